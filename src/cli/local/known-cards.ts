// The cards that commands know by name, besides those that ship with Rulebox.
import type { ImportedCard } from '../../cards/index.js';
import { readCards } from '../cards/card-files.js';
import { readLibrary } from './library-file.js';
import { importedLibraryFile } from './place.js';

/**
 * Cards of the files that are named; where nothing is said of files, of those that RULEBOX_CARDS names, else those that
 * were imported; or none.
 */
export function knownCards(paths?: readonly string[]): readonly ImportedCard[] {
  if (paths !== undefined) return paths.length === 0 ? [] : readCards(paths);
  const named = process.env['RULEBOX_CARDS'] ?? '';
  if (named !== '') return readCards([named]);
  const imported = importedLibraryFile();
  return imported === null ? [] : readLibrary(imported).cards;
}

/** What to do where a card is not found and no database was there to look in. */
export const HOW_TO_KNOW_MORE =
  'Only the cards that ship with Rulebox were looked through. `rulebox cards import` brings in a card database, and RULEBOX_CARDS names files of one.';
