// A checkout of pokemon-tcg-data: `cards/en` with a file a set, and what is known of the sets in `sets/en.json`.
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { filesUnder } from '../files.js';

/** Its files, by the folder of the checkout, its `cards` or its `cards/en`; null where the folder is nothing of that sort. */
export function pokemonTcgDataFiles(folder: string): readonly string[] | null {
  for (const cards of [join(folder, 'cards', 'en'), join(folder, 'en'), folder]) {
    const sets = join(cards, '..', '..', 'sets', `${basename(resolve(cards))}.json`);
    if (basename(dirname(resolve(cards))) !== 'cards' || !existsSync(cards) || !existsSync(sets)) continue;
    return [sets, ...filesUnder([cards], ['.json'])];
  }
  return null;
}
