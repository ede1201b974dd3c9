/* What a replay is opened from, as it stands in the address. */

export type Source =
  | { readonly from: 'nothing' }
  | { readonly from: 'recent'; readonly id: string }
  /** `at`: after so many choices; null: the beginning. */
  | { readonly from: 'link'; readonly packed: string; readonly at: number | null }
  /** The same, told in short: its decks by their names. */
  | { readonly from: 'short'; readonly letters: string; readonly at: number | null }
  /** What a server keeps. */
  | { readonly from: 'kept'; readonly id: string; readonly at: number | null };

/** What follows `/replay/` in the address. */
export function sourceOf(rest: string): Source {
  const [word, what = '', at = ''] = rest.split('/');
  if (word === 'recent' && what !== '') return { from: 'recent', id: decodeURIComponent(what) };
  const place = /^\d+$/.test(at) ? Number(at) : null;
  if (word === 'link') return { from: 'link', packed: what, at: place };
  if (word === 'game' && what !== '') return { from: 'short', letters: what, at: place };
  if (word === 'kept' && what !== '') return { from: 'kept', id: what, at: place };
  return { from: 'nothing' };
}

export const addressOf = (packed: string, at: number | null = null): string =>
  `/replay/link/${packed}${at === null ? '' : `/${at}`}`;

export const addressOfShort = (letters: string, at: number | null = null): string =>
  `/replay/game/${letters}${at === null ? '' : `/${at}`}`;

/** The shortest: of a game that the server keeps. */
export const addressOfKept = (id: string, at: number | null = null): string => `/g/${id}${at === null ? '' : `/${at}`}`;

export const addressOfRecent = (id: string): string => `/replay/recent/${encodeURIComponent(id)}`;
