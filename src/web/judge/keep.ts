const KEY = 'rulebox.scenario';

/** The text of this visit, for browsers that keep nothing. */
let now: string | null = null;

/** Keeps the text that was written, between visits. */
export function keepText(text: string): void {
  now = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing still judges.
  }
}

export function keptText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? now;
  } catch {
    return now;
  }
}
