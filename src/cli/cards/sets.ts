// `rulebox cards sets`: which set of one card database is which of the other, found by their cards.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveSets, type SetPair } from '../../cards/index.js';
import { DATABASE_SETS, databaseSetPairs, libraryFolder, setCodeTable } from '../library-files.js';
import { EXIT, table } from '../terminal.js';
import { readAccounts } from './card-files.js';

interface Options {
  readonly write?: boolean;
  readonly library?: string;
}

export function runSets(paths: readonly string[], { write = false, library = libraryFolder }: Options): void {
  const found = withKnown(deriveSets(readAccounts(paths)), databaseSetPairs(library), setCodeTable(library));
  const text = linesOf(found);
  if (write) {
    writeFileSync(join(library, DATABASE_SETS), text);
    process.stdout.write(`${found.length} sets of both databases are in ${join(library, DATABASE_SETS)}.\n`);
    return;
  }
  const isSame = text === linesOf(databaseSetPairs(library));
  const others = found.filter((pair) => pair.tcgdex.id !== pair['pokemon-tcg-data'].id);
  const rows = others.map(({ tcgdex, 'pokemon-tcg-data': other }) => [tcgdex.id, other.id, tcgdex.name]);
  process.stdout.write(`${table(['TCGdex', 'pokemon-tcg-data', 'set'], rows)}\n\n`);
  process.stdout.write(
    `${found.length} sets are in both databases, ${others.length} of them under two ids. ${isSame ? 'The table says the same.' : 'The table says something else: --write makes it anew.'}\n`,
  );
  if (!isSame) process.exitCode = EXIT.fails;
}

/** Sets that the given files do not have stay as they are known; those of which only the ids are known come from the codes of sets. */
export function withKnown(
  found: readonly SetPair[],
  before: readonly SetPair[],
  codes: ReturnType<typeof setCodeTable>,
): readonly SetPair[] {
  const keyOf = (pair: SetPair): string => `${pair.tcgdex.id} ${pair['pokemon-tcg-data'].id}`;
  const ids = new Set(found.flatMap((pair) => [pair.tcgdex.id, pair['pokemon-tcg-data'].id]));
  const kept = before.filter((pair) => !ids.has(pair.tcgdex.id) && !ids.has(pair['pokemon-tcg-data'].id));
  const known = new Map([...kept, ...found].map((pair) => [keyOf(pair), pair]));
  const named = new Set([...known.values()].flatMap((pair) => [pair.tcgdex.id, pair['pokemon-tcg-data'].id]));
  for (const {
    ids: [one, other],
    name,
  } of codes) {
    if (one === undefined || other === undefined || named.has(one) || named.has(other)) continue;
    const set = (id: string) => ({ id, name, serie: '', released: '', cards: 0 });
    const pair: SetPair = { tcgdex: set(one), 'pokemon-tcg-data': set(other), digits: 3 };
    known.set(keyOf(pair), pair);
  }
  return [...known.values()].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ tcgdex: { released, id } }: SetPair): string => `${released || '9'}\n${id}`;

/** A pair a line. */
const linesOf = (pairs: readonly SetPair[]): string =>
  `[\n${pairs.map((pair) => `  ${JSON.stringify(pair)}`).join(',\n')}\n]\n`;
