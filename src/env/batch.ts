import { nonceFor, type Seed, seedFrom } from '../engine/index.js';
import type { Env } from './env.js';
import type { EnvGame } from './env-game.js';
import { ACTION_LAYOUT } from './vector/action.js';
import { PLACE_OF_DECISION } from './vector/observation.js';

/** How a game of a batch stands after a step: it goes on, it has ended, it was cut off. */
export const ENDS = ['goes-on', 'ended', 'cut-off'] as const;

/** What is worked out for a batch, beside who decides and what came of the last step. */
export interface BatchWants {
  /** What each who decides knows. */
  readonly observations?: boolean;
  /** What each is offered. */
  readonly actions?: boolean;
  /**
   * A game that has ended begins anew at once, by its next seed. A number: each place plays so many games and then rests. Who takes the
   * first thousand games to end instead has more of the short ones.
   */
  readonly renew?: boolean | number;
}

/**
 * Many games that go on side by side: one call takes an answer for each, and everything that is told is in arrays, game by game.
 * The arrays are the same ones at every step, and written over.
 */
export class Batch {
  readonly games: EnvGame[];
  /** Who decides; −1: the game is over. */
  readonly seats: Int32Array;
  /** What kind of decision is open, as a place in `DECISION_KINDS`. */
  readonly kinds: Int32Array;
  /** How many answers are legal. */
  readonly counts: Int32Array;
  /** What each seat was given for the last step: as many numbers a game as there are seats. */
  readonly rewards: Float32Array;
  /** Whether the last step ended the game: places in `ENDS`. A game that was begun anew says it of the one before. */
  readonly ends: Uint8Array;
  /** What each who decides knows: as many numbers a game as the layout has. */
  readonly observations: Float32Array;
  /** Where the vectors of each game's answers begin, in answers, and where the last ends. */
  readonly offsets: Int32Array;
  /** What each is offered, answer by answer: `offsets[i] * size` is where game i begins. */
  actions: Float32Array = new Float32Array(0);
  private readonly envs: readonly Env[];
  private readonly seed: Seed;
  private readonly wants: BatchWants;
  /** How many numbers an observation has. */
  private readonly size: number;
  /** How many games each place has begun, and how many it may still begin. */
  private readonly begun: number[];
  private readonly left: number[];

  /** So many games, the environments in turn: all must have equally many seats. */
  constructor(envs: readonly Env[], count: number, seed: Seed, wants: BatchWants = {}) {
    const { seats, layout } = envs[0]!;
    this.envs = envs;
    this.seed = seed;
    this.wants = wants;
    this.size = layout.size;
    this.begun = new Array<number>(count).fill(0);
    this.left = new Array<number>(count).fill(0);
    this.seats = new Int32Array(count);
    this.kinds = new Int32Array(count);
    this.counts = new Int32Array(count);
    this.rewards = new Float32Array(count * seats);
    this.ends = new Uint8Array(count);
    this.observations = new Float32Array(wants.observations === true ? count * layout.size : 0);
    this.offsets = new Int32Array(count + 1);
    this.games = new Array<EnvGame>(count);
    this.reset();
  }

  /** One answer for each game by its index; what is said for a game that is over does not matter. A sentence: nothing was done. */
  step(choices: ArrayLike<number>): string | null {
    const wrong = this.refusal(choices);
    if (wrong !== null) return wrong;
    this.rewards.fill(0);
    for (let place = 0; place < this.games.length; place++) {
      this.ends[place] = 0;
      if (this.seats[place]! >= 0) this.stepOne(place, choices[place]!);
      this.tell(place);
    }
    return null;
  }

  private stepOne(place: number, choice: number): void {
    const game = this.games[place]!;
    game.step(choice);
    this.rewards.set(game.rewards, place * game.rewards.length);
    if (game.seat >= 0) return;
    this.ends[place] = game.isOver ? 1 : 2;
    if (this.left[place]! > 0) this.next(place);
  }

  /** Begins every game anew, each by its next seed. */
  reset(): void {
    const { renew = false } = this.wants;
    this.rewards.fill(0);
    this.ends.fill(0);
    this.left.fill(renew === true ? Number.POSITIVE_INFINITY : renew === false ? 1 : renew);
    for (let place = 0; place < this.games.length; place++) {
      this.next(place);
      this.tell(place);
    }
  }

  private refusal(choices: ArrayLike<number>): string | null {
    const { length } = this.games;
    if (choices.length !== length) return `A batch of ${length} games takes ${length} answers, not ${choices.length}.`;
    for (let place = 0; place < length; place++) {
      const [count, choice] = [this.counts[place]!, choices[place]!];
      if (this.seats[place]! >= 0 && !(Number.isInteger(choice) && choice >= 0 && choice < count))
        return `Game ${place} takes an index from 0 to ${count - 1}, not ${choice}.`;
    }
    return null;
  }

  private next(place: number): void {
    this.left[place]!--;
    const number = this.begun[place]!++;
    const env = this.envs[place % this.envs.length]!;
    this.games[place] = env.begun(seedFrom(this.seed, nonceFor('contest', place, number)));
  }

  /** Tells of a game right after its step, while its answers stand listed. */
  private tell(place: number): void {
    const game = this.games[place]!;
    const { seat, count } = game;
    this.seats[place] = seat;
    this.kinds[place] = PLACE_OF_DECISION[game.kind];
    this.counts[place] = count;
    this.offsets[place + 1] = this.offsets[place]! + count;
    if (seat < 0) return;
    if (this.wants.observations === true) game.observe(seat, this.observations, place * this.size);
    if (this.wants.actions === true) game.actions(this.roomFor(this.offsets[place + 1]!), this.offsets[place]! * ROW);
  }

  /** Room for so many rows of answers, with those that it has by now. */
  private roomFor(rows: number): Float32Array {
    if (this.actions.length >= rows * ROW) return this.actions;
    const more = new Float32Array(2 * rows * ROW);
    more.set(this.actions);
    this.actions = more;
    return more;
  }
}

const ROW = ACTION_LAYOUT.size;
