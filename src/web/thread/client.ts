import { type Remote, wrap } from 'comlink';
import { keptShelf } from '../desk/keep-shelf.js';
import type { GameSource } from '../session/game-source.js';
import type { DeckOffer } from '../session/library.js';
import type { Session } from './worker.js';

let opened: Promise<{ session: Remote<Session> }> | null = null;
let shipped: Promise<readonly DeckOffer[]> | null = null;

/** Starts the thread of the game and tells it where the decks are; once for the whole page. */
export function openSession(): Promise<{ session: Remote<Session> }> {
  opened ??= start();
  return opened;
}

async function start(): Promise<{ session: Remote<Session> }> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rulebox' });
  const session = wrap<Session>(thread);
  await session.takeLibrary(new URL('decks.json', document.baseURI).href);
  return { session };
}

/** The game that is played in the thread of this page. */
export const thisPage: GameSource = {
  choose: async (answer) => (await openSession()).session.choose(answer),
  concede: async () => (await openSession()).session.concede(),
  whyNot: async (intent) => (await openSession()).session.whyNot(intent),
  allowedIn: async (intent) => (await openSession()).session.allowedIn(intent),
  recordFile: async () => (await openSession()).session.recordFile(),
};

/** The decks that ship, in the order in which games count them: told without the thread of the game. */
export function shippedOffers(): Promise<readonly DeckOffer[]> {
  shipped ??= fetch('./offers.json').then((response) => response.json() as Promise<readonly DeckOffer[]>);
  return shipped;
}

/** Every deck that can be chosen: those that ship, then those of one's own. */
export async function offersNow(): Promise<readonly DeckOffer[]> {
  const { decks } = keptShelf();
  if (decks.length === 0) return shippedOffers();
  const { session } = await openSession();
  return [...(await shippedOffers()), ...(await session.takeOwn(decks))];
}
