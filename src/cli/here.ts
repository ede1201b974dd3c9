import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Where the command line is. It runs from its sources, from what is built of them file by file, and from `dist/rulebox`,
 * where all of them are joined: each is two folders deep in the package, with the threads' files beside this one.
 */

const here = new URL('./', import.meta.url);

/** The root of the package. */
export const packageRoot: string = fileURLToPath(new URL('../../', here));

/** The room of cards: its sources, or where a package is without them what is built of them. */
export const cardRoom = (): string =>
  ['src', 'dist'].map((from) => join(packageRoot, from, 'cards')).find(existsSync) ?? packageRoot;

/** The file that a thread runs. */
export const threadFile = (name: 'soak' | 'arena' | 'program-bot' | 'farm'): URL =>
  new URL(`./${name}-worker.js`, here);

/** As the package says. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
