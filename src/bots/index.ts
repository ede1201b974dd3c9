/** The door of the bot room. */
export { type Bot, type Random, type Thinker, type Thinking, thoughtThrough } from './bot.js';
export { bots, thinkers } from './bots.js';
export { chanceFrom } from './chance.js';
export { chanceToWin, evaluate } from './evaluation.js';
export { searcher } from './expert.js';
export { greedyBot } from './greedy.js';
export { errorOf, mean } from './mean.js';
export { BOT_NAMES, BOT_TITLES, type BotName, LEVELS } from './names.js';
export { randomBot } from './random.js';
export type { Search, Weighed } from './search/search.js';
export { think } from './think.js';
export * from './training.js';
