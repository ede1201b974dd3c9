// What comes of compiling a card, whoever compiles it.
import type { CardFacts } from '../engine/index.js';
import type { CardProgram } from './language.js';

/** A piece of a card's text that is not understood: `start` to `end` of the attack's, the power's or the card's own text. */
export interface UnsupportedSpan {
  readonly where: 'attack' | 'power' | 'card';
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly reason: string;
}

/** A card’s program, or the pieces of its texts that are not understood. */
export type Compilation =
  | { readonly ok: true; readonly program: CardProgram }
  | { readonly ok: false; readonly unsupported: readonly UnsupportedSpan[] };

/** Makes a program of the texts of a card. */
export type Compile = (facts: CardFacts) => Compilation;

/** The text that a span lies in. */
export function textAround(facts: CardFacts, { where, index }: Pick<UnsupportedSpan, 'where' | 'index'>): string {
  if (where === 'attack') return facts.attacks[index]?.text ?? '';
  return where === 'power' ? (facts.powers[index]?.text ?? '') : facts.text;
}
