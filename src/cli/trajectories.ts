// `rulebox trajectories`: games of bots, decision by decision, for whoever learns from them.
import type { Command } from 'commander';
import { BOT_NAMES } from '../bots/index.js';
import {
  ACTION_VERSION,
  type AskedRows,
  claimOfDecks,
  OBSERVATION_VERSION,
  ROW_FORMS,
  type RowPlan,
  rowPlanOf,
  writtenRows,
} from '../env/index.js';
import { withBar } from './cards/soak-corpus.js';
import { engineStock } from './engine/stock.js';
import { fail } from './terminal.js';
import { RowFiles } from './trajectories/write.js';
import { botNamed, eraNamed, seedTyped, wholeNumber } from './typed.js';

export interface RowsOptions {
  readonly era?: string;
  readonly format: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly shaping: string;
  readonly vectors?: boolean;
  readonly as: string;
  readonly out: string;
}

export function register(command: Command): void {
  rowsArguments(command).action(run);
}

/** What trajectories are asked with, wherever they are played. */
export const rowsArguments = (command: Command): Command =>
  command
    .argument('<deck...>', 'names of decks that ship with Rulebox: one for each seat, or for each team')
    .requiredOption('--out <path>', 'a file (as lines), or a folder (as columns)')
    .option('--era <era>', 'the rules to play by; otherwise those of the first deck that has some')
    .option('--format <format>', 'the format to play', 'constructed')
    .option('--bot <bot>', `who plays: one of ${BOT_NAMES.join(', ')}, or two, for the teams: greedy,random`, 'greedy')
    .option('--games <n>', 'how many games', '100')
    .option('--seed <s>', 'the same seed gives the same rows, on every machine', '1')
    .option('--shaping <number>', 'what the Prize cards of a team are worth together, beside the result', '0')
    .option('--vectors', 'with what the seat knew, and with the vector of its answer')
    .option('--as <form>', 'lines: a JSON text a decision; columns: a file of numbers a column, with a schema', 'lines')
    .addHelpText('after', EXPLAINED);

const EXPLAINED = `
One row is one decision. The columns are described in schema.json, and in docs/ENGINE.md, which shows how they are read. Vectors
are of observation version ${OBSERVATION_VERSION} and action version ${ACTION_VERSION}.`;

async function run(decks: readonly string[], options: RowsOptions): Promise<void> {
  const asked = askedRows(decks, options);
  const plan = planOf(asked);
  const files = new RowFiles(plan, asked.form, options.out);
  await withBar('Playing', asked.games, (played) => {
    for (let from = 0; from < asked.games; from++) {
      files.add(writtenRows(plan, asked.form, { from, to: from + 1 }));
      played(from + 1);
    }
  });
  process.stdout.write(`${asked.games} games, ${files.end()} decisions: ${options.out}\n`);
}

/** What plays them; fails where their decks cannot be played so. */
export function planOf(asked: AskedRows): RowPlan {
  const plan = rowPlanOf(asked);
  return plan.ok ? plan.value : fail(plan.error.map(({ message }) => message).join('\n'));
}

export function askedRows(decks: readonly string[], options: RowsOptions): AskedRows {
  const { era, format, shaping } = options;
  const form = ROW_FORMS.find((each) => each === options.as);
  if (form === undefined) return fail(`--as takes ${ROW_FORMS.join(' or ')}, not "${options.as}".`);
  const games = wholeNumber('--games', options.games, 10_000_000);
  const [one, other = one, ...more] = options.bot.split(',').map((name) => botNamed(name.trim()));
  if (more.length > 0) return fail('--bot takes one bot, or two: one for each team.');
  const stock = engineStock();
  const claim = claimOfDecks(stock, { decks, era: era === undefined ? era : eraNamed(era).id, format });
  if (!claim.ok) return fail(claim.error);
  const pool = stock.pool(decks);
  if (!pool.ok) return fail(pool.error);
  return {
    ...{ claim: claim.value, reckon: pool.value, shaping: Number(shaping), bots: [one!, other!] as const },
    ...{ seed: seedTyped(options.seed), vectors: options.vectors === true, form, games },
  };
}
