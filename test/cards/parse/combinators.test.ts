import { describe, expect, it } from 'vitest';
import { number } from '../../../src/cards/parse/basics.js';
import {
  beginning,
  either,
  list,
  map,
  memo,
  nothing,
  optional,
  type Parser,
  wordsOf,
} from '../../../src/cards/parse/combinators.js';
import { say } from '../../../src/cards/parse/say.js';
import { tokensOf } from '../../../src/cards/read/token.js';

const words = (text: string) => wordsOf(tokensOf(text));

describe('parsers', () => {
  it('report every way to read the words', () => {
    const many = either(
      map(say`draw ${number} cards`, ([n]) => n),
      map(say`draw ${number} [cards]`, ([n]) => n + 1),
    );
    expect(many(words('draw 3 cards'), 0)).toEqual([
      { value: 3, to: 3 },
      { value: 4, to: 2 },
      { value: 4, to: 3 },
    ]);
  });

  it('tell how far they came', () => {
    const draws = say`draw ${number} cards`;
    const at = words('draw 3 fish');
    expect(draws(at, 0)).toEqual([]);
    expect(at.far).toBe(2);
  });
});

describe('what a parser may begin with', () => {
  /** A parser that remembers where it was tried. */
  const watched = (parser: Parser<unknown>): { parser: Parser<unknown>; tried: number[] } => {
    const tried: number[] = [];
    const watching: Parser<unknown> = (at, from) => {
      tried.push(from);
      return parser(at, from);
    };
    return { parser: Object.assign(watching, { opens: parser.opens }), tried };
  };

  it('spares those that the word rules out, whatever stands around them', () => {
    const never = watched(
      map(
        memo(() => either<unknown>(say`heal ${number}`, say`[then] heal`)),
        () => 0,
      ),
    );
    const draws = either<unknown>(never.parser, say`draw ${number}`);
    expect(draws(words('draw 3'), 0)).toHaveLength(1);
    expect(never.tried).toEqual([]);
  });

  it('tries those that may be found in no word, and those behind them', () => {
    const rest = either<unknown>(nothing, say`${optional(number)} [big] cards`, list(number, say`and`));
    expect(rest(words('big cards'), 0).map(({ to }) => to)).toEqual([0, 2]);
    expect(rest(words('2 and 3 cards'), 0).map(({ to }) => to)).toEqual([0, 1, 3]);
    expect(rest(words(''), 0).map(({ to }) => to)).toEqual([0]);
  });

  it('tells capitals, digits and numbers of words that the grammar does not name', () => {
    const [capital, digit] = [
      beginning(
        (kind) => kind.isCapital,
        () => [],
      ),
      beginning(
        (kind) => kind.isDigit,
        () => [],
      ),
    ];
    const opens = (parser: Parser<unknown>, text: string) => parser.opens?.(words(text).kinds[0]);
    expect(['Wibble', 'wibble', '90x'].map((text) => opens(capital, text))).toEqual([true, false, false]);
    expect(['Wibble', '90x', '9071'].map((text) => opens(digit, text))).toEqual([false, true, true]);
    expect(['9071', '90x', 'Three', ''].map((text) => opens(number, text))).toEqual([true, false, true, false]);
  });

  it('looks once at what several begin with, and goes on only where the next word fits', () => {
    const name = watched(say`pikachu|mew`);
    const sleeps = either<unknown>(
      say`${name.parser} sleeps`,
      say`${name.parser} wakes`,
      say`${name.parser} wakes up`,
      map(say`${name.parser} is asleep`, () => 'asleep'),
    );
    expect(sleeps(words('mew is asleep'), 0)).toEqual([{ value: 'asleep', to: 3 }]);
    expect(name.tried).toEqual([0, 0]);
  });
});
