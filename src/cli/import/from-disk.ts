// A card database in files: JSONL with a card a line, JSON as databases publish it, or a checkout of TCGdex.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { valuesOf } from '../../cards/index.js';
import { pokemonTcgDataFiles } from '../cards/checkout-files.js';
import { isLibrary, readLibrary } from '../local/library-file.js';
import { fail, progress } from '../terminal.js';
import { Checkout } from './checkout.js';
import { Gathering, type ReadDatabase } from './gathering.js';

/** A database by its path; the command ends where there is nothing to read. */
export function readFromDisk(path: string): ReadDatabase {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return fail(`${path}: there is no such file or folder.`);
  const files = stat.isFile() ? [path] : filesOf(path);
  if (files.length === 0) return fail(`${path}: there are no card files: no .jsonl, .json or .ts.`);
  const gathering = new Gathering();
  const checkout = new Checkout(gathering);
  const bar = progress('Reading', files.length);
  try {
    for (const [place, file] of files.entries()) {
      readFile(file, gathering, checkout);
      bar.reached(place + 1);
    }
  } finally {
    bar.end();
  }
  return gathering.finish();
}

/**
 * The card files of a folder. The folders of the two known databases are known by what is in them; of any other folder all
 * JSONL files are read, or else all JSON files, or else all source files.
 */
function filesOf(folder: string): readonly string[] {
  const checkedOut = pokemonTcgDataFiles(folder);
  if (checkedOut !== null) return checkedOut;
  const data = join(folder, 'data');
  if (existsSync(data) && existsSync(join(folder, 'interfaces.d.ts'))) return sourcesUnder(data);
  for (const ending of ['.jsonl', '.json']) {
    const files = filesUnder(folder, ending);
    if (files.length > 0 && !(ending === '.json' && filesUnder(folder, '.ts').length > files.length)) return files;
  }
  return sourcesUnder(folder);
}

/** Checkouts of long ago hold JSON, later ones TypeScript. */
const sourcesUnder = (folder: string): readonly string[] => [
  ...filesUnder(folder, '.json'),
  ...filesUnder(folder, '.ts').filter((file) => !file.endsWith('.d.ts')),
];

/** In a steady order; what belongs to tools is not walked into. */
function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^\.|^node_modules$/.test(entry.name) ? [] : filesUnder(path, ending);
      return entry.name.endsWith(ending) ? [path] : [];
    });
}

function readFile(file: string, gathering: Gathering, checkout: Checkout): void {
  const content = contentOf(file);
  if (isLibrary(content)) {
    for (const card of readLibrary(file, content).cards) gathering.addRead(card.asRead ?? card);
    return;
  }
  const text = content.toString('utf8');
  if (extname(file) === '.ts') checkout.add(file, text);
  else if (extname(file) === '.jsonl') readLines(file, text, gathering);
  else {
    const parsed = parse(text, file, gathering);
    const values = parsed === undefined ? [] : valuesOf(parsed);
    for (const [index, value] of values.entries()) {
      if (!checkout.addJson(file, value)) gathering.add(`${file}: card ${index + 1}`, value);
    }
  }
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readLines(file: string, text: string, gathering: Gathering): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `${file}:${index + 1}`;
    const value = parse(line, where, gathering);
    if (value !== undefined) gathering.add(where, value);
  }
}

function parse(json: string, where: string, { faults }: Gathering): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    faults.push(`${where}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
    return undefined;
  }
}
