// `rulebox cards import`: puts a card database into the local library.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetTexts, type Merged, merge } from '../../cards/index.js';
import { verifier } from '../cards/corpus-figures.js';
import { scenarioTexts } from '../cards/scenario-texts.js';
import { compile } from '../cards/toolchain.js';
import { packageRoot } from '../here.js';
import { compilerMark } from '../local/compiler-mark.js';
import { changeLibrary, type LocalLibrary } from '../local/library-file.js';
import { localLibraryFile } from '../local/place.js';
import { EXIT, fail, progress } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { readFromDisk } from './from-disk.js';
import { apiAddress, downloadFromTcgdex } from './from-tcgdex-api.js';
import type { ReadDatabase } from './gathering.js';
import { MANNERS } from './polite.js';
import { type Imported, summaryOf, summaryText } from './summary.js';

export interface ImportOptions {
  readonly into?: string;
  readonly atOnce: string;
  readonly anew?: boolean;
  readonly json?: boolean;
}

export async function runImport(source: string, options: ImportOptions): Promise<void> {
  const started = performance.now();
  const file = options.into === undefined ? localLibraryFile() : resolve(options.into);
  const read = await readDatabase(source, file, options);
  tellFaults(read.faults);
  if (read.cards.length === 0) fail(`${source}: there are no cards that can be read. The library is as it was.`);
  const library = put(read, source, file, options.anew === true);
  read.done();
  const seconds = (performance.now() - started) / 1000;
  const summary = summaryOf({ source, file, read, seconds, ...library });
  process.stdout.write(`${options.json === true ? JSON.stringify(summary, null, 2) : summaryText(summary)}\n`);
  if (read.faults.length > 0) process.exitCode = EXIT.fails;
}

interface Readable extends ReadDatabase {
  /** To be called when the cards are in the library. */
  done(): void;
}

async function readDatabase(source: string, file: string, options: ImportOptions): Promise<Readable> {
  if (!/^https?:\/\//i.test(source)) return { ...readFromDisk(source), done: () => {} };
  const atOnce = Math.max(1, wholeNumber('--at-once', options.atOnce, 32));
  const read = await downloadFromTcgdex({
    address: apiAddress(source),
    userAgent: userAgent(),
    manners: { ...MANNERS, atOnce },
    journal: `${file}.download`,
  });
  if (read.resumed > 0) {
    process.stderr.write(
      `rulebox: went on with an import that had been interrupted: ${read.resumed} answers were there already.\n`,
    );
  }
  return read;
}

function userAgent(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  return `Rulebox/${version} (cards import)`;
}

/** More than these are not worth reading. */
const MOST_FAULTS = 20;

function tellFaults(faults: readonly string[]): void {
  for (const fault of faults.slice(0, MOST_FAULTS)) process.stderr.write(`${fault}\n`);
  if (faults.length > MOST_FAULTS) process.stderr.write(`… and ${faults.length - MOST_FAULTS} more.\n`);
}

/**
 * Puts the cards to those that were imported before, or in their place. A file that cannot be read ends the command: an
 * import must not quietly throw it away.
 */
function put(read: ReadDatabase, source: string, file: string, isAnew: boolean): Pick<Imported, 'merged' | 'bytes'> {
  let merged: Merged | null = null;
  const change = (before: LocalLibrary): LocalLibrary => {
    const compiler = compilerMark();
    merged = mergeInto(before, read, compiler);
    const sources = [...before.sources.filter((each) => each !== source), source];
    return { file, cards: merged.cards, compiler, sources };
  };
  const bytes = changeLibrary(file, change, { isAnew });
  return { merged: merged!, bytes };
}

function mergeInto(before: LocalLibrary, read: ReadDatabase, compiler: string): Merged {
  const ids = new Set([...before.cards, ...read.cards].map(({ print }) => print.id));
  const bar = progress('Compiling', ids.size);
  try {
    return merge(before.cards, read.cards, {
      compile,
      isVerified: verifier(scenarioTexts()),
      isOutdated: before.compiler !== compiler,
      reached: (cards) => bar.reached(cards),
    });
  } finally {
    // The texts that were read are of no use any more, and all lines of the library are about to be written.
    forgetTexts();
    bar.end();
  }
}
