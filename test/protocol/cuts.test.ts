import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fate } from './fake-house.js';
import { cutEverywhere, expectTheSame, NEVER, played } from './the-same-game.js';

const SHORT = { seed: 1, lastTurn: 4 };
const uncut = await played(NEVER, SHORT);

describe('a game over a line', () => {
  it('is played to its end, each choice done once', () => {
    expect(uncut.log.length).toBeGreaterThan(8);
    expect(uncut.verdicts).toEqual(uncut.log.map(() => ({ is: 'done' })));
  });

  it('comes out the same where any one message is lost before the line is cut', async () => {
    await cutEverywhere('is lost', uncut, SHORT);
  });

  it('comes out the same where any one message is the last before the line is cut', async () => {
    await cutEverywhere('is the last', uncut, SHORT);
  });

  it('comes out the same where lines are cut again and again, whatever the server does first', async () => {
    const fate = fc.constantFrom<Fate>('comes', 'comes', 'comes', 'comes', 'is lost', 'is the last');
    const property = fc.asyncProperty(
      fc.array(fate, { minLength: 50, maxLength: 200 }),
      fc.boolean(),
      fc.boolean(),
      async (fates, newsFirst, chatty) => {
        const house = await played((message) => fates[message] ?? 'comes', { ...SHORT, newsFirst, chatty });
        expectTheSame(house, uncut, fates.join());
      },
    );
    await fc.assert(property, { numRuns: 40, seed: 7 });
  });
});
