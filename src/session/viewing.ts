import { type CoinTally, NO_COINS, tallyEvents } from '../companion/index.js';
import {
  benchSizeOf,
  type CardFacts,
  type Game,
  type GameEvent,
  type Onlooker,
  sharedView,
  turnWays,
  viewFor,
} from '../engine/index.js';
import { cardsIn } from './cards-seen.js';
import { Chronicle } from './chronicle.js';
import { type Delta, deltaBetween } from './delta.js';
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
  /** What the source itself knows of a moment. */
  beside(onlooking: Onlooking): Pick<Moment, 'players' | 'undoable' | 'redoable' | 'replayed'>;
}

/** One viewer of a source: it is told what it may know, and only what is new. */
export class Viewing {
  private moment: Moment;
  private stand: Stand;
  private heard = 0;
  private chronicle!: Chronicle;
  private sight!: Sight;
  private coins: CoinTally = NO_COINS;

  constructor(
    private readonly source: Source,
    readonly viewer: Onlooking,
  ) {
    this.stand = source.now();
    this.moment = this.anew();
  }

  /** Where the game stands, whole: for who comes, or comes back. What was not told yet is told by it. */
  whole(): Moment {
    this.next();
    return this.moment;
  }

  /** What has changed since this viewer was told something last. */
  next(): Delta {
    const { moment, stand } = this;
    const now = this.source.now();
    if (now.number === stand.number) return { events: [], change: null };
    this.stand = now;
    const goesOn = now.course === stand.course;
    const events = goesOn ? this.listen() : [];
    this.moment = goesOn ? this.look(events) : this.anew();
    return deltaBetween(moment, this.moment, events);
  }

  /** Told from the beginning. */
  private anew(): Moment {
    const start = this.source.start();
    this.heard = 0;
    this.coins = NO_COINS;
    this.chronicle = new Chronicle(start, this.viewer === 'open' ? 'spectator' : this.viewer);
    this.sight = new Sight(start.setup, this.source.facts, this.viewer);
    return this.look(this.listen());
  }

  private listen(): readonly GameEvent[] {
    const events = this.source.eventsSince(this.heard, this.viewer === 'open' ? 'all-seeing' : this.viewer);
    this.heard += events.length;
    this.coins = tallyEvents(this.coins, events);
    this.chronicle.add(events);
    return events;
  }

  private look(events: readonly GameEvent[]): Moment {
    const { game } = this.stand;
    const { players, ...beside } = this.source.beside(this.viewer);
    const view = this.viewer === 'open' ? sharedView(game) : viewFor(game, this.viewer);
    return {
      view,
      players,
      told: this.chronicle.whole(),
      ...this.sight.with(cardsIn(view, events)),
      ...turnWays(game, view),
      benches: game.state.sides.map((_, seat) => benchSizeOf(game, seat)),
      prizes: game.setup.format.prizes,
      coins: this.coins,
      ...beside,
    };
  }
}
