import type { EraId } from '../../engine/index.js';

/**
 * A term of the game, explained in our own words. Eras are named by their ids, and go forward in time: what `from` says
 * holds from that era on, until it says something else.
 */
export interface Term {
  readonly word: string;
  /** What the first era that has it means by it. */
  readonly means: string;
  readonly from?: Readonly<Partial<Record<EraId, string>>>;
  /** The first and the last era that know it; without them all do. */
  readonly since?: EraId;
  readonly until?: EraId;
  /** The rules that it comes from. */
  readonly rules: readonly string[];
  /** How it is inflected: nouns at their end (the default), verbs at their beginning, `fixed` not at all. */
  readonly inflected?: 'noun' | 'verb' | 'fixed';
  /** Other words for it, and forms that no pattern gives. */
  readonly also?: readonly string[];
  /** Capitals tell it apart from another term: "ex" is not "EX". */
  readonly isExact?: boolean;
}
