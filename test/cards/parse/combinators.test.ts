import { describe, expect, it } from 'vitest';
import { number } from '../../../src/cards/parse/basics.js';
import {
  beginning,
  byFirstWord,
  either,
  list,
  map,
  mapSome,
  memo,
  nothing,
  optional,
  type Parser,
  withLast,
  wordsOf,
} from '../../../src/cards/parse/combinators.js';
import { readWhole } from '../../../src/cards/parse/machine/read.js';
import { say } from '../../../src/cards/parse/say.js';
import { tokensOf } from '../../../src/cards/read/token.js';

const words = (text: string) => wordsOf(tokensOf(text));
const whole = <T>(parser: Parser<T>, text: string) => readWhole(parser, words(text));
const far = (parser: Parser<unknown>, text: string): number => {
  const at = words(text);
  expect(readWhole(parser, at)).toEqual([]);
  return at.far;
};

describe('parsers', () => {
  const cards = either(
    map(say`draw ${number} cards`, ([n]) => n),
    map(say`draw ${number} [cards]`, ([n]) => n + 1),
  );

  it('report every way to read the words, in the order of the grammar', () => {
    expect(whole(cards, 'draw 3 cards')).toEqual([3, 4]);
    expect(whole(cards, 'draw 3')).toEqual([4]);
  });

  it('drop the readings that come to nothing, and keep the others', () => {
    const few = mapSome(cards, (n) => (n > 3 ? n : null));
    expect(whole(few, 'draw 3 cards')).toEqual([4]);
    expect(whole(few, 'draw 2 cards')).toEqual([]);
  });

  it('read lists in all ways, and what is between', () => {
    const numbers = list(number, either(say`and`, say`, and`, say`,`));
    expect(whole(numbers, '1, 2, and 3')).toEqual([[1, 2, 3]]);
    expect(whole(list(number, nothing), '1 2 3')).toEqual([[1, 2, 3]]);
    expect(whole(numbers, '1 2')).toEqual([]);
  });

  it('tell the last word, and what is not there', () => {
    expect(whole(withLast(say`energy [card|cards]`), 'energy cards')).toEqual([[[], 'cards']]);
    expect(whole(say`draw ${optional(number)} cards`, 'draw cards')).toEqual([[null]]);
  });

  it('may be made of themselves', () => {
    const nested: Parser<number> = memo(() =>
      either(
        number,
        map(say`( ${nested} )`, ([n]) => n + 1),
      ),
    );
    expect(whole(nested, '( ( 5 ) )')).toEqual([7]);
  });

  it('are told apart by their first word', () => {
    const acts = byFirstWord<unknown>({ draw: say`draw|heal ${number}`, heal: say`heal` });
    expect(whole(acts, 'draw 3')).toEqual([[3]]);
    expect(whole(acts, 'heal 3')).toEqual([]);
  });
});

describe('how far the reading came', () => {
  it('is behind the last word that any parser took', () => {
    expect(far(say`draw ${number} cards`, 'draw 3 fish')).toBe(2);
    expect(far(either<unknown>(say`draw a card now`, say`draw ${number}`), 'draw a card never')).toBe(3);
    expect(far(say`[then ,] draw`, 'then draw')).toBe(1);
  });

  it('is told by the words alone: a reading that is dropped for what it means has been read', () => {
    const even = mapSome(number, (n) => (n % 2 === 0 ? n : null));
    expect(far(say`draw ${even} cards now`, 'draw 3 cards never')).toBe(3);
    expect(far(say`draw ${even} cards now`, 'draw 3 cards now')).toBe(4);
  });

  it('keeps apart what two parsers make of the same words', () => {
    const once = memo(() => map(number, (n) => n));
    const twice = memo(() => map(number, (n) => 2 * n));
    expect(whole(either<unknown>(say`${once}`, say`${twice}`), '4')).toEqual([[4], [8]]);
  });
});

describe('what a parser may begin with', () => {
  /** A parser of one word that remembers where it was tried. */
  const watched = (isFirst: Parameters<typeof beginning>[0]): { parser: Parser<unknown>; tried: number[] } => {
    const tried: number[] = [];
    const parser = beginning(isFirst, (at, from) => {
      tried.push(from);
      return [{ value: at.words[from], to: from + 1 }];
    });
    return { parser, tried };
  };

  it('spares those that the word rules out, whatever stands around them', () => {
    const never = watched(({ isDigit }) => isDigit);
    const heals = memo(() => either<unknown>(say`heal ${never.parser}`, say`[then] ${never.parser}`));
    expect(
      whole(
        either<unknown>(
          map(heals, () => 0),
          say`draw ${number}`,
        ),
        'draw 3',
      ),
    ).toEqual([[3]]);
    expect(never.tried).toEqual([]);
  });

  it('tries those that may be found in no word, and those behind them', () => {
    const rest = either<unknown>(nothing, say`${optional(number)} [big] cards`, list(number, say`and`));
    expect(['', 'big cards', '2', '2 and 3', '2 and'].map((text) => whole(rest, text).length)).toEqual([1, 1, 1, 1, 0]);
  });

  it('tells capitals, digits and numbers of words that the grammar does not name', () => {
    const tried = (isFirst: Parameters<typeof beginning>[0], text: string): boolean => {
      const one = watched(isFirst);
      return whole(say`then ${one.parser}`, `then ${text}`).length > 0 && one.tried.length > 0;
    };
    expect(['Wibble', 'wibble', '90x'].map((text) => tried(({ isCapital }) => isCapital, text))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['Wibble', '90x', '9071'].map((text) => tried(({ isDigit }) => isDigit, text))).toEqual([false, true, true]);
    expect(['9071', '90x', 'Three', ''].map((text) => whole(number, text).length > 0)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('looks once at what several begin with', () => {
    const name = watched(({ isCapital }) => isCapital);
    const sleeps = either<unknown>(
      say`now ${name.parser} sleeps`,
      say`now ${name.parser} wakes`,
      map(say`now ${name.parser} is asleep`, () => 'asleep'),
    );
    expect(whole(sleeps, 'now Mew is asleep')).toEqual(['asleep']);
    expect(name.tried).toEqual([1]);
  });
});
