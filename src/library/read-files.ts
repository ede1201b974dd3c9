// The folder `library/` of the package, two above this one in the sources as in what is built of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { LibraryFile, LibraryFiles } from '../cards/index.js';

const FOLDER = new URL('../../library/', import.meta.url);

/** All its cards and decks, parsed. */
export const libraryFiles = (folder: URL = FOLDER): LibraryFiles => ({
  sets: filesIn(folder, 'cards'),
  decks: filesIn(folder, 'decks'),
  codes: parsed(folder, 'set-codes.json') as LibraryFiles['codes'],
});

/** The files of one part of it: none where it has not been made yet. */
export function filesIn(folder: URL, part: 'cards' | 'decks'): readonly LibraryFile[] {
  const place = new URL(`${part}/`, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({ path, value: parsed(folder, path) }));
}

function parsed(folder: URL, path: string): unknown {
  const file = new URL(path, folder);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${path}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}
