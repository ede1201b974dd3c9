import {
  type Answer,
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
import { noPlaceIn, surely } from './doors.js';
import { type Landmark, landmarksIn } from './landmarks.js';
import { beforeAll } from './lay.js';
import type { GameSummary, Moment, Reasons } from './moment.js';
import { STRIDE } from './past.js';
import { isSeat, type Onlooking } from './seats.js';
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
    let start: Game | null = null;
    const visit = (game: Game, choice: number): void => {
      start ??= beforeAll(game);
      if (choice % STRIDE === 0) snapshots.push(pack(game.state));
      before.push(eventCount(game.log!));
    };
    const ended = replay(record, { listen: true, visit });
    if (ended.ok) return ok(new Replay(record, { start: start!, ended: ended.value, snapshots, before }));
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

  /** Goes to where so many choices were given: by one choice, or by a jump. Why not, if there is no such place. */
  goTo(place: number): Reasons | null {
    const { length } = this.record.choices;
    if (!Number.isInteger(place) || place < 0 || place > length) return noPlaceIn(length);
    if (place === this.at) return null;
    if (place === this.at + 1) surely(play(this.game, this.record.choices[this.at]!));
    else {
      this.game = this.gameAt(place);
      this.jumps++;
    }
    this.at = place;
    return null;
  }

  /** Somebody who looks on, wherever it is gone to: who had no seat, as a spectator. */
  viewing(onlooking: Onlooking): Viewing {
    const isKnown = onlooking === 'open' || isSeat(onlooking, this.game.state.sides);
    return new Viewing(this.source(), isKnown ? onlooking : 'spectator');
  }

  fingerprint(): string {
    return fingerprint(this.game.state).toString();
  }

  private source(): Source {
    const { start, before } = this.played;
    return {
      facts: this.record.game.facts,
      start: () => start,
      now: () => ({ game: this.game, number: this.at, course: this.jumps }),
      eventsSince: (heard, onlooker) => this.eventsFor(onlooker).slice(heard, before[this.at]),
      // The events are those of one record: the number of a stand is its place there.
      shared: ({ number }) => Math.min(before[number]!, before[this.at]!),
      beside: (onlooking) => ({
        players: this.game.state.sides.map(() => 'empty' as const),
        undoable: 0,
        redoable: 0,
        replayed: { given: this.givenTo(onlooking), place: this.at },
      }),
    };
  }

  private gameAt(place: number): Game {
    const nearest = Math.floor(place / STRIDE);
    const game = gameWith(this.played.start.setup, unpack(this.played.snapshots[nearest]!));
    for (const choice of this.record.choices.slice(nearest * STRIDE, place)) surely(play(game, choice));
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
