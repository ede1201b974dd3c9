import { create } from 'zustand';
import type { Seat } from '../../engine/index.js';
import {
  type ClientNews,
  type DeckWish,
  type Line,
  type TableAbout,
  TableClient,
  type Verdict,
  worldWith,
} from '../../protocol/index.js';
import { serverAddress } from '../links/server.js';
import { noteChance } from './chance-told.js';
import { forgetSeat, type KeptSeat, keepSeat, keptSeat } from './kept-seats.js';

/** The table elsewhere that this page is at, and what is known of it besides the game. */
export interface Here {
  /** Empty: at none. */
  readonly table: string;
  /** The seat whose key this page has; null: it looks on. */
  readonly seat: Seat | null;
  readonly line: Line;
  /** Null until the server has told it. */
  readonly about: TableAbout | null;
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly serverAhead: number;
  readonly deck: DeckState;
}

/** What became of the deck that was brought: it is being looked at, or refused, or there is nothing to say. */
export type DeckState =
  | { readonly is: 'settled' }
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly sentence: string };

const NOWHERE: Here = {
  table: '',
  seat: null,
  line: { is: 'opening' },
  about: null,
  serverAhead: 0,
  deck: { is: 'settled' },
};

/** Where this page sits or looks on. */
export const useHere = create<Here>(() => NOWHERE);

interface Place {
  readonly client: TableClient;
  readonly table: string;
  readonly key: string | null;
  /** Lets go of what was listened to for the line. */
  readonly letGo: () => void;
}

let place: Place | null = null;

/** The line to the table that this page is at; null: it is at none. */
export const tableClient = (): TableClient | null => place?.client ?? null;

/** Sits down on a seat whose key is known, and keeps it: a reload, or another tab, comes back to it. */
export function takeSeat(seat: KeptSeat): void {
  keepSeat(seat);
  goTo(seat.table, seat.key, seat.seat);
}

/** Goes back to a seat that is kept here; false if there is none. */
export function comeBack(table: string, seat: number): boolean {
  const kept = keptSeat(table, seat);
  if (kept !== null) goTo(table, kept.key, kept.seat);
  return kept !== null;
}

/** Looks on at a table. */
export const watchTable = (table: string): void => goTo(table, null, null);

/** Goes away from the table: the seat stays one's own. */
export function goAway(): void {
  place?.client.close();
  place?.letGo();
  place = null;
  useHere.setState(NOWHERE);
}

/** One line at a time: the same table by the same key goes on as it is. */
function goTo(table: string, key: string | null, seat: Seat | null): void {
  if (place !== null && place.table === table && place.key === key && useHere.getState().line.is !== 'closed') return;
  goAway();
  useHere.setState({ ...NOWHERE, table, seat });
  const client = new TableClient(
    { server: serverAddress(), table, ...(key === null ? {} : { key }) },
    worldWith(WebSocket),
    (news) => place?.client === client && take(news),
  );
  place = { client, table, key, letGo: tryWhenBack(client) };
}

/** A page that is in sight again, or a machine that is back in the network, does not wait for the next try. */
function tryWhenBack(client: TableClient): () => void {
  const tryNow = (): void => {
    if (document.visibilityState === 'visible') client.tryNow();
  };
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryNow);
  return () => {
    window.removeEventListener('online', tryNow);
    document.removeEventListener('visibilitychange', tryNow);
  };
}

function take(news: ClientNews): void {
  if (news.is === 'line') useHere.setState({ line: news.line });
  if (news.is === 'about') {
    const { about, seat, serverAhead } = news;
    noteChance(about, { seat, share: tableClient()?.share ?? null });
    useHere.setState({ about, seat, serverAhead });
  }
}

/** Brings a deck to the table. What the server has against it is said where decks are chosen. */
export async function bringDeck(wish: DeckWish): Promise<void> {
  const client = tableClient();
  if (client === null) return;
  useHere.setState({ deck: { is: 'sent' } });
  const verdict = await client.deck(wish);
  if (client !== tableClient()) return;
  const { table, seat } = useHere.getState();
  const kept = seat === null ? null : keptSeat(table, seat);
  if (verdict.is === 'done' && kept !== null) keepSeat({ ...kept, deck: wish.name });
  useHere.setState({
    deck: verdict.is === 'refused' ? { is: 'refused', sentence: verdict.sentence } : { is: 'settled' },
  });
}

/** Ready for the next game, with a share of its chance. */
export const beReady = (): Promise<Verdict> | null => tableClient()?.ready() ?? null;

/** Lets a bot sit down on an empty chair. */
export const letBotSit = (seat: Seat, bot: string, deck: string): Promise<Verdict> | null =>
  tableClient()?.seatBot(seat, bot, deck) ?? null;

/** Gives the seat up. */
export async function leaveSeat(): Promise<Verdict | null> {
  const { table, seat } = useHere.getState();
  const verdict = (await tableClient()?.leave()) ?? null;
  if (verdict?.is === 'refused') return verdict;
  if (seat !== null) forgetSeat({ table, seat });
  goAway();
  return verdict;
}
