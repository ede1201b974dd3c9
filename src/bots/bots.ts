import { beginnerBot } from './beginner.js';
import { atOnce, type Bot, type Thinker, thoughtThrough } from './bot.js';
import { casualBot } from './casual.js';
import { expert } from './expert.js';
import { greedyBot } from './greedy.js';
import type { BotName } from './names.js';
import { randomBot } from './random.js';

/** Each bot by its name, to think step by step. */
export const thinkers: Readonly<Record<BotName, Thinker>> = {
  random: atOnce(randomBot),
  beginner: atOnce(beginnerBot),
  casual: atOnce(casualBot),
  greedy: atOnce(greedyBot),
  expert,
};

/** Each bot by its name. */
export const bots: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  beginner: beginnerBot,
  casual: casualBot,
  greedy: greedyBot,
  expert: thoughtThrough(expert),
};
