import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../../src/engine/index.js';
import { isFound } from '../../src/web/choices/found-in.js';

const card = {
  name: 'Flabébé',
  text: '',
  attacks: [{ name: 'Tackle', text: 'Flip a coin.' }],
  powers: [{ name: 'Evolutionary Advantage', text: 'You may go first.' }],
} as unknown as CardFacts;

describe('a search among cards that are laid out', () => {
  it('finds a card by its name and by its texts, without capitals and accents', () => {
    for (const typed of ['flabebe', 'FLABÉ', 'tackle', 'coin', 'advantage', '', '  '])
      expect(isFound(typed, card)).toBe(true);
  });

  it('wants every word, in whatever order', () => {
    expect(isFound('coin flabebe', card)).toBe(true);
    expect(isFound('coin bulbasaur', card)).toBe(false);
  });
});
