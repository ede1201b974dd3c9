import { type CoinTally, NO_COINS, tallyEvents } from '../companion/index.js';
import {
  benchSizeOf,
  type CardFacts,
  type Game,
  type GameEvent,
  type Onlooker,
  sharedView,
  turnWays,
  type View,
  viewFor,
} from '../engine/index.js';
import { cardsIn } from './cards-seen.js';
import { type Change, changeBetween } from './changes.js';
import { Chronicle } from './chronicle.js';
import type { Delta } from './delta.js';
import type { Moment } from './moment.js';
import type { Onlooking } from './seats.js';
import { Sight } from './sight.js';

/** Where a source is now. */
export interface Stand {
  readonly game: Game;
  /** Another number whenever there is something to be told. */
  readonly number: number;
  /** Another number whenever what had happened has not: then everything is told anew. */
  readonly course: number;
}

/** Where moments come from: a table at which is played, or a record that is played again. */
export interface Source {
  readonly facts: readonly CardFacts[];
  /** The game as it stood before its first choice. */
  start(): Game;
  now(): Stand;
  /** What has happened since so many events, as the onlooker may know it. */
  eventsSince(heard: number, onlooker: Onlooker): readonly GameEvent[];
  /** How many events there were before the two courses, that of the stand and that of now, went different ways. */
  shared(stand: Stand): number;
  /** What the source itself knows of a moment. */
  beside(onlooking: Onlooking): Pick<Moment, 'players' | 'undoable' | 'redoable' | 'replayed'>;
}

/** What a viewer keeps of the moment that it was told last, to compare the next one with. */
type Kept = Omit<Moment, 'told' | 'seen' | 'faces'>;

const NOTHING_NEW: Delta = { events: [], change: null };

/** The view that was built last of each source: much of it serves the next viewer too. */
const latest = new WeakMap<Source, { readonly number: number; readonly view: View }>();

/** One viewer of a source: it is told what it may know, and only what is new. What was told is not kept, but told anew. */
export class Viewing {
  private stand: Stand;
  private heard = 0;
  private coins: CoinTally = NO_COINS;
  private chronicle: Chronicle;
  private sight: Sight;
  private kept: Kept;

  constructor(
    private readonly source: Source,
    readonly viewer: Onlooking,
  ) {
    this.stand = source.now();
    this.chronicle = this.newChronicle();
    this.sight = this.newSight();
    const events = this.listen();
    this.chronicle.add(events);
    this.chronicle.forget();
    this.kept = this.look();
    this.sight.take(cardsIn(this.kept.view, events));
  }

  /** Where the game stands, whole: for who comes, or comes back. What was not told yet is told by it. */
  whole(): Moment {
    this.next();
    const chronicle = this.newChronicle();
    chronicle.add(this.eventsSince(0));
    const { view, players, ...more } = this.kept;
    return { view, players, told: chronicle.whole(), ...this.sight.whole(), ...more };
  }

  /** What has changed since this viewer was told something last. */
  next(): Delta {
    const [before, now] = [this.stand, this.source.now()];
    if (now.number === before.number) return NOTHING_NEW;
    this.stand = now;
    return now.course === before.course ? this.goOn() : this.beginAnew(before);
  }

  private goOn(): Delta {
    const events = this.listen();
    const told = this.chronicle.add(events);
    this.chronicle.forget();
    const before = this.kept.view;
    const fields = this.changeOfKept();
    if (told !== null) fields.told = told;
    Object.assign(fields, this.sight.take(cardsIn(this.kept.view, events, before)));
    return { events, change: changeOf(fields) };
  }

  /** Where something was taken back: told from the beginning, and compared with what was told. */
  private beginAnew(before: Stand): Delta {
    const [{ count }, seen] = [this.chronicle, this.sight.whole()];
    this.chronicle = this.newChronicle();
    this.sight = this.newSight();
    [this.heard, this.coins] = [0, NO_COINS];
    const [events, shared] = [this.listen(), this.source.shared(before)];
    this.chronicle.add(events.slice(0, shared));
    const closed = Math.max(0, this.chronicle.count - 1); // the last part may have gone on in another way
    this.chronicle.add(events.slice(shared));
    const fields = this.changeOfKept();
    fields.told = { at: closed, out: count - closed, put: this.chronicle.whole().slice(closed) };
    this.chronicle.forget();
    this.sight.take(cardsIn(this.kept.view, events));
    const change = changeBetween(seen, this.sight.whole());
    return { events: [], change: changeOf({ ...fields, ...(change !== null && 'in' in change ? change.in : {}) }) };
  }

  private changeOfKept(): Changes {
    const before = this.kept;
    this.kept = this.look(before);
    const change = changeBetween(before, this.kept);
    return change !== null && 'in' in change ? { ...change.in } : {}; // its fields are the same ones every time
  }

  private newChronicle(): Chronicle {
    return new Chronicle(this.source.start(), this.viewer === 'open' ? 'spectator' : this.viewer);
  }

  private newSight(): Sight {
    return new Sight(this.stand.game.setup, this.source.facts, this.viewer);
  }

  private eventsSince(heard: number): readonly GameEvent[] {
    return this.source.eventsSince(heard, this.viewer === 'open' ? 'all-seeing' : this.viewer);
  }

  private listen(): readonly GameEvent[] {
    const events = this.eventsSince(this.heard);
    this.heard += events.length;
    this.coins = tallyEvents(this.coins, events);
    return events;
  }

  private look(before?: Kept): Kept {
    const { game } = this.stand;
    const { players, ...beside } = this.source.beside(this.viewer);
    const view = this.viewOf(before?.view);
    const benches = game.state.sides.map((_, seat) => benchSizeOf(game, seat));
    return {
      view,
      players,
      ...turnWays(game, view),
      benches,
      prizes: game.setup.format.prizes,
      coins: this.coins,
      ...beside,
    };
  }

  private viewOf(before: View | undefined): View {
    const { game, number } = this.stand;
    if (this.viewer === 'open') return sharedView(game);
    const known = latest.get(this.source);
    const view = viewFor(game, this.viewer, { before, beside: known?.number === number ? known.view : undefined });
    latest.set(this.source, { number, view });
    return view;
  }
}

/** What has changed, field by field. */
type Changes = { -readonly [K in keyof Moment]?: Change<Moment[K]> };

function changeOf(fields: Changes): Delta['change'] {
  for (const _ in fields) return { in: fields };
  return null;
}
