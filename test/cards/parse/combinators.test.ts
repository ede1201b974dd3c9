import { describe, expect, it } from 'vitest';
import { number } from '../../../src/cards/parse/basics.js';
import { either, map, wordsOf } from '../../../src/cards/parse/combinators.js';
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
    const at = words('draw 3 fish');
    expect(say`draw ${number} cards`(at, 0)).toEqual([]);
    expect(at.far).toBe(2);
  });
});
