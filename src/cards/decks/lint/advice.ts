import type { CardFacts, Era } from '../../../engine/index.js';

/** The codes of all pieces of advice. */
export const ADVICE_CODES = [
  'energy-count',
  'trainer-count',
  'energy-types',
  'few-basics',
  'lower-stage-missing',
  'lower-stage-short',
  'fossil-unused',
  'piece-missing',
  'attack-unpayable',
  'energy-unneeded',
  'no-supporter',
  'no-draw',
  'shining-twice',
  'printed-later',
  'text-not-understood',
] as const;
/** What a piece of advice is about. */
export type AdviceCode = (typeof ADVICE_CODES)[number];

/** Something a builder may want to know. It breaks no rule, and each sentence is true of the cards as printed. */
export interface Advice {
  readonly code: AdviceCode;
  readonly message: string;
  /** The rule that gives the advice, where a rulebook does. */
  readonly rule: string | null;
}

/** A deck to be looked over: its cards one by one, and by name. */
export interface Inspected {
  readonly deck: readonly CardFacts[];
  readonly different: readonly CardFacts[];
  readonly era: Era;
}

export const advice = (code: AdviceCode, message: string, rule: string | null = null): Advice => ({
  code,
  message,
  rule,
});
