import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { olderBelow, olderNumber, olderShuffle } from '../../../src/engine/model/chance/older.js';

/** What the mixing function gave when the first records were written: ten numbers, and a deck of 60 in its first order. */
const GIVEN = [
  {
    seed: 0,
    numbers: [
      -282174575, -96556214, -1362217071, -1238874615, -2109306890, -1851105911, 1588345540, 227441985, -1239883066,
      1879937661,
    ],
    deck: '45,16,40,0,11,3,49,53,5,27,9,51,38,6,30,41,15,28,10,59,4,1,22,17,20,29,47,34,8,36,12,56,32,33,35,52,19,39,26,57,21,55,37,14,25,42,48,44,24,58,46,13,18,23,2,43,31,50,7,54',
  },
  {
    seed: 7,
    numbers: [
      -667090096, -508715112, 606739618, 1307807815, -1918961040, 1577171375, 719021930, -343163565, -1973454334,
      1869520736,
    ],
    deck: '27,54,49,33,22,51,26,10,57,37,0,15,25,32,12,41,30,39,50,3,4,17,52,11,14,47,44,31,34,35,16,23,21,2,55,19,13,48,7,38,6,46,29,56,59,20,8,42,53,36,5,40,58,28,24,45,18,1,9,43',
  },
  {
    seed: 4_294_967_295,
    numbers: [
      817713668, -1413886628, -1737964641, -255596512, 1790883078, 1224341375, 560723489, -84529722, -1188531082,
      -1421899037,
    ],
    deck: '17,36,50,29,57,33,55,26,31,48,5,23,37,20,39,42,27,58,4,2,52,22,56,9,49,12,45,32,21,19,46,44,6,24,41,0,34,35,25,14,53,43,40,54,18,59,3,15,38,47,30,8,16,11,13,28,7,10,1,51',
  },
];

const stateOf = (seed: number): State => ({ seed: [seed, 0, 0, 0], drawn: 0 }) as unknown as State;

describe('the chance of the first records', () => {
  it.each(GIVEN)('gives the numbers that it gave: seed $seed', ({ seed, numbers }) => {
    const state = stateOf(seed);
    expect(numbers.map(() => olderNumber(state))).toEqual(numbers);
    expect(state.drawn).toBe(numbers.length);
  });

  it.each(GIVEN)('shuffles as it did, by three numbers: seed $seed', ({ seed, deck }) => {
    const state = stateOf(seed);
    const list = Array.from({ length: 60 }, (_, card) => card);
    olderShuffle(state, list);
    expect(list.join()).toBe(deck);
    expect(state.drawn).toBe(3);
  });

  it.each(GIVEN)('chooses as it did, by what is left of a number: seed $seed', ({ seed, numbers }) => {
    const state = stateOf(seed);
    expect(numbers.map(() => olderBelow(state, 7))).toEqual(numbers.map((number) => (number >>> 0) % 7));
  });
});
