import {
  accountsAsRead,
  Checkout,
  endingOf,
  type Fields,
  Gathering,
  gatherFile,
  type LocalSet,
  type ReadDatabase,
} from '../../cards/index.js';
import { FAULT } from '../words/import.js';
import type { CardFile } from './given.js';
import { isLibrary, readLibraryFile } from './library-file.js';

/** What is asked between two files. */
export interface Reading {
  /** Sets that are known already: files of one set rarely say what it is called. */
  readonly sets: readonly LocalSet[];
  readonly reached: (files: number) => void;
  readonly isStopped: () => boolean;
}

/** What is in the files; null where it was stopped. A file that cannot be read is named and left out whole. */
export async function readFiles(files: readonly CardFile[], reading: Reading): Promise<ReadDatabase | null> {
  const gathering = new Gathering();
  const sources = new Map<string, string>();
  const checkout = new Checkout(gathering, (path) => sources.get(path) ?? null);
  for (const set of reading.sets) gathering.add(set.setId, asWritten(set));
  for (const [place, file] of files.entries()) {
    if (reading.isStopped()) return null;
    const bytes = await file.bytes();
    if (!bytes.ok) gathering.faults.push(`${file.path}: ${bytes.error}`);
    else if (isLibrary(bytes.value)) gatherLibrary(file.path, bytes.value, gathering);
    else {
      const text = new TextDecoder().decode(bytes.value);
      // Sources name each other, so all of them are there before one is understood.
      if (endingOf(file.path) === '.ts') sources.set(file.path, text);
      else gatherFile(file.path, text, gathering, checkout);
    }
    reading.reached(place + 1);
  }
  for (const [path, text] of sources) gatherFile(path, text, gathering, checkout);
  return gathering.finish();
}

function gatherLibrary(path: string, bytes: Uint8Array, gathering: Gathering): void {
  const cards = readLibraryFile(bytes);
  if (!cards.ok) gathering.faults.push(`${path}: ${cards.error}`);
  else if (cards.value.length === 0) gathering.faults.push(`${path}: ${FAULT.noCards}`);
  else for (const card of cards.value) for (const account of accountsAsRead(card)) gathering.addRead(account);
}

/** A set as both databases write it. */
const asWritten = ({ setId, setName, serie, released }: LocalSet): Fields => ({
  id: setId,
  releaseDate: released,
  ...(setName === '' ? {} : { name: setName }),
  ...(serie === '' ? {} : { serie: { name: serie }, series: serie }),
});
