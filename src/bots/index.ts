/** The door of the bot room. */
export type { Bot, Random } from './bot.js';
export { BOT_NAMES, BOT_TITLES, type BotName, bots } from './bots.js';
export { chanceFrom } from './chance.js';
export { evaluate } from './evaluation.js';
export { greedyBot } from './greedy.js';
export { randomBot } from './random.js';
