// `rulebox farm run`: asks the farm for games, and tells what came of them as the same command does on one machine.
import type { Command } from 'commander';
import { BOT_NAMES } from '../../bots/index.js';
import type { Contest } from '../../contest/index.js';
import { ArenaWork, aboutOf, askFarm, type Farm, type Ran, RowsWork, SoakWork, type Work } from '../../farm/index.js';
import { contestOf } from '../arena/plan.js';
import { type ArenaOptions, playWithBar, tellArena } from '../arena.js';
import { withBar } from '../cards/soak-corpus.js';
import type { PlaySoak } from '../soak/threads.js';
import { type SoakOptions, soakGames } from '../soak.js';
import { fail } from '../terminal.js';
import { RowFiles } from '../trajectories/write.js';
import { askedRows, planOf, type RowsOptions } from '../trajectories.js';
import { atFarm, note, type PlaceOptions } from './place.js';

/** The run that is taken up again by its name, while what was typed for it is read once more. */
let resumed: string | null = null;

export async function runArena(decks: readonly string[], called: Command): Promise<void> {
  const options = called.optsWithGlobals<ArenaOptions & PlaceOptions>();
  const contest = contestOf(decks, options);
  refuseOwnBots(contest);
  const work = new ArenaWork(contest);
  const { seconds } = await playWithBar(contest, (goesOn) => asked(work, options, called, () => goesOn(work)));
  tellArena(contest, { played: work.played, seconds }, options);
}

function refuseOwnBots({ bots }: Contest): void {
  const own = bots.find((name) => !BOT_NAMES.some((ours) => ours === name));
  if (own !== undefined)
    fail(
      `${own} cannot play over the farm: workers are told apart by a hash over the code that decides games, and it does not cover bots of one's own. On one machine: rulebox arena.`,
    );
}

export async function runSoak(called: Command): Promise<void> {
  const options = called.optsWithGlobals<SoakOptions & PlaceOptions>();
  const play: PlaySoak = async ({ threads: _, kept: _kept, played, ...plan }, stock) => {
    const work = new SoakWork({ is: 'soak', plan, stock });
    await asked(work, options, called, () => played?.(work.games.done));
    return { report: work.report, material: work.material };
  };
  await soakGames(options, play);
}

export async function runRows(decks: readonly string[], called: Command): Promise<void> {
  const options = called.optsWithGlobals<RowsOptions & PlaceOptions>();
  const kit = { is: 'trajectories', ...askedRows(decks, options) } as const;
  const files = new RowFiles(planOf(kit), kit.form, options.out);
  const work = new RowsWork(kit, ({ rows, files: parts }) =>
    files.add({ rows, files: kit.form === 'lines' ? parts : parts.map((part) => Buffer.from(part, 'base64')) }),
  );
  await withBar('Playing', kit.games, (reached) => asked(work, options, called, () => reached(work.games.done)));
  process.stdout.write(`${kit.games} games, ${files.end()} decisions: ${options.out}\n`);
}

/** Reads again what was typed for a run, which comes to the same run. */
export async function resume(called: Command): Promise<void> {
  const options = called.optsWithGlobals<PlaceOptions & { readonly resume?: string }>();
  const { resume: run } = options;
  if (run === undefined) return fail('Say what is to run: arena, soak or trajectories; or --resume RUN.');
  const about = await atFarm(options, (farm) => aboutOf(farm.redis, farm.names, run));
  if (about === null) return fail(`There is no run ${run}: \`rulebox farm status\` lists them.`);
  resumed = run;
  try {
    await called.parseAsync(about.typed, { from: 'user' });
  } finally {
    resumed = null;
  }
}

/** Waits for a run, and says now and then that nobody plays it. */
function asked(work: Work, options: PlaceOptions, called: Command, goesOn: () => void): Promise<Ran> {
  return atFarm(options, (farm: Farm) =>
    askFarm(work, { farm, typed: typedAfterRun(called), expects: manyRuns(called) ? null : resumed, goesOn, note }),
  );
}

/** A soak of decks is a run for each era and format. */
const manyRuns = (called: Command): boolean =>
  called.opts<SoakOptions>().decks !== undefined && called.name() === 'soak';

/** What was typed, without the address, which may have a password in it. */
function typedAfterRun(called: Command): readonly string[] {
  let root = called;
  while (root.parent !== null) root = root.parent;
  const raw = (root as Command & { readonly rawArgs: readonly string[] }).rawArgs;
  const typed = raw.slice(raw.indexOf('run', raw.indexOf('farm')) + 1);
  const isPlace = (word: string | undefined): boolean => word === '--redis' || word === '--farm';
  return typed.filter((word, i) => !isPlace(word) && !isPlace(typed[i - 1]) && !/^--(?:redis|farm)=/.test(word));
}
