import { type KeptGame, withPeople } from '../../session/index.js';
import { isKeptGame } from './kept-values.js';
import { storedGame, storedText, takeOut } from './stored-game.js';

/** Keeps the game in the browser, so that a closed page loses nothing; then what comes to it; and the game as it is kept. */
export { runningGame, storeGame as keepGame, storeOn as keepOn } from './stored-game.js';

const ASIDE = 'rulebox.aside';

/** The game that can be gone on with; null: there is none that can be read. */
export function keptGame(): KeptGame | null {
  const kept = storedGame()?.game;
  return isKeptGame(kept) ? withPeople(kept) : null;
}

/** Whether choices at the end of what is kept cannot be read any more. */
export const isKeptBroken = (): boolean => storedGame()?.broken === true;

/** A game that could not be gone on with, as it was written, and why. */
export interface GameAside {
  readonly fault: string;
  readonly game: string;
}

/** The games that were put aside. */
export function gamesAside(): readonly GameAside[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ASIDE) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isAside) : [];
  } catch {
    return [];
  }
}

const isAside = (value: unknown): value is GameAside =>
  typeof value === 'object' && value !== null && 'fault' in value && 'game' in value && typeof value.game === 'string';

/** Puts what is kept of the game aside, whatever it is: another Rulebox may read it, and nothing is lost. */
export function putAside(fault: string): void {
  try {
    const game = storedText();
    if (game === null) return;
    const putBack = takeOut(); // there may be no room for both
    if (!keepAside([...gamesAside(), { fault, game }])) putBack();
  } catch {
    // A browser that keeps nothing loses nothing.
  }
}

export const forgetAside = (place: number): boolean => keepAside(gamesAside().filter((_, each) => each !== place));

function keepAside(games: readonly GameAside[]): boolean {
  try {
    localStorage.setItem(ASIDE, JSON.stringify(games));
    return true;
  } catch {
    return false;
  }
}
