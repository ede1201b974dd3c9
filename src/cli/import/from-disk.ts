// A card database in files: JSONL with a card a line, JSON as databases publish it, or a checkout of TCGdex.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  accountsAsRead,
  Checkout,
  cardFilesAmong,
  Gathering,
  gatherFile,
  type ReadDatabase,
} from '../../cards/index.js';
import { pokemonTcgDataFiles } from '../cards/checkout-files.js';
import { isLibrary, openLibrary } from '../local/library-file.js';
import { fail, progress } from '../terminal.js';

/** A database by its path; the command ends where there is nothing to read. */
export function readFromDisk(path: string): ReadDatabase {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return fail(`${path}: there is no such file or folder.`);
  const files = stat.isFile() ? [path] : filesOf(path);
  if (files.length === 0) return fail(`${path}: there are no card files: no .jsonl, .json or .ts.`);
  const gathering = new Gathering();
  const checkout = new Checkout(gathering, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
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

/** The card files of a folder: of what is in it, and of pokemon-tcg-data also where only its cards are named. */
const filesOf = (folder: string): readonly string[] =>
  pokemonTcgDataFiles(folder) ??
  cardFilesAmong(filesUnder(folder).map((file) => relative(folder, file))).map((file) => join(folder, file));

/** In a steady order; what belongs to tools is not walked into. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^\.|^node_modules$/.test(entry.name) ? [] : filesUnder(path);
      return [path];
    });
}

function readFile(file: string, gathering: Gathering, checkout: Checkout): void {
  const content = contentOf(file);
  if (isLibrary(content)) {
    for (const card of openLibrary(file, content).cards)
      for (const account of accountsAsRead(card)) gathering.addRead(account);
    return;
  }
  gatherFile(file, content.toString('utf8'), gathering, checkout);
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
