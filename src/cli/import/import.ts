// `rulebox cards import`: puts a card database into the local library.
import { resolve } from 'node:path';
import { forgetTexts, MANNERS, type Merged, merge, type ReadDatabase } from '../../cards/index.js';
import { verifier } from '../cards/corpus-figures.js';
import { scenarioTexts } from '../cards/scenario-texts.js';
import { compile } from '../cards/toolchain.js';
import { packageVersion } from '../here.js';
import { databaseSets } from '../library-files.js';
import { compilerMark } from '../local/compiler-mark.js';
import { changeLibrary, type LocalLibrary } from '../local/library-file.js';
import { localLibraryFile } from '../local/place.js';
import { EXIT, fail, progress } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { readFromDisk } from './from-disk.js';
import { apiAddress, downloadFromTcgdex } from './from-tcgdex-api.js';
import { type Imported, type ImportSummary, summaryOf, summaryText } from './summary.js';

export interface ImportOptions {
  readonly into?: string;
  readonly atOnce: string;
  readonly anew?: boolean;
  readonly json?: boolean;
}

/** One database after the other: what was read of one is put into the library before the next is read. */
export async function runImport(sources: readonly string[], options: ImportOptions): Promise<void> {
  const summaries: ImportSummary[] = [];
  for (const [place, source] of sources.entries()) {
    const summary = await importOne(source, { ...options, anew: options.anew === true && place === 0 });
    summaries.push(summary);
    if (options.json !== true) process.stdout.write(`${summaryText(summary, place === sources.length - 1)}\n`);
  }
  if (options.json !== true) return;
  process.stdout.write(`${JSON.stringify(summaries.length === 1 ? summaries[0] : summaries, null, 2)}\n`);
}

async function importOne(source: string, options: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const file = options.into === undefined ? localLibraryFile() : resolve(options.into);
  const read = await readDatabase(source, file, options);
  tellFaults(read.faults);
  if (read.cards.length === 0) fail(`${source}: there are no cards that can be read. The library is as it was.`);
  const library = put(read, source, file, options.anew === true);
  read.done();
  const seconds = (performance.now() - started) / 1000;
  if (read.faults.length > 0) process.exitCode = EXIT.fails;
  return summaryOf({ source, file, read, seconds, ...library });
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
    userAgent: `Rulebox/${packageVersion()} (cards import)`,
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
      sets: databaseSets(),
      reached: (cards) => bar.reached(cards),
    });
  } finally {
    // The texts that were read are of no use any more, and all lines of the library are about to be written.
    forgetTexts();
    bar.end();
  }
}
