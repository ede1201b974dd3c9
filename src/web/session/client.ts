import { type Remote, wrap } from 'comlink';
import { keptShelf } from '../decks/keep-shelf.js';
import type { Collection, DeckOffer } from './library.js';
import type { Session } from './worker.js';

let opened: Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> | null = null;

/** Starts the thread of the game and gives it the decks; once for the whole page. */
export function openSession(): Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> {
  opened ??= start();
  return opened;
}

/** Every deck that can be chosen: those that ship, then those of one's own, in the order in which games count them. */
export async function offersNow(): Promise<readonly DeckOffer[]> {
  const { session, offers } = await openSession();
  return [...offers, ...(await session.takeOwn(keptShelf().decks))];
}

async function start(): Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rulebox' });
  const session = wrap<Session>(thread);
  const response = await fetch('./decks.json');
  const offers = await session.takeLibrary((await response.json()) as readonly Collection[]);
  return { session, offers };
}
