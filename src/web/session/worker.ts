// The game in a thread of its own: the page gets moments, never the game.
import { expose } from 'comlink';
import type { Answer, GameRecord } from '../../engine/index.js';
import { decksOfOnesOwn, deskDoor, shipCards } from '../decks/desk-door.js';
import { claimOf } from './claim.js';
import { type Collection, type Deck, type DeckOffer, decksOf, offersOf } from './library.js';
import { LocalGame } from './local-game.js';
import type { Intent, KeptGame, Moment, Reasons, TableSetup } from './moment.js';

let library: readonly Deck[] = [];
let game: LocalGame | null = null;

const running = (): LocalGame => {
  if (game === null) throw new Error('No game has been begun.');
  return game;
};

const session = {
  /** Takes the decks in and says what can be chosen from. */
  takeLibrary(collections: readonly Collection[]): readonly DeckOffer[] {
    library = decksOf(collections);
    shipCards(collections);
    return offersOf(collections);
  },
  begin(setup: TableSetup): readonly Moment[] | { readonly faults: readonly string[] } {
    return opened(LocalGame.begin(setup, claimOf(setup, [...library, ...decksOfOnesOwn()])));
  },
  /** The same decks and players, dealt anew. */
  again(seed: number): readonly Moment[] | { readonly faults: readonly string[] } {
    return opened(running().again(seed));
  },
  resume(kept: KeptGame): readonly Moment[] | { readonly faults: readonly string[] } {
    return opened(LocalGame.resume(kept));
  },
  answer: (given: Answer): readonly Moment[] | Reasons => running().answer(given),
  others: (): readonly Moment[] => running().others(),
  concede: (): readonly Moment[] | Reasons => running().concede(),
  undo: (): Moment => running().undo(),
  whyNot: (intent: Intent): Reasons | null => running().whyNot(intent),
  allowedIn: (intent: Intent): readonly string[] => running().allowedIn(intent),
  record: (): GameRecord => running().record(),
  kept: (): KeptGame => running().kept(),
  ...deskDoor,
};

function opened(
  result: ReturnType<typeof LocalGame.begin>,
): readonly Moment[] | { readonly faults: readonly string[] } {
  if (!result.ok) return { faults: result.error.map(({ message }) => message) };
  game = result.value;
  return [game.now(), ...game.others()];
}

export type Session = typeof session;

expose(session);
