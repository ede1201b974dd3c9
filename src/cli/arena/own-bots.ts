// Bots of one's own: a module whose default export answers by an outlook.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, type Bot } from '../../bots/index.js';

const isShipped = (name: string): boolean => BOT_NAMES.some((bot) => bot === name);

/** Whether the arena may know such a bot: one that ships, or a file. */
export const isBotNamed = (name: string): boolean => isShipped(name) || existsSync(name);

/** Those of the names that are files, loaded. Each thread loads its own. */
export async function ownBots(names: readonly string[]): Promise<Readonly<Record<string, Bot>>> {
  const own: Record<string, Bot> = {};
  for (const name of new Set(names)) if (!isShipped(name)) own[name] = await loaded(name);
  return own;
}

async function loaded(file: string): Promise<Bot> {
  const { default: bot } = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as {
    default?: unknown;
  };
  if (typeof bot !== 'function')
    throw new Error(`${file}: its default export is no bot, a function of an outlook and of chance (docs/EMBED.md).`);
  return bot as Bot;
}
