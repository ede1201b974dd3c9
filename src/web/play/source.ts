import type { GameSource } from '../session/game-source.js';
import { thisPage } from '../thread/client.js';

let source: GameSource = thisPage;

export const sourceNow = (): GameSource => source;

/** From now on the game on the table is played there; null: here. */
export const playAt = (elsewhere: GameSource | null): void => {
  source = elsewhere ?? thisPage;
};
