import { describe, expect, it } from 'vitest';
import { seedsBehind } from '../../../scripts/attack/first-chance.mjs';
import { begin, type Game, type Options, type Seed, seedOfNumber, viewFor } from '../../../src/engine/index.js';
import { sixtyEach } from './games.js';

/* The search of `scripts/attack.mjs`, which tries all of 2³² seeds, with the seeds around the right one. */
const AROUND = 2 ** 16;
const SEED = 3_141_592_653;

const setup = sixtyEach();

/** In this era one coin is flipped before the hands are drawn. */
const BEFORE = 1;

const dealt = (seed: Seed, chance: Options['chance']): Game =>
  begin({ ...setup, options: { ...setup.options, chance } }, seed);

/** What the first player is told of the cards, and no more. */
const handIn = (game: Game): number[] => viewFor(game, 0).sides[0]!.hand.cards!.map(({ card }) => card);

const seedsAround = (game: Game): number[] => seedsBehind(handIn(game), BEFORE, SEED - AROUND, SEED + AROUND);

describe("the ids of one's own opening hand", () => {
  it("give the seed of a game of the first records, and with it the opponent's cards", () => {
    const game = dealt(seedOfNumber(SEED), 'first');
    const found = seedsAround(game);
    expect(found).toEqual([SEED]);
    const foreseen = dealt(seedOfNumber(found[0]!), 'first');
    expect(foreseen.state.sides[1]).toEqual(game.state.sides[1]);
  });

  it('give no seed by that search now, even where it is as small', () => {
    expect(seedsAround(dealt(seedOfNumber(SEED), 'chacha8'))).toEqual([]);
    expect(seedsAround(dealt([SEED, 1, 2, 3], 'chacha8'))).toEqual([]);
  });
});
