import { type KeptGame, withPeople } from '../../session/index.js';
import { isKeptGame } from './kept-values.js';

const KEY = 'rulebox.game';
const ASIDE = 'rulebox.aside';

/** Keeps the game in the browser, so that a closed page loses nothing. */
export const keepGame = (game: KeptGame): void => keepWritten(JSON.stringify(game));

/** The same, as it is written already. */
export function keepWritten(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keptGame(): KeptGame | null {
  const kept = valueAt(KEY);
  return isKeptGame(kept) ? withPeople(kept) : null;
}

/** What the browser keeps under a name; null where there is nothing, or nothing that can be read. */
function valueAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A game that could not be gone on with, as it was written, and why. */
export interface GameAside {
  readonly fault: string;
  readonly game: string;
}

/** The games that were put aside. */
export function gamesAside(): readonly GameAside[] {
  const kept = valueAt(ASIDE);
  return Array.isArray(kept) ? kept.filter(isAside) : [];
}

const isAside = (value: unknown): value is GameAside =>
  typeof value === 'object' && value !== null && 'fault' in value && 'game' in value && typeof value.game === 'string';

/** Puts what is kept of the game aside, whatever it is: another Rulebox may read it, and nothing is lost. */
export function putAside(fault: string): void {
  try {
    const game = localStorage.getItem(KEY);
    if (game === null) return;
    localStorage.removeItem(KEY); // there may be no room for both
    if (!keepAside([...gamesAside(), { fault, game }])) localStorage.setItem(KEY, game);
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
