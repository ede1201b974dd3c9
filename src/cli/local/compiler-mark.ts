// Which compiler this is: what a library says of its cards holds only as long as the compiler is the same.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardRoom } from '../here.js';

/** Parts of the card room that have no say in what a text becomes. */
const NO_COMPILER = /^(?:decks|local|search)\b/;

/** A number over the files of the card room, in the sources or in what is built of them. */
export function compilerMark(folder: string = cardRoom()): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => /(?<!\.d)\.[jt]s$/.test(each) && !NO_COMPILER.test(each)).sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
