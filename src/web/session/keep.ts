import { type KeptGame, withPeople } from '../../session/index.js';

const KEY = 'rulebox.game';

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
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptGame | null;
    return kept?.summary === undefined ? null : withPeople(kept); // an earlier Rulebox kept no summary
  } catch {
    return null;
  }
}

export const forgetGame = (): void => localStorage.removeItem(KEY);
