// Two texts of one attack, power or card: whether they say the same, by what they are compiled to.
import { type CardFacts, ENERGY_TYPES } from '../../engine/index.js';
import { canonical } from '../compile/canonical.js';
import type { Compile } from '../compiled.js';
import type { Judged, Place } from './choosing.js';

/** The text in its place on a card that has no other text. */
export type Placed = (text: string) => CardFacts;

/** A text that is taken, and why; `made`: neither of the two as it stands. */
export interface JudgedText extends Judged {
  readonly made?: string;
}

/**
 * Which of two texts is taken that differ in words, and why. Equal programs: they say the same. One has symbols of types
 * where the other has none: it is taken, or where it is not understood, its symbols are put into the other. Only one is
 * understood: that one. Null: nothing tells.
 */
export function judgeTexts(placed: Placed, compile: Compile): (one: string, other: string) => JudgedText | null {
  return (one, other) => {
    const programs = [one, other].map((text) => programOf(placed(text), compile));
    const [here, there] = programs as [string | null, string | null];
    if (here !== null && here === there) return { place: 0, by: 'programs' };
    const symbols = [one, other].map((text) => text.match(TYPE)?.length ?? 0) as [number, number];
    if (symbols[0] !== symbols[1]) {
      const place: Place = symbols[0] > symbols[1] ? 0 : 1;
      if (programs[place] !== null || untyped(one) === untyped(other)) return { place, by: 'fuller' };
      const [less, more] = place === 0 ? [other, one] : [one, other];
      const made = withSymbols(less, more);
      const isUnderstood = made !== less && programOf(placed(made), compile) !== null;
      if (isUnderstood) return { place: place === 0 ? 1 : 0, by: 'fuller', made };
    }
    if ((here === null) === (there === null)) return null;
    return { place: here === null ? 1 : 0, by: 'understood' };
  };
}

function programOf(facts: CardFacts, compile: Compile): string | null {
  const compiled = compile(facts);
  return compiled.ok ? canonical(compiled.program) : null;
}

/** A word or symbol for a type, and the blank behind it. A letter in brackets is more often part of a name. */
const TYPE = new RegExp(`(?:\\b(?:${ENERGY_TYPES.join('|')})\\b|\\{[A-Z]\\}) ?`, 'g');
const IS_TYPE = new RegExp(`^(?:${ENERGY_TYPES.join('|')}|\\{[A-Z]\\})$`);

/** The text without its types; an article depends on what follows it. */
const untyped = (text: string): string => text.replace(TYPE, '').replace(/\ban? /gi, 'a ');

/** The words of one text with the types that stand between the same words in the other. */
export function withSymbols(less: string, more: string): string {
  const [words, others] = [less.split(' '), more.split(' ')];
  const made: string[] = [];
  let at = 0;
  for (const word of words) {
    const met = others.indexOf(word, at);
    // Further on it is another word that is spelled alike.
    if (met >= 0 && met - at <= NEAR) {
      for (const between of others.slice(at, met))
        if (IS_TYPE.test(between) && made.at(-1) !== between) made.push(between);
      at = met + 1;
    }
    made.push(word);
  }
  return made.join(' ');
}

const NEAR = 4;

/** A text in one typography: signs that look alike are one, and blanks do not count. */
export const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
