import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/cards/decks/list/nearest.js';
import { nameKey, nearest } from '../../../src/cards/index.js';

describe('the distance of two words', () => {
  it.each([
    ['pikachu', 'pikachu', 0],
    ['pikachu', 'pikahcu', 1],
    ['pikachu', 'pichu', 2],
    ['raichu', 'pikachu', 4],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
    ['mew', 'mewtwo', 3],
    ['eevee', 'charizard', 4],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('the nearest words', () => {
  it('are the best alone where one letter is wrong, and few', () => {
    expect(nearest('cindercob', ['cinderlord', 'cinderpup', 'cindercub'])).toEqual(['cindercub']);
    expect(nearest('aaaaaaaaa', ['aaaaaaabb', 'aaaaaabbb', 'aaaaaacc', 'aaaaaadd'])).toEqual([
      'aaaaaaabb',
      'aaaaaabbb',
      'aaaaaacc',
    ]);
  });

  it('are none where nothing is near, and short words must be nearer', () => {
    expect(nearest('charizard', ['bulbasaur'])).toEqual([]);
    expect(nearest('mew', ['muk', 'mewt'])).toEqual(['mewt']);
    expect(nearest('mew', [])).toEqual([]);
  });
});

describe('the key of a name', () => {
  it.each([
    ['Pokémon Breeder', 'pokemon  breeder'],
    ["Farfetch'd", 'Farfetch’d'],
    ['Mewtwo ☆', 'Mewtwo Star'],
    ['Mewtwo ★', 'Mewtwo Gold Star'],
    ['Beedrill δ', 'Beedrill (Delta Species)'],
    ['Charizard ☆ δ', 'Charizard Star δ'],
    ['Dialga G LV.X', 'Dialga G Lv. X'],
    ['Lunala ◇', 'Lunala Prism Star'],
    ['Lunala ♢', 'Lunala {*}'],
    ['Nidoran♀', 'Nidoran F'],
    ['Nidoran ♂', 'Nidoran (Male)'],
    ['Mr. Mime', 'Mr.Mime'],
    ['Pikachu & Zekrom-GX', 'Pikachu and Zekrom GX'],
    ['Unown [Q]', 'Unown Q'],
  ])('%s is that of %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Nidoran♀', 'Nidoran♂'],
    ['Mewtwo', 'Mewtwo ☆'],
    ['Beedrill', 'Beedrill δ'],
    ['Unown !', 'Unown ?'],
    ['Lunala', 'Lunala ◇'],
    ['Alakazam', 'Alakazam 4'],
  ])('%s is not that of %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
