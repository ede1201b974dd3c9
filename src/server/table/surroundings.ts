import type { Games } from '../decks/games.js';
import type { Secrets } from './chance.js';

/** What a fold needs besides the entries: the server's part in the chance, and decks put together. */
export interface Surroundings {
  readonly secrets: Secrets;
  readonly games: Games;
}
