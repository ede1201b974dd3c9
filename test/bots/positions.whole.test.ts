import { describe, expect, it } from 'vitest';
import { greedyBot, randomBot } from '../../src/bots/index.js';
import { allPuzzles, changes, faultsOf, score } from './puzzles.js';

const puzzles = allPuzzles();
const names = puzzles.map(({ scenario }) => scenario.name);

describe('the puzzles', () => {
  it.each(puzzles.map((puzzle) => [puzzle.scenario.name, puzzle] as const))('%s', (_name, puzzle) => {
    expect(faultsOf(puzzle)).toEqual([]);
  });

  it('are at least 12 of each of four eras, and have names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
    const eras = new Set(puzzles.flatMap(({ scenario }) => scenario.eras));
    expect(eras.size).toBeGreaterThanOrEqual(4);
    for (const id of eras)
      expect(puzzles.filter(({ scenario }) => scenario.eras.includes(id)).length).toBeGreaterThanOrEqual(12);
  });

  it('are not solved by chance', () => {
    expect(score(randomBot).right.length).toBeLessThan(puzzles.length / 4);
  });
});

describe('the greedy bot', () => {
  it('solves every puzzle but those that are written down', () => {
    expect(changes(greedyBot, 'greedy')).toEqual({ worse: [], better: [] });
  });
});
