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

/** The same for many cards, each in its place. */
export type CompileAll = (cards: readonly CardFacts[]) => readonly Compilation[];

/** The text that a span lies in. */
export function textAround(facts: CardFacts, { where, index }: Pick<UnsupportedSpan, 'where' | 'index'>): string {
  if (where === 'attack') return facts.attacks[index]?.text ?? '';
  return where === 'power' ? (facts.powers[index]?.text ?? '') : facts.text;
}

/** A word alone says little: the sentence or sentences that the span lies in. */
export function sentenceAround(facts: CardFacts, span: UnsupportedSpan): string {
  const { start, end } = span;
  const text = textAround(facts, span);
  const before = Math.max(text.lastIndexOf('. ', start - 1) + 1, text.lastIndexOf('\n', start - 1) + 1);
  const after = /\.(?=\s|$)|\n|$/.exec(text.slice(Math.max(end - 1, start)))!;
  return text.slice(before, Math.max(end - 1, start) + after.index + after[0].length);
}
