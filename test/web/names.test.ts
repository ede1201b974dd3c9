import { expect, it } from 'vitest';
import { BOT_NAMES, BOT_TITLES } from '../../src/bots/index.js';
import type { Moment } from '../../src/session/index.js';
import { calledApart } from '../../src/web/table/at-table.js';
import { PLAYERS } from '../../src/web/words/words.js';

it('A bot is called the same on the page and at a table elsewhere', () => {
  for (const bot of BOT_NAMES) expect(PLAYERS[bot].name).toBe(BOT_TITLES[bot]);
});

it('Two players of one name are told apart by who only hears of them', () => {
  const sides = [0, 1, 2, 3].map((seat) => ({ seat }));
  const moment = { view: { seat: 0, sides }, names: ['Ada', 'Ben', 'Cleo', 'Ben'] } as unknown as Moment;
  const called = moment.view.sides.map((side) => calledApart(moment, side));
  expect(called).toEqual(['You', 'Ben, Player 2', 'Cleo', 'Ben, Player 4']);
});
