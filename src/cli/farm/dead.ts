// `rulebox farm dead`, `again` and `forget`: what failed, and what becomes of it.
import { deadLetters, forgetRun, queueAgain } from '../../farm/index.js';
import { EXIT, fail } from '../terminal.js';
import { atFarm, type PlaceOptions } from './place.js';

interface Options extends PlaceOptions {
  readonly json?: boolean;
  readonly full?: boolean;
}

export async function tellDead(options: Options): Promise<void> {
  const dead = await atFarm(options, deadLetters);
  const lines = dead.map(
    ({ run, number, games, attempts, reason, full }) =>
      `Job ${number} of the run ${run} (${games} games), tried ${attempts} times: ${options.full === true ? full : reason}`,
  );
  const text = dead.length === 0 ? 'There are no dead letters.' : lines.join('\n');
  process.stdout.write(`${options.json === true ? JSON.stringify(dead, null, 2) : text}\n`);
  process.exitCode = dead.length === 0 ? EXIT.holds : EXIT.fails;
}

export async function again(run: string | undefined, options: PlaceOptions): Promise<void> {
  const queued = await atFarm(options, (farm) => queueAgain(farm, run ?? null));
  process.stdout.write(`${queued} ${queued === 1 ? 'job is' : 'jobs are'} queued again.\n`);
}

export async function forget(run: string, options: PlaceOptions): Promise<void> {
  const was = await atFarm(options, (farm) => forgetRun(farm, run));
  if (!was) fail(`There is no run ${run}: \`rulebox farm status\` lists them.`);
  process.stdout.write(`The run ${run} is forgotten.\n`);
}
