import type { Bot } from './bot.js';
import { greedyBot } from './greedy.js';
import { randomBot } from './random.js';

/** The bots, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
/** One of them, by its name. */
export type BotName = (typeof BOT_NAMES)[number];

/** What each is called by those who play with it. */
export const BOT_TITLES: Readonly<Record<BotName, string>> = { random: 'Random bot', greedy: 'Fair bot' };

/** Each bot by its name. */
export const bots: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: greedyBot };
