import type { SoakState } from '../../arena/index.js';
import type { Part, Task } from '../job.js';
import type { Kit } from '../kit.js';

/** A piece of a run, as it is put into the queue. What it is called and what it holds follow from the run alone. */
export interface Cut {
  readonly number: number;
  readonly games: number;
  readonly task: Task;
}

/** A run as jobs: which are next, and what has come of those before. What comes of it does not depend on their order. */
export interface Work {
  readonly kit: Kit;
  /** What it is, for people who look at the farm. */
  readonly title: string;
  /** Whether all of it may lie in the queue at once; otherwise what is next depends on what has come. */
  readonly isKnownAhead: boolean;
  readonly isOver: boolean;
  readonly games: { readonly done: number; readonly expected: number };
  /** The next job; null: none for now. */
  next(): Cut | null;
  /** Whether anybody still asks for what comes of a job. */
  isWanted(number: number): boolean;
  take(number: number, part: Part): void;
  /** For work whose players learn of what was played. */
  readonly learning?: LearningWork;
}

/** What its players have to know before they go on, and how it is kept short. */
export interface LearningWork {
  /** Rounds that have become known since this was asked: their lessons, for all who play. */
  newRounds(): readonly RoundLessons[];
  /** All of it by now; null: too little is new. What came of jobs below `forgets` is in it. */
  checkpoint(): { readonly state: SoakState; readonly forgets: number } | null;
  /** All of it by now, however little is new. */
  everything(): SoakState | null;
  goOnFrom(state: SoakState): void;
}

export interface RoundLessons {
  readonly round: number;
  readonly lessons: readonly SoakState['lessons'][];
}
