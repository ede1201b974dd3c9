import { encodingOf, type LocalCard, type PoolCard, printed } from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import type { Deck } from '../../session/index.js';
import type { Collection, DeckOffer } from '../session/library.js';
import { aboutCards, keptSets } from './card-store.js';
import { Desk } from './desk.js';
import type { ImportedInfo, Odds, ReadDeck, SearchAnswer, TestHand, Verdict } from './desk-view.js';
import { type Everything, readEverything } from './everything.js';
import type { KeptDeck } from './kept-deck.js';
import { byDate, cardsIn } from './kept-set.js';
import { ownDecks } from './own-decks.js';
import { CardBox, type SetTables, shippedCards } from './pool.js';
import { type ShippedDeck, shippedDecks } from './shipped-decks.js';

let shipped: readonly PoolCard[] = [];
let toCopy: readonly ShippedDeck[] = [];
let own: readonly Deck[] = [];
let tables: SetTables = { sets: [], codes: [] };
let imported: { readonly cards: readonly LocalCard[]; readonly sources: readonly string[] } | null = null;
let desk: Desk | null = null;

const opened = (): Desk => {
  if (desk === null) throw new Error('The desk has not been opened.');
  return desk;
};

function layOut(): ImportedInfo | null {
  desk = new Desk(new CardBox(shipped, tables, imported?.cards ?? []));
  return imported === null ? null : { cards: imported.cards.length, sources: imported.sources };
}

async function broughtIn(): Promise<typeof imported> {
  const [sets, { sources }] = await Promise.all([keptSets(), aboutCards()]);
  return sets.length === 0 ? null : { cards: [...sets].sort(byDate).flatMap(cardsIn), sources };
}

/** The decks that ship, for the desk: all that have come so far. */
export function shipCards(collections: readonly Collection[]): void {
  shipped = shippedCards(collections);
  toCopy = shippedDecks(collections);
}

/** Every card that is known here: those that ship, and those that were imported. */
export const cardsKnown = (): readonly PoolCard[] => [...shipped, ...(imported?.cards ?? []).map(printed)];

export const decksOfOnesOwn = (): readonly Deck[] => own;

/** What the page may ask of the desk. */
export const deskDoor = {
  /** Takes decks of one's own in and says at which tables each can be played. */
  takeOwn(kept: readonly KeptDeck[]): readonly DeckOffer[] {
    const { decks, offers } = ownDecks(kept, shipped);
    own = decks;
    return offers;
  },
  /** Lays the cards out, with those that were brought in; again whenever others are. */
  async openDesk(given: SetTables): Promise<ImportedInfo | null> {
    tables = given;
    imported = await broughtIn().catch(() => null);
    return layOut();
  },
  /** The cards of a deck of one's own, whole: for a table that takes them as they are sent. */
  cardsOfDeck(deck: KeptDeck): { facts: CardFacts[]; cards: number[] } {
    const { facts, cards } = ownDecks([deck], shipped).decks[0]!;
    return { facts: [...facts], cards: [...cards] };
  },
  decksToCopy: (): readonly ShippedDeck[] => toCopy,
  searchCards: (query: string, limit: number): SearchAnswer => opened().search(query, limit),
  searchHelp: (): readonly (readonly [string, string])[] => opened().help(),
  judgeDeck: (deck: KeptDeck): Verdict => opened().judge(deck),
  oddsOfDeck: (deck: KeptDeck, turn: number): Odds => opened().odds(deck, turn),
  dealHand: (deck: KeptDeck, seed: string): TestHand | null => opened().deal(deck, seed),
  readDeckList: (text: string, era: string | null, otherwise: string): ReadDeck => opened().read(text, era, otherwise),
  /** The text of a file, however it is encoded. */
  textOfList: (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes),
  writeDeckList: (deck: KeptDeck): string => opened().write(deck),
  /** What a file of everything holds, or what is wrong with it. */
  readEverything(written: string): { readonly kept: Everything['kept'] } | { readonly faults: readonly string[] } {
    const read = readEverything(written);
    return read.ok ? { kept: read.value } : { faults: read.error };
  },
} as const;
