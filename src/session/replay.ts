import {
  type Answer,
  beginning,
  describe,
  err,
  eventCount,
  eventsFor,
  fingerprint,
  type Game,
  type GameEvent,
  type GameRecord,
  gameWith,
  type Onlooker,
  ok,
  pack,
  play,
  type Result,
  recordOf,
  replay,
  unpack,
} from '../engine/index.js';
import { type Landmark, landmarksIn } from './landmarks.js';
import type { GameSummary, Moment } from './moment.js';
import { STRIDE } from './past.js';
import type { Onlooking } from './seats.js';
import { summaryOf } from './summary.js';
import { type Source, Viewing } from './viewing.js';

/** A game to be looked at again. */
export interface ReplayAbout {
  readonly summary: GameSummary;
  readonly landmarks: readonly Landmark[];
  /** What is no longer as it was when the game was recorded, from who opened the record. */
  readonly remarks?: readonly string[];
}

/** What is wrong with a record, and how many of its choices can be played nevertheless. */
export interface Spoilt {
  readonly faults: readonly string[];
  readonly whole: number;
}

/** What is kept of a record that has been played through. */
interface Played {
  readonly start: Game;
  readonly ended: Game;
  readonly snapshots: readonly Int16Array[];
  /** How many events had happened when so many choices were given. */
  readonly before: readonly number[];
}

/** A record as moments, in any order. */
export class Replay {
  readonly about: ReplayAbout;
  private readonly heard = new Map<Onlooker, readonly GameEvent[]>();
  private at = 0;
  /** How often it was gone to somewhere else than the next choice. */
  private jumps = 0;
  private game: Game;

  private constructor(
    readonly record: GameRecord,
    private readonly played: Played,
  ) {
    const { ended, before } = played;
    const summary = summaryOf({ claim: record.game, choices: record.choices.length, game: ended }, null);
    this.about = { summary, landmarks: landmarksIn(this.eventsFor('all-seeing'), before) };
    this.game = this.gameAt(0);
  }

  static open(record: GameRecord): Result<Replay, Spoilt> {
    const snapshots: Int16Array[] = [];
    const before: number[] = [];
    const start = beginning(record.game);
    if (!start.ok) return err({ faults: start.error.map(({ message }) => message), whole: -1 });
    const visit = ({ state, log }: Game, choice: number): void => {
      if (choice % STRIDE === 0) snapshots.push(pack(state));
      before.push(eventCount(log!));
    };
    const ended = replay(record, { listen: true, visit });
    if (ended.ok) return ok(new Replay(record, { start: start.value, ended: ended.value, snapshots, before }));
    return err({ faults: ended.error.map(({ message }) => message), whole: before.length - 1 });
  }

  /** After so many choices. */
  get place(): number {
    return this.at;
  }

  /** The record as far as so many choices. */
  upTo(place: number): GameRecord {
    return recordOf(this.record.game, this.record.choices.slice(0, place));
  }

  /** Goes to where so many choices were given: by one choice, or by a jump. */
  goTo(place: number): void {
    if (place === this.at) return;
    if (place === this.at + 1) play(this.game, this.record.choices[this.at]!);
    else {
      this.game = this.gameAt(place);
      this.jumps++;
    }
    this.at = place;
  }

  /** Somebody who looks on, wherever it is gone to. */
  viewing(onlooking: Onlooking): Viewing {
    return new Viewing(this.source(), onlooking);
  }

  fingerprint(): string {
    return fingerprint(this.game.state).toString();
  }

  private source(): Source {
    const { start, before } = this.played;
    return {
      facts: this.record.game.facts,
      start,
      now: () => ({ game: this.game, number: this.at, course: this.jumps }),
      eventsSince: (heard, onlooker) => this.eventsFor(onlooker).slice(heard, before[this.at]),
      beside: (onlooking) => ({
        players: this.game.state.sides.map(() => 'empty' as const),
        undoable: 0,
        redoable: 0,
        replayed: { given: this.givenTo(onlooking) },
      }),
    };
  }

  private gameAt(place: number): Game {
    const nearest = Math.floor(place / STRIDE);
    const game = gameWith(this.played.start.setup, unpack(this.played.snapshots[nearest]!));
    for (const choice of this.record.choices.slice(nearest * STRIDE, place)) play(game, choice);
    return game;
  }

  private eventsFor(onlooker: Onlooker): readonly GameEvent[] {
    const known = this.heard.get(onlooker);
    if (known !== undefined) return known;
    const events = eventsFor(this.played.ended.log!, onlooker);
    this.heard.set(onlooker, events);
    return events;
  }

  /** What is chosen next; what another seat is about to choose, a seat may not know. */
  private givenTo(onlooking: Onlooking): NonNullable<Moment['replayed']>['given'] {
    const given: Answer | undefined = this.record.choices[this.at];
    if (given === undefined) return null;
    const mayKnow = onlooking === 'open' || onlooking === this.game.state.decision.seat;
    return mayKnow ? describe(this.game, given) : null;
  }
}
