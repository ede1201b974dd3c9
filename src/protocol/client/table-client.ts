import type { Answer, Seat } from '../../engine/view.js';
import type { Delta, Moment, Reasons } from '../../session/index.js';
import type { TableAbout } from '../table-about.js';

/** How the line to the server is: open, away (it is tried again), or closed for good, with the reason. */
export type Line =
  | { readonly is: 'opening' }
  | { readonly is: 'open' }
  | { readonly is: 'away'; readonly since: number; readonly nextTry: number }
  | { readonly is: 'closed'; readonly sentence: string };

/** What became of a choice. `late`: the decision was no longer open when it came. `kept`: it waits for the line. */
export type Verdict = { readonly is: 'done' } | { readonly is: 'late' } | ({ readonly is: 'refused' } & Reasons);

/** What a client tells whoever uses it. */
export type ClientNews =
  | { readonly is: 'line'; readonly line: Line }
  | { readonly is: 'about'; readonly about: TableAbout; readonly seat: Seat | null; readonly serverAhead: number }
  /** The game from the beginning of what can be told, or anew: `whole` first, then what happened since. */
  | { readonly is: 'told'; readonly whole: Moment | null; readonly deltas: readonly Delta[] }
  /** The choice that was made while the line was away, kept to be sent; null: it is none any more. */
  | { readonly is: 'kept'; readonly answer: Answer | null };
