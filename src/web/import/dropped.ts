/* What was dropped or chosen, as files with their paths. */
import type { Given } from './given.js';
import { MOST_FILES } from './zip.js';

/** Files of an input; of a folder with their paths in it. */
export const chosenFiles = (files: FileList | null): readonly Given[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Files that were dropped, those of folders among them. The list must be asked at once: it is gone later. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly Given[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return chosenFiles(files);
  const found: Given[] = [];
  for (const entry of entries) await walk(entry, '', found);
  return found;
}

async function walk(entry: FileSystemEntry, before: string, found: Given[]): Promise<void> {
  if (found.length >= MOST_FILES) return;
  const path = `${before}${entry.name}`;
  if (entry.isFile) found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  else for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(each, `${path}/`, found);
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder tells its files in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}
