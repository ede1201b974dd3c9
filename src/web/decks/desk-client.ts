import type { Remote } from 'comlink';
import { create } from 'zustand';
import type { DeskCard, FoundDeskCard, ImportedInfo, Odds, Verdict } from '../desk/desk-view.js';
import { type KeptDeck, keyOf } from '../desk/kept-deck.js';
import type { CardTables } from '../desk/pool.js';
import type { ShippedDeck } from '../desk/shipped-decks.js';
import { openSession } from '../thread/client.js';
import type { Session } from '../thread/worker.js';

/** What is shown of the desk, besides the decks themselves. */
export interface DeskState {
  readonly isOpen: boolean;
  readonly imported: ImportedInfo | null;
  readonly toCopy: readonly ShippedDeck[];
  readonly help: readonly (readonly [string, string])[];
  readonly found: readonly FoundDeskCard[];
  readonly total: number;
  readonly searched: number;
  readonly fault: string | null;
  /** Every card that has been shown, by what it is told by. */
  readonly cards: ReadonlyMap<string, DeskCard>;
  /** Of the deck that is open; null while it is being judged for the first time. */
  readonly verdict: Verdict | null;
  readonly odds: Odds | null;
}

export const useDesk = create<DeskState>(() => ({
  isOpen: false,
  imported: null,
  toCopy: [],
  help: [],
  found: [],
  total: 0,
  searched: 0,
  fault: null,
  cards: new Map(),
  verdict: null,
  odds: null,
}));

let opened: Promise<Remote<Session>> | null = null;

/** Lays the cards out, once for the whole page. */
export function openDesk(): Promise<Remote<Session>> {
  opened ??= start();
  return opened;
}

let fetched: Promise<CardTables> | null = null;

/** What is known of sets, and of this page's compiler. */
export function setTables(): Promise<CardTables> {
  fetched ??= fetch('./sets.json').then((response) => response.json() as Promise<CardTables>);
  return fetched;
}

async function start(): Promise<Remote<Session>> {
  const tables = setTables();
  const { session } = await openSession();
  const imported = await session.openDesk(await tables);
  const [toCopy, help] = await Promise.all([session.decksToCopy(), session.searchHelp()]);
  useDesk.setState({ isOpen: true, imported, toCopy, help });
  return session;
}

/** Only the newest question is answered: what comes late is dropped. */
function newest(): () => () => boolean {
  let asked = 0;
  return () => {
    const number = ++asked;
    return () => number === asked;
  };
}

const [searches, judgements, chances] = [newest(), newest(), newest()];

export async function searchCards(query: string, limit: number): Promise<void> {
  const isNewest = searches();
  const session = await openDesk();
  const answer = await session.searchCards(query, limit);
  if (!isNewest()) return;
  if ('fault' in answer) return useDesk.setState({ fault: answer.fault.message });
  useDesk.setState(({ cards }) => ({
    fault: null,
    found: answer.cards,
    total: answer.total,
    searched: answer.searched,
    cards: withCards(
      cards,
      answer.cards.map(({ card }) => card),
    ),
  }));
}

export async function judgeDeck(deck: KeptDeck): Promise<void> {
  const isNewest = judgements();
  const session = await openDesk();
  const verdict = await session.judgeDeck(deck);
  if (isNewest()) useDesk.setState(({ cards }) => ({ verdict, cards: withCards(cards, verdict.cards) }));
}

export async function countOdds(deck: KeptDeck, turn: number): Promise<void> {
  const isNewest = chances();
  const session = await openDesk();
  const odds = await session.oddsOfDeck(deck, turn);
  if (isNewest()) useDesk.setState({ odds });
}

const withCards = (known: ReadonlyMap<string, DeskCard>, more: readonly DeskCard[]): ReadonlyMap<string, DeskCard> =>
  new Map([...known, ...more.map((card) => [keyOf(card), card] as const)]);

/** Lays the cards out again, for others are there now. */
export async function openDeskAgain(): Promise<void> {
  const [session, tables] = await Promise.all([openDesk(), setTables()]);
  useDesk.setState({ imported: await session.openDesk(tables) });
}
