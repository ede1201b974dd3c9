// Files named on the command line, and what is in folders.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './terminal.js';

/** Every file with one of the endings under the paths, folders walked through, in a steady order. */
export function filesUnder(paths: readonly string[], endings: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return fail(`${path}: there is no such file or folder.`);
    if (stat.isFile()) return [path];
    return namesIn(path)
      .map((name) => join(path, name))
      .filter((file) => endings.some((ending) => file.endsWith(ending)));
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  } catch (error) {
    return fail(`${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const readText = (file: string): string => Buffer.from(readBytes(file)).toString('utf8');

export function readBytes(file: string): Uint8Array {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return fail(`${file}: there is no such file.`);
  if (stat.isDirectory()) return fail(`${file} is a folder; a file is expected.`);
  try {
    return readFileSync(file);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
