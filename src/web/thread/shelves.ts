import { type Deck, decksOf, knowCards } from '../../session/index.js';
import { shipCards } from '../desk/desk-door.js';
import type { Collection, DeckShelf } from '../session/library.js';
import { Reckoned } from './reckoned.js';

const EMPTY: Deck = { facts: [], cards: [] };

/** The decks that ship, each era's fetched when it is first wanted. The page itself never holds them. */
export class Shelves {
  /** By the places at which games count them; those that were not fetched yet are empty. */
  library: readonly Deck[];
  reckoned = new Reckoned();
  private readonly fetched: Promise<void>[] = [];
  private readonly here: (Collection | null)[];

  constructor(
    private readonly shelves: readonly DeckShelf[],
    private readonly fetchFile: (file: string) => Promise<Collection>,
  ) {
    this.here = shelves.map(() => null);
    this.library = this.counted();
  }

  /** Everything that a game in an era needs: the decks that are played, and those that its bots reckon with. */
  async forGame(era: string, decks: readonly number[] = []): Promise<void> {
    let first = 0;
    const wanted = this.shelves.map((shelf) => {
      const [from, behind] = [first, first + shelf.decks];
      first = behind;
      return shelf.era === null || shelf.era === era || decks.some((place) => from <= place && place < behind);
    });
    await this.fetchAll(wanted);
  }

  /** All of them: for who searches, builds decks, or looks for a deck that could be any. */
  whole = (): Promise<void> => this.fetchAll(this.shelves.map(() => true));

  private async fetchAll(wanted: readonly boolean[]): Promise<void> {
    await Promise.all(wanted.map((isWanted, place) => (isWanted ? this.fetchOne(place) : undefined)));
  }

  private fetchOne(place: number): Promise<void> {
    const fetching =
      this.fetched[place] ?? this.fetchFile(this.shelves[place]!.file).then((one) => this.put(place, one));
    this.fetched[place] = fetching;
    // What could not be fetched is asked for again the next time.
    fetching.catch(() => delete this.fetched[place]);
    return fetching;
  }

  private put(place: number, collection: Collection): void {
    this.here[place] = collection;
    knowCards(collection);
    const known = this.here.filter((each) => each !== null);
    this.library = this.counted();
    this.reckoned = new Reckoned(known);
    shipCards(known);
  }

  private counted(): readonly Deck[] {
    return this.here.flatMap((collection, place) =>
      collection === null ? new Array<Deck>(this.shelves[place]!.decks).fill(EMPTY) : decksOf([collection]),
    );
  }
}
