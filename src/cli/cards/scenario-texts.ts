// The texts that scenarios pin rulings with.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, readText } from '../files.js';
import { packageRoot } from '../here.js';
import { shippedScenarios } from '../scenario-files.js';
import { textsOn } from './corpus-figures.js';

const read = new Map<string, ReadonlySet<string>>();

/** The texts of all cards in scenarios. */
export function scenarioTexts(root: string = packageRoot): ReadonlySet<string> {
  const texts = read.get(root) ?? new Set(textsUnder(root));
  read.set(root, texts);
  return texts;
}

interface Noted {
  /** Of which scenarios they are: a number over all of them. */
  readonly mark: string;
  readonly texts: readonly string[];
}

/** Reading hundreds of scenarios takes seconds: what was found is noted beside what is built, and holds until one changes. */
function textsUnder(root: string): readonly string[] {
  const mark = markOf(filesUnder([join(root, 'scenarios')], ['.yaml']));
  const note = join(root, 'dist', 'scenario-texts.json');
  const before = notedIn(note);
  if (before?.mark === mark) return before.texts;
  const cards = shippedScenarios(root).flatMap(({ scenarios }) =>
    scenarios.flatMap((each) => [...each.cards.values()]),
  );
  const texts = [...new Set(cards.flatMap(({ facts }) => textsOn(facts)))];
  keep(note, { mark, texts });
  return texts;
}

function markOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readText(file)).update('\0');
  return hash.digest('hex');
}

function notedIn(file: string): Noted | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Noted) : null;
  } catch {
    return null;
  }
}

/** Where nothing can be written, they are read again next time. */
function keep(file: string, noted: Noted): void {
  try {
    writeFileSync(file, JSON.stringify(noted));
  } catch {
    return;
  }
}
