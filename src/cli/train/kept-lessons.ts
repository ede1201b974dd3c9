// Lessons in a file, a line each, so that a long training can be done in several goes.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Lesson, TrainingPlan } from '../../arena/index.js';
import { FEATURE_NAMES } from '../../bots/index.js';
import { seedText } from '../../engine/index.js';
import { readText } from '../files.js';
import { fail } from '../terminal.js';

/** What the lessons of a plan have in common, however many of them are wanted: the first line of the file. */
function headOf({ fields, plays, seed }: TrainingPlan): string {
  const decks = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
  return JSON.stringify({
    format: 'rulebox-lessons',
    version: 1,
    seed: seedText(seed),
    plays,
    eras: fields.map(({ era }) => era),
    decks,
    features: FEATURE_NAMES,
  });
}

export const keepLessons = (plan: TrainingPlan, lessons: readonly Lesson[]): string =>
  [headOf(plan), ...lessons.map(lineOf), ''].join('\n');

const lineOf = ({ game, plays, ends }: Lesson): string =>
  JSON.stringify({ game, plays, ends: ends.map(({ features, won }) => ({ features: Array.from(features), won })) });

export function keptLessons(file: string, plan: TrainingPlan): Lesson[] {
  if (!existsSync(file)) return [];
  const [head, ...lines] = readText(file).split('\n');
  if (head !== headOf(plan))
    return fail(`${file}: these lessons are of another training (other eras, decks, plays, seed or features).`);
  return lines.filter((line) => line !== '').map((line, i) => lessonIn(line, `${file}:${i + 2}`));
}

function lessonIn(line: string, place: string): Lesson {
  try {
    const lesson = JSON.parse(line) as Lesson;
    if (lesson.ends.every(({ features, won }) => features.length === FEATURE_NAMES.length && won >= 0)) return lesson;
  } catch {
    // told below
  }
  return fail(`${place}: this is no lesson.`);
}
