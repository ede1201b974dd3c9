// `rulebox train`: learns from games of bots what things are worth, and writes it down with where it comes from.
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type Lesson, lessonsOf, type TrainingPlan, trainOn } from '../arena/index.js';
import { withBar } from './cards/soak-corpus.js';
import { fail } from './terminal.js';
import { trainingField } from './train/fields.js';
import { judgementFile, judgementText } from './train/judgement-file.js';
import { keepLessons, keptLessons } from './train/kept-lessons.js';
import { trainingText } from './train/report.js';
import { eraNamed, seedTyped, wholeNumber } from './typed.js';

interface Options {
  readonly era: readonly string[];
  readonly decisions: string;
  readonly plays: string;
  readonly seed: string;
  readonly out: string;
  readonly lessons?: string;
  readonly hold?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .requiredOption('--era <era...>', 'the eras whose decks are played')
    .requiredOption('--out <file>', 'where the weights are written, with where they come from')
    .option('--decisions <n>', 'how many decisions are looked at', '2000')
    .option('--plays <n>', 'how many games are played on from each end of a turn', '16')
    .option('--seed <s>', 'the same seed gives the same weights, on every machine', '1')
    .option('--lessons <file>', 'keep what was played there, and go on from what is kept')
    .option('--hold <number>', 'how strongly weights are held to those that ship (1 is much); found out if left out')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', EXPLAINED)
    .action(run);
}

const EXPLAINED = `
The greedy bot plays the decks that ship for these eras against itself. At one decision of a turn in four, several ends of
this turn are taken in one imagined game, and from each of them games are played to their end by rules of thumb, with the
same chance. How the ends differ, and how often each was won, is what weights are fitted to. A fifth, the last games, is
held out; the figures are over these: the mean squared error (1: no judgement), and how many pairs of ends are
put in their order. Play with the weights: node bench/learned-bot.mjs FILE bot.mjs, then rulebox arena --bot ./bot.mjs,greedy`;

const MOST_HOLD = 1e6;
/** Fewer teach nothing, and leave none to hold out. */
const FEWEST = 50;

async function run(options: Options): Promise<void> {
  const plan = planOf(options);
  const lessons = await takeLessons(plan, options.lessons);
  const trained = lessons.length < FEWEST ? null : trainOn(lessons, plan);
  if (trained === null) return fail(`${lessons.length} decisions are too few to learn from and to hold some out.`);
  const file = judgementFile(plan, trained);
  write('--out', options.out, judgementText(file));
  process.stdout.write(options.json === true ? judgementText(file) : `${trainingText(file, options.out)}\n`);
}

function planOf(options: Options): TrainingPlan {
  const eras = [...new Set(options.era.map(eraNamed))];
  const decisions = wholeNumber('--decisions', options.decisions, 1_000_000);
  if (decisions < FEWEST) return fail(`--decisions takes ${FEWEST} at least: fewer teach nothing.`);
  const plays = wholeNumber('--plays', options.plays, 10_000);
  if (plays === 0) return fail('--plays takes a whole number from 1 on.');
  const hold = options.hold === undefined ? null : Number(options.hold);
  if (hold !== null && !(hold > 0 && hold <= MOST_HOLD))
    return fail(`--hold takes a number above 0, up to ${MOST_HOLD}, not "${options.hold}".`);
  return { fields: eras.map(trainingField), decisions, plays, hold, seed: seedTyped(options.seed) };
}

function takeLessons(plan: TrainingPlan, file: string | undefined): Promise<readonly Lesson[]> {
  const kept = file === undefined ? [] : keptLessons(file, plan);
  return withBar('Playing', plan.decisions, (reached) => {
    const lessons: Lesson[] = [];
    for (const lesson of lessonsOf(plan, kept)) {
      lessons.push(lesson);
      reached(lessons.length);
    }
    if (file !== undefined) write('--lessons', file, keepLessons(plan, lessons));
    return lessons;
  });
}

function write(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail(`${option}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
