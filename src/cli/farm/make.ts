// What tells whether two machines play the same games: a hash over all code that decides what comes of one.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../here.js';

/**
 * The rooms by which games are decided. Cards and decks need not be among them: they go along with a run, their texts compiled. The
 * room of cards has the plain Energy cards that a soak adds.
 */
const DECIDING = ['engine', 'cards', 'bots', 'contest', 'arena', 'env', 'farm'];

/** Beside the joined command line, which is without its sources. */
export const WRITTEN_MAKE = 'make.json';

let known: string | null = null;

/** The make of the command line that runs: as it was written down when it was joined, else by its sources. */
export function makeOf(): string {
  known ??= writtenMake() ?? sourcesMake(packageRoot);
  return known;
}

function writtenMake(): string | null {
  // The joined command line lies beside it; what is built file by file does not.
  const file = new URL(`./${WRITTEN_MAKE}`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { make: string }).make : null;
}

/** Over the sources of a clone, whatever ends their lines. */
export function sourcesMake(root: string): string {
  const hash = createHash('sha256');
  for (const room of DECIDING) {
    const folder = join(root, 'src', room);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
    for (const name of files.filter((each) => each.endsWith('.ts')).sort()) {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      hash.update(`${room}/${name} ${text.length}\n`).update(text);
    }
  }
  return hash.digest('hex').slice(0, 12);
}
