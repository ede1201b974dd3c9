// Bots of one's own: a module whose default export answers by an outlook, or a program that is asked line by line.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, type Bot } from '../../bots/index.js';
import { BotFault } from '../../contest/index.js';
import { PATIENCE, programBot } from './program-bot.js';
import type { Running } from './running.js';
import { type Watch, watched } from './watch.js';

const isShipped = (name: string): boolean => BOT_NAMES.some((bot) => bot === name);

/** What a program begins with: `exec:python3 my_bot.py`. */
const EXEC = 'exec:';

const isProgram = (name: string): boolean => name.startsWith(EXEC) && name.slice(EXEC.length).trim() !== '';

/** Whether the arena may know such a bot: one that ships, a program, or a file. */
export const isBotNamed = (name: string): boolean => isShipped(name) || isProgram(name) || existsSync(name);

/** What bots of one's own are given: how long they may think, where programs and thoughts are noted. */
export interface OwnSurroundings {
  /** Milliseconds for an answer; null: what is usual. */
  readonly patience: number | null;
  readonly running?: Running;
  readonly watch?: Watch;
}

/** A module may think so long about an answer, in milliseconds, unless something else is said. Programs have a patience of their own. */
export const MODULE_PATIENCE = 60_000;

/** Whether a bot is a module, which has the thread that it plays in, for as long as it likes. */
export const isModule = (name: string): boolean => !isShipped(name) && !isProgram(name);

/** Those of the names that do not ship, loaded. Each thread loads its own; programs are noted among those that run. */
export async function ownBots(
  names: readonly string[],
  { patience, running, watch }: OwnSurroundings = { patience: null },
): Promise<Readonly<Record<string, Bot>>> {
  const own: Record<string, Bot> = {};
  for (const name of new Set(names)) {
    if (isShipped(name)) continue;
    if (isProgram(name)) {
      const most = { ...PATIENCE, ...(patience === null ? {} : { answer: patience }) };
      own[name] = programBot(name.slice(EXEC.length), most, running);
    } else {
      const bot = await loaded(name);
      own[name] = watch === undefined ? bot : watched(bot, watch);
    }
  }
  return own;
}

async function loaded(file: string): Promise<Bot> {
  const bot = await defaultOf(file);
  if (typeof bot !== 'function')
    throw new BotFault(
      `${file}: its default export is no bot, a function of an outlook and of chance (docs/EMBED.md).`,
    );
  return bot as Bot;
}

async function defaultOf(file: string): Promise<unknown> {
  try {
    const { default: bot } = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as {
      default?: unknown;
    };
    return bot;
  } catch (fault) {
    throw new BotFault(`${file} cannot be loaded: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
