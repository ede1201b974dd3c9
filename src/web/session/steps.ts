import type { GameEvent } from '../../engine/index.js';
import { type Covered, type Delta, type Moment, momentAfter } from '../../session/index.js';

/** A moment, and what happened on the way to it. */
export interface Step {
  readonly moment: Moment;
  readonly events: readonly GameEvent[];
}

/** What the thread of the game tells: step by step from where it told last, or from a whole moment. */
export interface Told {
  readonly whole?: Moment;
  readonly deltas: readonly Delta[];
  /** What lies on the device after that, where it is handed to somebody else. */
  readonly covered?: Covered;
}

/** Folds what is told into moments. All of it must be followed, in the order in which it comes, whether it is shown or not. */
export class Follower {
  private moment: Moment | null = null;

  follow({ whole, deltas }: Told): readonly Step[] {
    const steps: Step[] = whole === undefined ? [] : [{ moment: whole, events: [] }];
    this.moment = whole ?? this.moment;
    for (const delta of deltas) {
      if (this.moment === null) throw new Error('Nothing was told whole yet.');
      this.moment = momentAfter(this.moment, delta);
      steps.push({ moment: this.moment, events: delta.events });
    }
    return steps;
  }
}
