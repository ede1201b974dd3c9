import { addressOfPage } from '../../protocol/index.js';

export type Pasted =
  | { readonly record: string }
  | { readonly packed: string }
  | { readonly letters: string }
  /** `server`: which one keeps it; null: that is not said. */
  | { readonly kept: string; readonly at: number | null; readonly server: string | null };

/** What somebody pasted: a record, or a link with one in it. */
export function pastedSource(text: string): Pasted | null {
  const pasted = text.trim();
  if (pasted === '') return null;
  const kept = /^(?:(https?:\/\/[^#\s]+))?#?\/g\/([\w-]+)(?:\/(\d+))?$/i.exec(pasted);
  if (kept !== null) {
    const [, page, id, at] = kept;
    return {
      kept: id!,
      at: at === undefined ? null : Number(at),
      server: page === undefined ? null : addressOfPage(page),
    };
  }
  const short = /#?\/replay\/game\/([^/\s]+)/.exec(pasted);
  if (short !== null) return { letters: short[1]! };
  const link = /#?\/replay\/link\/([^/\s]*)/.exec(pasted);
  if (link !== null) return { packed: link[1]! };
  return /^[\w-]{200,}$/.test(pasted) ? { packed: pasted } : { record: pasted };
}
