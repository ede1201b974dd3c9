/* What somebody has given: files, folders and zips, down to the files of cards in them. */
import { CARD_FILE_ENDINGS, cardFilesAmong, endingOf } from '../../cards/index.js';
import { err, ok, type Result } from '../../engine/index.js';
import { FAULT } from '../words/import.js';
import { filesInZip, LARGEST_FILE, unpack } from './zip.js';

/** A file with its path from where it was taken. */
export interface Given {
  readonly path: string;
  readonly file: Blob;
}

/** A file of cards, to be read. */
export interface CardFile {
  readonly path: string;
  readonly size: number;
  readonly bytes: () => Promise<Result<Uint8Array<ArrayBuffer>, string>>;
}

export interface CardFiles {
  readonly files: readonly CardFile[];
  /** What is wrong: path and reason. */
  readonly faults: readonly string[];
}

/** All files that come from one folder or zip, or a file that came alone. */
interface Lot {
  readonly isAlone: boolean;
  readonly files: readonly CardFile[];
}

/** More than all cards take. */
export const MOST_BYTES = 1024 * 2 ** 20;

/** Zips are looked into and folders looked through; nothing is read yet but their lists. */
export async function cardFilesIn(given: readonly Given[]): Promise<CardFiles> {
  const faults: string[] = [];
  const files: CardFile[] = [];
  for (const lot of await lotsOf(given, faults)) {
    const byPath = new Map(lot.files.map((file) => [file.path, file]));
    const chosen = lot.isAlone
      ? lot.files.filter(isOfCards)
      : cardFilesAmong([...byPath.keys()]).map((path) => byPath.get(path)!);
    if (chosen.length === 0) faults.push(`${lot.files[0]!.path.split('/')[0]}: ${FAULT.notCards}`);
    for (const file of chosen) {
      if (file.size > LARGEST_FILE) faults.push(`${file.path}: ${FAULT.tooLarge(LARGEST_FILE)}`);
      else files.push(file);
    }
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > MOST_BYTES ? { files: [], faults: [...faults, FAULT.tooMuch(MOST_BYTES)] } : { files, faults };
}

const isOfCards = ({ path }: CardFile): boolean => CARD_FILE_ENDINGS.some((ending) => endingOf(path) === ending);

async function lotsOf(given: readonly Given[], faults: string[]): Promise<readonly Lot[]> {
  const lots: Lot[] = [];
  const folders = new Map<string, CardFile[]>();
  for (const { path: named, file } of given) {
    const path = named.replaceAll('\\', '/');
    const [folder, ...inside] = path.split('/');
    if (inside.length > 0) {
      const files = folders.get(folder!) ?? [];
      files.push(plainFile(path, file));
      folders.set(folder!, files);
    } else if (endingOf(path) !== '.zip') lots.push({ isAlone: true, files: [plainFile(path, file)] });
    else {
      const files = await zipped(path, file);
      if (!files.ok) faults.push(`${path}: ${files.error}`);
      else if (files.value.length === 0) faults.push(`${path}: ${FAULT.notCards}`);
      else lots.push({ isAlone: false, files: files.value });
    }
  }
  return [...lots, ...[...folders.values()].map((files) => ({ isAlone: false, files: files.sort(byPath) }))];
}

const byPath = (one: CardFile, other: CardFile): number => (one.path < other.path ? -1 : 1);

const plainFile = (path: string, file: Blob): CardFile => ({
  path,
  size: file.size,
  bytes: async () => {
    try {
      return ok(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      return err(FAULT.unreadable(error instanceof Error ? error.message : String(error)));
    }
  },
});

async function zipped(path: string, zip: Blob): Promise<Result<readonly CardFile[], string>> {
  try {
    const files = await filesInZip(zip);
    if (!files.ok) return files;
    return ok(
      files.value
        .map((packed) => ({ path: `${path}/${packed.path}`, size: packed.size, bytes: () => unpack(zip, packed) }))
        .sort(byPath),
    );
  } catch (error) {
    return err(FAULT.unreadable(error instanceof Error ? error.message : String(error)));
  }
}
