// `rulebox farm status`: what runs, as text, as JSON or as a page.
import { writeFileSync } from 'node:fs';
import { type FarmStatus, statusOf } from '../../farm/index.js';
import { fail, table } from '../terminal.js';
import { atFarm, type PlaceOptions } from './place.js';
import { standingOf } from './standing.js';
import { statusPage } from './status-page.js';

interface Options extends PlaceOptions {
  readonly json?: boolean;
  readonly html?: string;
}

export async function tellStatus(options: Options): Promise<void> {
  const status = await atFarm(options, statusOf);
  if (options.html !== undefined) write(options.html, statusPage(status, new Date()));
  else process.stdout.write(`${options.json === true ? JSON.stringify(status, null, 2) : statusText(status)}\n`);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function statusText({ farm, runs, workers, queues, dead, gamesPerSecond }: FarmStatus): string {
  const parts = [
    runs.length === 0
      ? `Nothing was asked of the farm ${farm}.`
      : table(
          ['run', 'what', 'games', 'of', 'how it stands'],
          runs.map((run) => [run.run, run.title, run.done, run.expected, standingOf(run)]),
        ),
    workers.length === 0
      ? 'No worker is there: `rulebox farm work` begins one.'
      : table(
          ['worker', 'make', 'threads', 'playing', 'games', 'games/s'],
          workers.map(({ host, pid, make, threads, playing, games, rate }) => [
            ...[`${host} ${pid}`, make, threads, playing, games, rate.toFixed(1)],
          ]),
        ),
    ...(queues.length === 0
      ? []
      : [
          table(
            ['make of the queue', 'waiting', 'playing', 'tried again', 'dead'],
            queues.map(({ make, waiting, playing, delayed, dead: lost }) => [make, waiting, playing, delayed, lost]),
          ),
        ]),
    `${gamesPerSecond.toFixed(1)} games per second.${dead.length === 0 ? '' : ` ${dead.length} dead letters: \`rulebox farm dead\` lists them.`}`,
  ];
  return parts.join('\n\n');
}
