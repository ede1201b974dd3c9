import type { Answer, Seat } from '../../engine/index.js';
import type { Phrase, Request } from '../../protocol/index.js';
import type { Player, Reasons } from '../../session/index.js';
import type { Body } from '../log/entry.js';

/** Who can sit on a seat and is not waited for. */
export type BotPlayer = Exclude<Player, 'empty' | 'person'>;

/** What somebody would like to be written down. */
export type Wish =
  /** `key`: the hash of the key that the seat will be known by. Without `seat`: on the first that is free. */
  | { readonly do: 'sit'; readonly name: string; readonly key: string; readonly seat?: Seat | undefined }
  /** To be there again, after leaving in the middle of a game. */
  | { readonly do: 'come-back' }
  | { readonly do: 'leave' }
  | { readonly do: 'seat-bot'; readonly on: Seat; readonly bot: string }
  /** `of`: one's own seat, or a bot's. */
  | { readonly do: 'deck'; readonly of: Seat; readonly name: string; readonly deck: string }
  | { readonly do: 'ready'; readonly share: string }
  | { readonly do: 'choose'; readonly number: number; readonly answer: Answer }
  | { readonly do: 'concede' }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'ask'; readonly request: Request }
  | { readonly do: 'reply'; readonly request: Request; readonly yes: boolean }
  | { readonly do: 'claim' };

/** Who wishes it, and when; who of the others is gone is what the node knows. */
export interface Wisher {
  /** Null: somebody without a seat. */
  readonly seat: Seat | null;
  readonly at: number;
  readonly presence: Presence;
}

/** Who is connected, as far as a node knows: no entry says so. */
export interface Presence {
  readonly here: ReadonlySet<Seat>;
  /** Since when nobody has been connected to a seat; null: somebody is. */
  goneSince(seat: Seat): number | null;
}

/** What becomes of a wish. */
export type Verdict =
  | { readonly kind: 'write'; readonly body: Body }
  | { readonly kind: 'refused'; readonly reasons: Reasons }
  /** It answers a decision that is no longer open. */
  | { readonly kind: 'late' }
  /** It was written down before, in the entry of this number. */
  | { readonly kind: 'done'; readonly number: number };

export const write = (body: Body): Verdict => ({ kind: 'write', body });

export const refused = (sentence: string, rules: readonly string[] = []): Verdict => ({
  kind: 'refused',
  reasons: { sentence, rules },
});
