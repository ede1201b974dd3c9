import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/cards/compile/hear.js';
import { type OwnName, SELF, unnamed } from '../../../src/cards/read/own-name.js';
import { tokensIn } from '../../../src/cards/read/read.js';

const card = (name: string): OwnName => ({ name, stage: 'basic', tags: [] });

/** What reading the words comes to. */
function read(text: string, own: OwnName): string {
  const tokens = tokensIn(text, own);
  return tokens.some(({ word }) => word === SELF) ? keyOf(tokens, text) : text;
}

describe('the own name in a text, found without reading its words', () => {
  it('is put aside where it stands plainly', () => {
    expect(unnamed("Pikachu does 10 damage to itself. Pikachu's attacks do nothing.", card('Pikachu'))).toBe(
      "~ does 10 damage to itself. ~'s attacks do nothing.",
    );
    expect(unnamed('Dark Raichu is now Asleep.', card('Dark Raichu'))).toBe('~ is now Asleep.');
  });

  it.each([
    ['Mewtwo is now Asleep.', 'Mew'],
    ['Search for 2 Murkrows.', 'Murkrow'],
    ['Put this Pikachu on your Bench.', 'Pikachu'],
    ['Rotom V is now Asleep.', 'Rotom'],
    ['Dialga LV.X is now Asleep.', 'Dialga'],
    ['Dark  Raichu is now Asleep.', 'Dark Raichu'],
  ])('is left to a closer look in "%s" on %s', (text, name) => {
    expect(unnamed(text, card(name))).toBeNull();
  });

  it('is what reading the words finds, in whatever surroundings', () => {
    const names = ['Mew', 'Pikachu', 'Dark Raichu', "Farfetch'd", 'Mr. Mime', 'Water Energy', 'Unown W', 'Dialga G'];
    const pieces = [...names, 'this ', 'This ', ' ', '  ', 's ', "'s ", '’s ', '. ', ', ', '(', ') ', '-', ' V', ' ex'];
    const texts = fc.array(fc.constantFrom(...pieces, ' ♀', ' LV.X', '"', 'two', '{W}', 'is now Asleep', '\n'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, fc.constantFrom(...names), (all, name) => {
        const text = all.join('');
        const found = unnamed(text, card(name));
        if (found !== null) expect(found).toBe(read(text, card(name)));
      }),
      { numRuns: 3000 },
    );
  });
});
