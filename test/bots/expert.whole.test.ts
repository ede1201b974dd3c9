import { expect, it } from 'vitest';
import { thoughtThrough } from '../../src/bots/bot.js';
import { searcher } from '../../src/bots/index.js';
import { changes } from './puzzles.js';

it('the expert solves every puzzle but those that are written down, with a quarter of its plays', () => {
  expect(changes(thoughtThrough(searcher(2_000)), 'expert')).toEqual({ worse: [], better: [] });
});
