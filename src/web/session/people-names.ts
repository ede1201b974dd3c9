import { areTexts } from './kept-values.js';

const KEY = 'rulebox.names';
const LONGEST = 24;

/** What people who hand this device round were called last; none: nobody has played so yet. */
export function keptNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return areTexts(kept) ? kept.map(tidyName) : [];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names.map(tidyName)));
  } catch {
    // They are asked for again next time.
  }
}

/** A name on one line, not too long, without signs that nobody sees. */
export const tidyName = (name: string): string =>
  [...name.replaceAll(/\p{C}/gu, '').trim()].slice(0, LONGEST).join('').trim();
