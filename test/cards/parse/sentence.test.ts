import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/cards/parse/combinators.js';
import { readings } from '../../../src/cards/parse/sentence.js';
import { tokensOf } from '../../../src/cards/read/token.js';

const ways = (text: string): readonly unknown[] => readings(wordsOf(tokensOf(text)));

describe('a sentence', () => {
  it('is read in one way, or not at all', () => {
    expect(ways('Draw 2 cards')).toEqual([{ is: 'do', do: [{ op: 'draw', n: 2 }] }]);
    expect(ways('Draw 2 whales')).toEqual([]);
  });

  it('tells Energy from Energy cards', () => {
    const amount = (thing: string): unknown => ways(`Draw a card for each ${thing} attached to this Pokémon`);
    expect(amount('Energy')).not.toEqual(amount('Energy card'));
  });

  it('tells classes apart that only differ in case', () => {
    const search = (noun: string): unknown => ways(`Search your deck for a ${noun} and put it into your hand`);
    expect(search('Pokémon ex')).not.toEqual(search('Pokémon-EX'));
    expect(search('Pokémon-ex')).toEqual(search('Pokémon ex'));
  });

  it('does not take an unknown class for a name', () => {
    expect(ways('Search your deck for an Amazing Rare and put it into your hand')).toEqual([]);
  });
});
