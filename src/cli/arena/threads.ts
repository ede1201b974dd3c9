// An arena in several threads: whoever is free plays the next bout; what comes of it is the same however many there are.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Bout,
  boutsOf,
  type Contest,
  type ContestReport,
  Hall,
  type Played,
  reportOf,
} from '../../arena/index.js';
import { threadFile } from '../here.js';
import { ownBots } from './own-bots.js';

/** `played`: says how many games have been played by now. */
export async function playInThreads(
  contest: Contest,
  threads: number,
  played: (games: number) => void,
): Promise<ContestReport> {
  const bouts = boutsOf(contest);
  const parts: Played[] = [];
  let games = 0;
  const take = (part: Played): void => {
    parts.push(part);
    games += part.results.length;
    played(games);
  };
  if (threads === 1) {
    const hall = new Hall(contest, () => performance.now(), await ownBots(contest.bots));
    for (const bout of bouts) take(hall.play(bout));
  } else await inWorkers(contest, Math.min(threads, bouts.length), bouts, take);
  return reportOf(contest, parts);
}

async function inWorkers(
  contest: Contest,
  threads: number,
  bouts: readonly Bout[],
  take: (part: Played) => void,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(threadFile('arena'), { workerData: contest });
    try {
      for (let at = next++; at < bouts.length; at = next++) {
        worker.postMessage(bouts[at]);
        const [part] = (await once(worker, 'message')) as [Played];
        take(part);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
}
