/* What a replay is opened from, as it stands in the address. */

export type Source =
  | { readonly from: 'nothing' }
  | { readonly from: 'recent'; readonly id: string }
  /** `at`: after so many choices; null: the beginning. */
  | { readonly from: 'link'; readonly packed: string; readonly at: number | null };

/** What follows `/replay/` in the address. */
export function sourceOf(rest: string): Source {
  const [word, what = '', at = ''] = rest.split('/');
  if (word === 'recent' && what !== '') return { from: 'recent', id: decodeURIComponent(what) };
  if (word === 'link') return { from: 'link', packed: what, at: /^\d+$/.test(at) ? Number(at) : null };
  return { from: 'nothing' };
}

export const addressOf = (packed: string, at: number | null = null): string =>
  `/replay/link/${packed}${at === null ? '' : `/${at}`}`;

export const addressOfRecent = (id: string): string => `/replay/recent/${encodeURIComponent(id)}`;

/** What somebody pasted: a record, or a link with one in it. */
export function pastedSource(text: string): { readonly record: string } | { readonly packed: string } | null {
  const pasted = text.trim();
  if (pasted === '') return null;
  const link = /#?\/replay\/link\/([^/\s]*)/.exec(pasted);
  if (link !== null) return { packed: link[1]! };
  return /^[\w-]{200,}$/.test(pasted) ? { packed: pasted } : { record: pasted };
}
