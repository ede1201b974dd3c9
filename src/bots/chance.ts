import { nonceFor, type Seed, streamOf } from '../engine/view.js';
import type { Random } from './bot.js';

/** Chance for whoever chooses, apart from the game's own: the same seat at the same decision has the same luck. */
export const chanceFrom = (seed: Seed, seat = 0, decision = 0): Random =>
  streamOf(seed, nonceFor('bot', seat, decision));
