import { describe, expect, it } from 'vitest';
import { greedyBot, randomBot } from '../../src/bots/index.js';
import { ERAS } from '../../src/engine/index.js';
import { UNSOLVED } from './positions/unsolved.js';
import { allPuzzles, faultsOf, score } from './puzzles.js';

const puzzles = allPuzzles();
const names = puzzles.map(({ scenario }) => scenario.name);

describe('the puzzles', () => {
  it.each(puzzles.map((puzzle) => [puzzle.scenario.name, puzzle] as const))('%s', (_name, puzzle) => {
    expect(faultsOf(puzzle)).toEqual([]);
  });

  it('are at least 12 of each era, and have names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of ERAS)
      expect(puzzles.filter(({ scenario }) => scenario.eras.includes(id)).length).toBeGreaterThanOrEqual(12);
  });

  it('are not solved by chance', () => {
    expect(score(randomBot).right.length).toBeLessThan(puzzles.length / 4);
  });
});

describe('the greedy bot', () => {
  it('solves every puzzle but those that are written down', () => {
    const { wrong } = score(greedyBot);
    const told = new Map(wrong.map((each) => [each.name, each.wrong]));
    const worse = wrong
      .filter(({ name }) => !UNSOLVED.greedy.includes(name))
      .map(({ name }) => `${name}: ${told.get(name)}`);
    const better = UNSOLVED.greedy.filter((name) => !told.has(name));
    expect({ worse, better }).toEqual({ worse: [], better: [] });
  });
});
