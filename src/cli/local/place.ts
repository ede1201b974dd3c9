// Where what belongs to this user or this project is kept: never in the package.
import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const FOLDER = '.rulebox';
const FILE = 'cards.jsonl';

/**
 * The folder for local things: the one that RULEBOX_HOME names, the `.rulebox` of the project one stands in (here or in a
 * folder above), or the one in the user's home.
 */
export function localFolder(from: string = process.cwd()): string {
  const named = process.env['RULEBOX_HOME'] ?? '';
  if (named !== '') return resolve(named);
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const here = join(folder, FOLDER);
    if (isFolder(here)) return here;
    if (folder === dirname(folder)) return join(homedir(), FOLDER);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The file that imported cards are kept in. */
export const localLibraryFile = (): string => join(localFolder(), FILE);

/** The same, where there is one. */
export function importedLibraryFile(): string | null {
  const file = localLibraryFile();
  return existsSync(file) ? file : null;
}
