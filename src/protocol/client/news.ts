import type { Answer, Seat, Sketch } from '../../engine/index.js';
import type { Delta, Moment, Reasons } from '../../session/index.js';
import type { TableAbout } from '../table-about.js';

/**
 * How the line to the server is: opening, open, away, or closed for good with the reason. While it is away it is tried again, by
 * itself at the time `nextTry` (the client's clock).
 */
export type Line =
  | { readonly is: 'opening' }
  | { readonly is: 'open' }
  | { readonly is: 'away'; readonly since: number; readonly nextTry: number }
  | { readonly is: 'closed'; readonly sentence: string };

/**
 * What became of a message. `late`: what it was about was over when it came, and nothing has changed. `refused`: the rules or the
 * table do not let it, or it could not be sent; nothing has changed.
 */
export type Verdict = { readonly is: 'done' } | { readonly is: 'late' } | ({ readonly is: 'refused' } & Reasons);

/** The game as one's seat knows it; or why it was not told. */
export type Sketched = { readonly is: 'sketch'; readonly sketch: Sketch } | Exclude<Verdict, { readonly is: 'done' }>;

/** Why something cannot be done (null: it can), and the eras whose rules would let it. */
export interface Because {
  readonly reasons: Reasons | null;
  readonly allowedIn: readonly string[];
}

/** What a client tells whoever uses it. */
export type ClientNews =
  | { readonly is: 'line'; readonly line: Line }
  /** `serverAhead`: by how many milliseconds the server's clock is ahead of ours. */
  | { readonly is: 'about'; readonly about: TableAbout; readonly seat: Seat | null; readonly serverAhead: number }
  /**
   * The game, of which `moment` is how it stands now. `whole`: it is told anew, from that moment on; null: it goes on from the
   * moment before by `deltas`, or no game has begun.
   */
  | {
      readonly is: 'told';
      readonly game: number;
      readonly whole: Moment | null;
      readonly deltas: readonly Delta[];
      readonly moment: Moment | null;
    }
  /** The choice that waits for the line, to be sent when it is back; null: it is none any more. */
  | { readonly is: 'kept'; readonly answer: Answer | null };
