import type { Condition, EnergyType } from '../../engine/index.js';
import type { Amount } from '../language.js';
import { SELF } from '../read/own-name.js';
import { TYPE_OF_WORD } from '../read/symbols.js';
import { plainWord } from '../read/token.js';
import { CONDITION_WORDS, type Row } from '../words.js';
import {
  beginning,
  either,
  type Hit,
  inTable,
  list,
  map,
  NOTHING,
  oneWord,
  type Parser,
  type Words,
} from './combinators.js';
import { say } from './say.js';
import { numberOf } from './vocabulary.js';

/** A number in digits. */
export const number: Parser<number> = oneWord(({ isNumber }) => isNumber, Number);

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
  return rowsIn(rows, (at, place) => at.words[place]);
}

/** The same with regard to case, as printed. */
export function printedIn<T>(rows: readonly Row<T>[]): Parser<T> {
  return rowsIn(rows, (at, place) => {
    const raw = at.tokens[place]?.raw;
    return raw?.includes('–') ? raw.replaceAll('–', '-') : raw;
  });
}

function rowsIn<T>(rows: readonly Row<T>[], wordAt: (at: Words, place: number) => string | undefined): Parser<T> {
  const ways = rows.flatMap(({ means, says }) => says.map((phrase) => ({ means, words: phrase.split(' ') })));
  const byFirst = new Map<string | undefined, typeof ways>();
  for (const way of ways) byFirst.set(way.words[0], [...(byFirst.get(way.words[0]) ?? []), way]);
  // The card's own name may be any word as it is printed.
  const first = new Set([SELF, ...ways.map(({ words }) => plainWord(words[0]))]);
  first.forEach(numberOf);
  return beginning(
    ({ word }) => word !== null && first.has(word),
    (at, from) => {
      const some = byFirst.get(wordAt(at, from));
      if (some === undefined) return NOTHING;
      const hits: Hit<T>[] = [];
      for (const { means, words } of some) {
        if (!words.every((word, k) => wordAt(at, from + k) === word)) continue;
        const to = from + words.length;
        if (to > at.far) at.far = to;
        hits.push({ value: means, to });
      }
      return hits;
    },
  );
}

/** So many signs of Colorless Energy in a row. */
export const colorlessSigns: Parser<number> = beginning(
  ({ word }) => word === 'colorless',
  (at, from) => {
    let to = from;
    while (at.words[to] === 'colorless') to++;
    if (to === from) return NOTHING;
    if (to > at.far) at.far = to;
    return [{ value: to - from, to }];
  },
);

/** So many times an amount. */
export const times = (n: number, amount: Amount): Amount => {
  if (typeof amount === 'number') return n * amount;
  return n === 1 ? amount : { num: 'calc', fn: '×', args: [n, amount] };
};
