/** The door of the bot room. */
export type { Random } from '../engine/view.js';
export type { Bot } from './bot.js';
export { BOT_NAMES, type BotName, bots } from './bots.js';
export { evaluate } from './evaluation.js';
export { greedyBot } from './greedy.js';
export { randomBot } from './random.js';
