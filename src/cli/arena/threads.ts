// An arena in several threads: whoever is free plays the next bout; what comes of it is the same however many there are.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BotFault, type Bout, type Contest, Course, gameNumber, Hall, type Played } from '../../contest/index.js';
import type { Given, Told } from '../arena-worker.js';
import { collectAlone } from '../collect-alone.js';
import { threadFile } from '../here.js';
import { isModule, MODULE_PATIENCE, ownBots } from './own-bots.js';
import { killRunning, noneRunning } from './running.js';
import { lookOn, newWatch, type Watch } from './watch.js';

/**
 * Plays a contest to its end and returns what counts of it. `goesOn`: told after every bout. `patience`: milliseconds that a bot of
 * one's own may think about an answer; null: what is usual.
 */
export async function playInThreads(
  contest: Contest,
  threads: number,
  goesOn: (course: Course) => void,
  patience: number | null = null,
): Promise<readonly Played[]> {
  const course = new Course(contest);
  const take = (part: Played): void => {
    course.take(part);
    goesOn(course);
  };
  // A module that hangs takes its thread with it, so that another one has to look on.
  if (threads === 1 && !contest.bots.some(isModule)) {
    const hall = new Hall(contest, () => performance.now(), await ownBots(contest.bots, { patience }));
    for (let bout = course.next(); bout !== null && !course.isOver; bout = course.next()) take(hall.play(bout));
  } else await inWorkers({ contest, patience, running: noneRunning() }, threads, { course, take });
  return course.played;
}

interface Going {
  readonly course: Course;
  readonly take: (part: Played) => void;
}

/**
 * Megabytes for what a thread has just made: games imagined by the thousand are thrown away at once, and in a small space what is
 * still needed would be copied about four times as often.
 */
const YOUNG = 64;

async function inWorkers(given: Omit<Given, 'watch'>, threads: number, { course, take }: Going): Promise<void> {
  if (threads > 1) collectAlone();
  const workers: Worker[] = [];
  const kill = (): void => killRunning(given.running);
  process.once('exit', kill);
  const work = async (): Promise<void> => {
    let bout = course.next();
    if (bout === null) return;
    const watch = newWatch();
    const worker = new Worker(threadFile('arena'), {
      workerData: { ...given, watch } satisfies Given,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    workers.push(worker);
    for (; bout !== null && !course.isOver; bout = course.next()) take(await playedBy({ worker, watch, given }, bout));
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    kill();
    process.off('exit', kill);
  }
}

interface Hand {
  readonly worker: Worker;
  readonly watch: Watch;
  readonly given: Omit<Given, 'watch'>;
}

async function playedBy({ worker, watch, given }: Hand, bout: Bout): Promise<Played> {
  worker.postMessage(bout);
  const hangs = new AbortController();
  const most = given.patience ?? MODULE_PATIENCE;
  const stop = lookOn(watch, most, () => hangs.abort());
  try {
    const [told] = (await once(worker, 'message', { signal: hangs.signal })) as [Told];
    if ('fault' in told) throw new BotFault(told.fault);
    return told.played;
  } catch (fault) {
    if (!hangs.signal.aborted) throw fault;
    throw new BotFault(hangingText(given.contest, bout, most));
  } finally {
    stop();
  }
}

function hangingText(contest: Contest, bout: Bout, most: number): string {
  const own = [...new Set(contest.bots.filter(isModule))].join(' or ');
  const [first, last] = [bout.from, bout.to - 1].map((number) => gameNumber(contest, bout, number));
  const games = first === last ? `game ${first}` : `one of the games ${first} to ${last}`;
  const between = `${contest.names[bout.row]} against ${contest.names[bout.column]}`;
  return `${own}: in ${games} (${between}) it has not answered within ${most / 1000} seconds (--patience).`;
}
