import { err, ok, type Result } from '../../engine/index.js';
import type { DeckWish, TableRules } from '../../protocol/index.js';
import type { Reasons } from '../../session/index.js';
import { Bounded } from './bounded.js';
import { readDeck } from './read-deck.js';
import type { ServerLibrary } from './server-library.js';
import type { Shelf } from './shelf.js';

/** A deck that may be played at a table and is kept: what an entry names. */
export interface PickedDeck {
  readonly name: string;
  readonly hash: string;
}

/** Decks as players pick them. Those of the library are looked up, judged and compiled once for all tables. */
export class Decks {
  private readonly known: Bounded<PickedDeck>;

  constructor(
    private readonly library: ServerLibrary,
    private readonly shelf: Shelf,
    most: number,
  ) {
    this.known = new Bounded(most);
  }

  /** The deck, kept so that every node finds it; or why it cannot be played there. */
  async pick(wish: DeckWish, rules: TableRules): Promise<Result<PickedDeck, Reasons>> {
    const key = wish.from === 'library' ? [rules.era, rules.format, wish.name].join('\n') : null;
    const known = key === null ? undefined : this.known.get(key);
    if (known !== undefined) return ok(known);
    const read = readDeck(wish, rules, this.library);
    if (!read.ok) return err(read.error);
    const { hash } = await this.shelf.keep(read.value.deck);
    const picked = { name: read.value.name, hash };
    return ok(key === null ? picked : this.known.set(key, picked));
  }
}
