import { describe, expect, it } from 'vitest';
import { soak } from '../../src/arena/index.js';
import { ERAS } from '../../src/engine/index.js';

/** About half a minute in all. `rulebox soak --games 200 --seed 2026 --era …` plays the same games. */
const GAMES = 200;

/** Kinds of decision that come up in every era, if coins and forced choices are asked for. */
const ASKED = ['active', 'bench', 'bonus', 'coin', 'pay', 'prizes', 'promote', 'sudden-death', 'turn'];

describe('a long soak', () => {
  it.each(ERAS.map(({ id }) => id))('of %s finds nothing', (era) => {
    const { violations, games, asked, ways, suddenDeaths } = soak({ games: GAMES, seed: 2026, eras: [era] });
    expect(violations.map(({ record: _, ...violation }) => violation)).toEqual([]);
    expect(games).toBe(GAMES);
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(ASKED));
    for (const way of ['prizes', 'no-pokemon', 'deck-out']) expect(ways[way], way).toBeGreaterThan(GAMES / 20);
    expect(suddenDeaths).toBeGreaterThan(0);
  });

  it('asks who goes first and whether an announced attack is taken back, where an era has these questions', () => {
    const { asked } = soak({ games: 80, seed: 7, every: 100 });
    expect(asked['first']).toBeGreaterThan(0);
    expect(asked['release']).toBeGreaterThan(0);
  });
});
