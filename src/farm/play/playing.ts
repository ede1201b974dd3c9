import type { Part, Task } from '../job.js';

/** Plays tasks of one run. */
export interface Player {
  play(task: Task): Part;
  /** What was learnt in rounds before; `anew`: instead of all that is known. */
  learn?(packedLessons: readonly Uint8Array[], anew: boolean): void;
}

/** A task of another kind than its run's: somebody else has written it. */
export const strange = (task: Task): never => {
  throw new Error(`This run knows no tasks of ${task.is}.`);
};
