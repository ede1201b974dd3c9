/* What bots there are, and what they are called: known without loading how they think. */

/** The levels at which bots play, weakest first. */
export const LEVELS = ['beginner', 'casual', 'greedy', 'expert'] as const;

/** The bots, weakest first. */
export const BOT_NAMES = ['random', ...LEVELS] as const;
/** One of them, by its name. */
export type BotName = (typeof BOT_NAMES)[number];

/** What each is called by those who play with it. */
export const BOT_TITLES: Readonly<Record<BotName, string>> = {
  random: 'Random bot',
  beginner: 'Beginner bot',
  casual: 'Casual bot',
  greedy: 'Fair bot',
  expert: 'Expert bot',
};
