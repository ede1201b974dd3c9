import { type Remote, wrap } from 'comlink';
import type { Collection, DeckOffer } from './library.js';
import type { Session } from './worker.js';

let opened: Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> | null = null;

/** Starts the thread of the game and gives it the decks; once for the whole page. */
export function openSession(): Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> {
  opened ??= start();
  return opened;
}

async function start(): Promise<{ session: Remote<Session>; offers: readonly DeckOffer[] }> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rulebox' });
  const session = wrap<Session>(thread);
  const response = await fetch('./decks.json');
  const offers = await session.takeLibrary((await response.json()) as readonly Collection[]);
  return { session, offers };
}
