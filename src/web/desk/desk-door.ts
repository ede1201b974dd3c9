import { type PoolCard, printed } from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import type { Deck } from '../../session/index.js';
import type { Collection, DeckOffer } from '../session/library.js';
import { Desk } from './desk.js';
import type { ImportedInfo, Odds, ReadDeck, SearchAnswer, TestHand, Verdict } from './desk-view.js';
import { type Everything, readEverything } from './everything.js';
import { type Imported, readImported } from './imported.js';
import { forgetFile, keepFile, keptFile } from './imported-keep.js';
import type { KeptDeck } from './kept-deck.js';
import { ownDecks } from './own-decks.js';
import { CardBox, type SetTables, shippedCards } from './pool.js';
import { type ShippedDeck, shippedDecks } from './shipped-decks.js';

let shipped: readonly PoolCard[] = [];
let toCopy: readonly ShippedDeck[] = [];
let own: readonly Deck[] = [];
let tables: SetTables = { sets: [], codes: [] };
let imported: Imported | null = null;
let desk: Desk | null = null;

const opened = (): Desk => {
  if (desk === null) throw new Error('The desk has not been opened.');
  return desk;
};

function layOut(): ImportedInfo | null {
  desk = new Desk(new CardBox(shipped, tables, imported?.cards ?? []));
  return imported === null ? null : { cards: imported.cards.length, sources: imported.sources };
}

/** The decks that ship, for the desk: to be called once. */
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
  /** Lays the cards out. Those that were imported before are there again; a file that is damaged since is left out. */
  async openDesk(given: SetTables): Promise<ImportedInfo | null> {
    tables = given;
    const file = await keptFile().catch(() => null);
    if (file !== null) {
      const read = await readImported(new Uint8Array(await file.arrayBuffer()));
      imported = read.ok ? read.value : null;
    }
    return layOut();
  },
  /** Takes a file of imported cards in, and keeps it. */
  async importCards(file: Blob): Promise<ImportedInfo | { readonly fault: string } | null> {
    const read = await readImported(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return { fault: read.error };
    imported = read.value;
    await keepFile(file).catch(() => null);
    return layOut();
  },
  async forgetCards(): Promise<void> {
    imported = null;
    await forgetFile().catch(() => null);
    layOut();
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
  readDeckList: (text: string, era: string): ReadDeck => opened().read(text, era),
  writeDeckList: (deck: KeptDeck): string => opened().write(deck),
  /** What a file of everything holds, or what is wrong with it. */
  readEverything(written: string): { readonly kept: Everything['kept'] } | { readonly faults: readonly string[] } {
    const read = readEverything(written);
    return read.ok ? { kept: read.value } : { faults: read.error };
  },
} as const;
