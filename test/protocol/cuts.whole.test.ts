import { describe, expect, it } from 'vitest';
import type { FakeHouse } from './fake-house.js';
import { cutEverywhere, NEVER, played } from './the-same-game.js';

/** Every message of a game is a game to be played again: the shortest of some has few enough. */
async function shortest(seeds: number): Promise<{ readonly seed: number; readonly uncut: FakeHouse }> {
  let found: { seed: number; uncut: FakeHouse } | null = null;
  for (let seed = 1; seed <= seeds; seed++) {
    const uncut = await played(NEVER, { seed });
    if (found === null || uncut.messages < found.uncut.messages) found = { seed, uncut };
  }
  return found!;
}

describe('a game that ends by its rules', () => {
  it('comes out the same wherever the line is cut, before any message or behind it', async () => {
    const { seed, uncut } = await shortest(60);
    expect(uncut.messages).toBeGreaterThan(60);
    await cutEverywhere('is lost', uncut, { seed });
    await cutEverywhere('is the last', uncut, { seed });
  });
});
