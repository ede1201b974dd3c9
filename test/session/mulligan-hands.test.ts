import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/session/index.js';
import { Practice, setupOf, tableOf } from './tables.js';

describe('a mulligan', () => {
  it('is told with the cards of the hand that is shown, to the opponent too (SETUP-11)', () => {
    let told = 0;
    for (let seed = 1; seed <= 40 && told < 2; seed++) {
      const practice = new Practice(tableOf(setupOf(seed)));
      const lines = practice.now.told.flatMap((part) => part.lines).map(wordsOf);
      if (!lines.some((line) => /^Your opponent has no Basic Pokémon: one mulligan\.$/.test(line))) continue;
      told++;
      expect(lines.find((line) => line.startsWith('Your opponent shows '))).toMatch(
        /^Your opponent shows .+ and .+\.$/,
      );
    }
    expect(told).toBe(2);
  });
});
