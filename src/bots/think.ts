import type { Answer, Outlook } from '../engine/view.js';
import type { Random } from './bot.js';
import { Search, type Weighed } from './search/search.js';

/** Narrower than a bot that plays looks, and a turn further: it is asked about many decisions. */
const DEPTH = { lines: 3, acts: 4, answers: 8, choices: 4, turns: 2, later: 0.5 } as const;

/**
 * What some of the offered answers are worth, best first, thought about for so many plays, in one imagined game at least.
 * With the same chance the first imagined game is the same, whichever answers are thought about.
 */
export function think(outlook: Outlook, answers: readonly Answer[], random: Random, plays: number): readonly Weighed[] {
  const search = new Search(outlook, answers, random, { ...DEPTH, plays });
  do search.step();
  while (!search.isDone);
  return search.weighed();
}
