// `rulebox join`: seats a bot at a table elsewhere.
import type { Command } from 'commander';
import { BOT_NAMES } from '../bots/index.js';
import type { JoinOptions } from './join/join-table.js';

export function register(command: Command): void {
  command
    .argument('<link>', 'an invitation, or the link of a seat')
    .option('--bot <bot>', `who plays: ${BOT_NAMES.join(', ')}`, 'random')
    .option('--deck <deck>', 'a deck of the server’s by name, or a file with a list; without it the first that fits')
    .option('--name <name>', 'what the bot is called at the table; without it by its level, such as Fair bot')
    .option('--games <count>', 'how many games to play; without it those of one match')
    .action(async (link: string, options: JoinOptions) =>
      (await import('./join/join-table.js')).joinTable(link, options),
    );
}
