import {
  cardOf,
  cardOfEvent,
  eventCount,
  eventsFor,
  type Game,
  type GameEvent,
  type Teller,
  teller,
} from '../../engine/index.js';

/** One thing that happened; without a sentence where it goes without saying. */
export interface Told {
  readonly event: GameEvent;
  readonly sentence: string | null;
  /** What words may be looked for in: the sentence, or the card that goes without one. */
  readonly about: string;
}

/** What has happened in a game, told in the order in which it did. */
export class Story {
  /** Made when the game began: it knows the Pokémon that were there then. */
  private readonly teller: Teller;
  private readonly told: Told[] = [];

  constructor(private readonly game: Game) {
    this.teller = teller(game);
  }

  /** How many things have happened. */
  get length(): number {
    return this.game.log === null ? 0 : eventCount(this.game.log);
  }

  /** What has happened from that number on. */
  since(from: number): readonly Told[] {
    const { told, game, length } = this;
    told.length = Math.min(told.length, length); // a refused step is taken back
    if (game.log === null) return [];
    for (const event of eventsFor(game.log, 'all-seeing', told.length)) told.push(this.tell(event));
    return told.slice(from);
  }

  private tell(event: GameEvent): Told {
    const sentence = this.teller.tell(event);
    const card = cardOfEvent(event);
    return { event, sentence, about: sentence ?? (card === null ? '' : cardOf(this.game, card).name) };
  }

  /** The sentences of the whole game. */
  sentences(): string[] {
    return this.since(0).flatMap(({ sentence }) => sentence ?? []);
  }
}
