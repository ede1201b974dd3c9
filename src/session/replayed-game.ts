import { NO_COINS, tallyEvents } from '../companion/index.js';
import {
  type Answer,
  beginning,
  benchSizeOf,
  describe,
  err,
  eventCount,
  eventsFor,
  fingerprint,
  type Game,
  type GameEvent,
  type GameRecord,
  gameWith,
  ok,
  pack,
  play,
  type Result,
  recordOf,
  replay,
  type Seat,
  sharedView,
  unpack,
  type View,
  viewFor,
} from '../engine/index.js';
import { Chronicle } from './chronicle.js';
import { faceOf } from './faces.js';
import { type Landmark, landmarksIn } from './landmarks.js';
import type { GameSummary, Moment, Told } from './moment.js';
import { summaryOf } from './summary.js';

/** Who looks on: a seat with what it may know, or somebody to whom all hands are open. */
export type Onlooking = Seat | 'open';

/** A game to be looked at again. */
export interface ReplayAbout {
  readonly summary: GameSummary;
  readonly landmarks: readonly Landmark[];
}

/** What is wrong with a record, and how many of its choices can be played nevertheless. */
export interface Spoilt {
  readonly faults: readonly string[];
  readonly whole: number;
}

/** A snapshot is kept every so many choices: from there any moment is a few choices away. */
const STRIDE = 8;

/** What is kept of a record that has been played through. */
interface Played {
  readonly start: Game;
  readonly ended: Game;
  readonly snapshots: readonly Int16Array[];
  /** How many events had happened when so many choices were given. */
  readonly before: readonly number[];
}

/** A record as moments, in any order. */
export class ReplayedGame {
  readonly about: ReplayAbout;
  private readonly told = new Map<Onlooking, readonly GameEvent[]>();

  private constructor(
    readonly record: GameRecord,
    private readonly played: Played,
  ) {
    const { ended, before } = played;
    const all = eventsFor(ended.log!, 'all-seeing');
    this.about = { summary: summaryOf(record, ended, null), landmarks: landmarksIn(all, before) };
  }

  static open(record: GameRecord): Result<ReplayedGame, Spoilt> {
    const snapshots: Int16Array[] = [];
    const before: number[] = [];
    const start = beginning(record.game);
    if (!start.ok) return err({ faults: start.error.map(({ message }) => message), whole: -1 });
    const visit = ({ state, log }: Game, choice: number): void => {
      if (choice % STRIDE === 0) snapshots.push(pack(state));
      before.push(eventCount(log!));
    };
    const ended = replay(record, { listen: true, visit });
    if (ended.ok) return ok(new ReplayedGame(record, { start: start.value, ended: ended.value, snapshots, before }));
    return err({ faults: ended.error.map(({ message }) => message), whole: before.length - 1 });
  }

  /** The record as far as so many choices. */
  upTo(place: number): GameRecord {
    return recordOf(this.record.game, this.record.choices.slice(0, place));
  }

  /** The moment after so many choices; `from`: what has happened since that one comes with it. */
  at(place: number, onlooking: Onlooking, from: number | null): Moment {
    const game = this.gameAt(place);
    const events = this.eventsSeenBy(onlooking);
    const until = this.played.before[place]!;
    return {
      view: seenBy(game, onlooking),
      events: from === null ? [] : events.slice(this.played.before[from], until),
      told: this.toldUntil(until, onlooking),
      seen: from === null ? game.setup.cardOf.map((facts, card) => [card, facts]) : [],
      faces: from === null ? this.faces() : [],
      acts: [],
      uses: [],
      benches: game.state.sides.map((_, seat) => benchSizeOf(game, seat)),
      prizes: game.setup.format.prizes,
      coins: tallyEvents(NO_COINS, events.slice(0, until)),
      undoable: 0,
      redoable: 0,
      fingerprint: fingerprint(game.state).toString(),
      replayed: { given: this.givenAt(game, place, onlooking) },
    };
  }

  private faces(): Moment['faces'] {
    const { facts } = this.record.game;
    return facts.map((each, place) => [place, faceOf(each, facts)]);
  }

  private gameAt(place: number): Game {
    const nearest = Math.floor(place / STRIDE);
    const { setup } = this.played.start;
    const game = gameWith(setup, unpack(this.played.snapshots[nearest]!));
    for (const choice of this.record.choices.slice(nearest * STRIDE, place)) play(game, choice);
    return game;
  }

  private eventsSeenBy(onlooking: Onlooking): readonly GameEvent[] {
    const known = this.told.get(onlooking);
    if (known !== undefined) return known;
    const events = eventsFor(this.played.ended.log!, onlooking === 'open' ? 'all-seeing' : onlooking);
    this.told.set(onlooking, events);
    return events;
  }

  private toldUntil(until: number, onlooking: Onlooking): readonly Told[] {
    const viewer = onlooking === 'open' ? 'spectator' : onlooking;
    const chronicle = new Chronicle(this.played.start, viewer);
    chronicle.add(this.eventsSeenBy(onlooking).slice(0, until));
    return chronicle.whole();
  }

  /** What is chosen next; what another seat is about to choose, a seat may not know. */
  private givenAt(game: Game, place: number, onlooking: Onlooking): NonNullable<Moment['replayed']>['given'] {
    const given: Answer | undefined = this.record.choices[place];
    if (given === undefined) return null;
    return onlooking === 'open' || onlooking === game.state.decision.seat ? describe(game, given) : null;
  }
}

const seenBy = (game: Game, onlooking: Onlooking): View =>
  onlooking === 'open' ? sharedView(game) : viewFor(game, onlooking);
