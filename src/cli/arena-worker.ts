// A thread of an arena: it plays the bouts that it is given. A bot that fails is told as a sentence.
import { parentPort, workerData } from 'node:worker_threads';
import { BOT_NAMES, type Bot } from '../bots/index.js';
import { BotFault, type Bout, type Contest, Hall, type Played } from '../contest/index.js';
import type { Running } from './arena/running.js';
import { note, type Watch } from './arena/watch.js';

/** What a thread says: what it has played, or whose fault it is that it has not. */
export type Told = { readonly played: Played } | { readonly fault: string };

/** What a thread is given: what is played, how long bots may think, and where it notes programs and thoughts. */
export interface Given {
  readonly contest: Contest;
  readonly patience: number | null;
  readonly running: Running;
  readonly watch: Watch;
}

const { contest, ...surroundings } = workerData as Given;
// To be loaded is the first thought of a bot of one's own: it may hang there, too.
note(surroundings.watch);
const hall = bots()
  .finally(() => note(surroundings.watch))
  .then((own) => new Hall(contest, () => performance.now(), own));

/** What bots of one's own need takes as long to load as all else: who plays with ours begins without it. */
async function bots(): Promise<Readonly<Record<string, Bot>>> {
  if (contest.bots.every((name) => BOT_NAMES.some((ours) => ours === name))) return {};
  const { ownBots } = await import('./arena/own-bots.js');
  return ownBots(contest.bots, surroundings);
}

parentPort?.on('message', async (bout: Bout) => parentPort?.postMessage(await told(bout)));

async function told(bout: Bout): Promise<Told> {
  try {
    return { played: (await hall).play(bout) };
  } catch (fault) {
    if (fault instanceof BotFault) return { fault: fault.message };
    throw fault;
  }
}
