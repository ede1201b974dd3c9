// Text that is put into the page.

/** Names of decks and cards may hold anything. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const whole = (number: number): string => number.toLocaleString('en');

/** `62`: for cells in which every letter counts. */
export const inHundred = (share: number): string => `${Math.round(share * 100)}`;

/** A place on an axis, as CSS takes it. */
export const at = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;
