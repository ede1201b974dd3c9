import type { Condition, EnergyType } from '../../engine/index.js';
import type { Amount } from '../language.js';
import { TYPE_OF_WORD } from '../read/symbols.js';
import { CONDITION_WORDS, type Row } from '../words.js';
import { either, inTable, list, map, NOTHING, type Parser } from './combinators.js';
import { say } from './say.js';

/** A number in digits. */
export const number: Parser<number> = (at, from) => {
  const word = at.words[from];
  if (word === undefined || !/^\d+$/.test(word)) return NOTHING;
  if (from >= at.far) at.far = from + 1;
  return [{ value: Number(word), to: from + 1 }];
};

/** "a", "an" or a number. */
export const oneOrNumber: Parser<number> = either(
  number,
  map(say`a|an`, () => 1),
);

export const type: Parser<EnergyType> = inTable(TYPE_OF_WORD);

const orAnd = either(say`, or|and`, say`or|and|and/or|,`);

/** "Fire", "Fire or Water", "Grass, Fire, or Water". */
export const types: Parser<readonly EnergyType[]> = list(type, orAnd);

export const typesOr: Parser<readonly EnergyType[]> = list(type, either(say`, or`, say`or|,`));

export const condition: Parser<Condition> = inTable(
  new Map(CONDITION_WORDS.flatMap(({ means, says }) => says.map((word): [string, Condition] => [word, means]))),
);

export const conditionsOr: Parser<readonly Condition[]> = list(condition, either(say`, or`, say`or|,`));
export const conditionsAnd: Parser<readonly Condition[]> = list(condition, either(say`, and`, say`and|,`));

/** Words of a table whose phrases have several words, read without regard to case. */
export function phraseIn<T>(rows: readonly Row<T>[]): Parser<T> {
  const ways = rows.flatMap(({ means, says }) => says.map((phrase) => ({ means, words: phrase.split(' ') })));
  return (at, from) =>
    ways
      .filter(({ words }) => words.every((word, k) => at.words[from + k] === word))
      .map(({ means, words }) => {
        if (from + words.length > at.far) at.far = from + words.length;
        return { value: means, to: from + words.length };
      });
}

/** The same with regard to case, as printed. */
export function printedIn<T>(rows: readonly Row<T>[]): Parser<T> {
  const ways = rows.flatMap(({ means, says }) => says.map((phrase) => ({ means, words: phrase.split(' ') })));
  return (at, from) =>
    ways
      .filter(({ words }) => words.every((word, k) => at.tokens[from + k]?.raw.replaceAll('–', '-') === word))
      .map(({ means, words }) => {
        if (from + words.length > at.far) at.far = from + words.length;
        return { value: means, to: from + words.length };
      });
}

/** So many times an amount. */
export const times = (n: number, amount: Amount): Amount => {
  if (typeof amount === 'number') return n * amount;
  return n === 1 ? amount : { num: 'calc', fn: '×', args: [n, amount] };
};
