const KEY = 'rulebox.guest';

/** The longest name that a table takes. */
export const LONGEST_NAME = 24;

/** What somebody was called at the last table; empty: they have never sat at one. */
export function keptName(): string {
  try {
    return tidyName(localStorage.getItem(KEY) ?? '');
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, tidyName(name));
  } catch {
    // It is asked for again next time.
  }
}

/** A name as a table takes it: on one line, not too long, without signs that nobody sees. */
export const tidyName = (name: string): string =>
  [...name.replaceAll(/\p{C}/gu, '').trim()].slice(0, LONGEST_NAME).join('').trim();
