/** The door of the bot room. */
export type { Bot, Random } from './bot.js';
export { randomBot } from './random.js';
