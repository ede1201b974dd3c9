import { describe, expect, it } from 'vitest';
import { compileCards, coverage } from '../../src/cards/index.js';
import { figuresFrom, textsOn, verifier } from '../../src/cli/cards/corpus-figures.js';
import { INVENTED, inventedPrints } from '../arena/texts/invented.js';

const prints = inventedPrints();

describe('the figures of a card database', () => {
  const figures = figuresFrom({
    cards: [...prints, ...prints],
    coverage: coverage(prints, { compile: compileCards }),
    isExercised: (identity) => identity.includes('Kindlet') && !identity.includes('Kindlord'),
    isVerified: ({ name }) => name === 'Good Advice',
  });

  it('count unique cards, in all and by serie', () => {
    const all = { unique: 8, compiled: 7, exercised: 1, verified: 1 };
    expect(figures.total).toEqual(all);
    expect(figures.series).toEqual({ Invented: all });
  });

  it('tell sentences that are not understood without names and numbers', () => {
    expect(figures.clauses).toEqual([{ text: 'Sing a song to your opponent.', cards: 1 }]);
  });
});

describe('a card is verified', () => {
  it('if each of its texts stands in scenarios, whatever its own name is', () => {
    const [kindlet, kindlord] = INVENTED;
    const isVerified = verifier(
      new Set(
        textsOn({
          ...kindlord!,
          name: 'Other',
          attacks: [{ ...kindlord!.attacks[0]!, text: 'Discard a Fire Energy attached to Other.' }],
        }),
      ),
    );
    expect(isVerified(kindlord!)).toBe(true);
    expect(isVerified(kindlet!)).toBe(false);
    expect(isVerified(INVENTED[3]!)).toBe(false);
  });
});
