// Which set of one database is which of the other: both databases have most sets, and a third of them under two ids.
import type { Print } from '../import/imported.js';

/** A set as one database knows it. */
export interface DatabaseSet {
  readonly id: string;
  readonly name: string;
  readonly serie: string;
  readonly released: string;
  /** How many cards of it the database had when the table was made. */
  readonly cards: number;
}

/** A set that both databases have. */
export interface SetPair {
  readonly tcgdex: DatabaseSet;
  readonly 'pokemon-tcg-data': DatabaseSet;
  /** With so many digits TCGdex writes the numbers of its cards: `001`. */
  readonly digits: number;
  /** Cards whose numbers differ by more than zeros: the id in pokemon-tcg-data, and that in TCGdex. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** The sets of pokemon-tcg-data by their ids there; what is not in it bears the same id in both, or is in one alone. */
export type SetTable = ReadonlyMap<string, readonly SetPair[]>;

/** The table of sets, by the ids of pokemon-tcg-data. */
export function setTable(pairs: readonly SetPair[]): SetTable {
  const table = new Map<string, SetPair[]>();
  for (const pair of pairs) {
    const { id } = pair['pokemon-tcg-data'];
    const known = table.get(id);
    if (known === undefined) table.set(id, [pair]);
    else known.push(pair);
  }
  // A set that the other database splits: the larger part stands for what is not named.
  for (const known of table.values()) known.sort((one, other) => other.tcgdex.cards - one.tcgdex.cards);
  return table;
}

/** No table: each id is its own. */
export const NO_SETS: SetTable = new Map();

/** A print of pokemon-tcg-data as TCGdex names it: set, number and id. The id is made up where TCGdex does not have the card. */
export function asInTcgdex(print: Print, sets: SetTable): Print {
  const pairs = sets.get(print.setId) ?? [];
  const pair = pairs.find(({ ids = {} }) => Object.hasOwn(ids, print.id)) ?? pairs[0];
  if (pair === undefined) return print;
  const { id: setId, name, serie, released } = pair.tcgdex;
  const id = pair.ids?.[print.id] ?? `${setId}-${padded(print.localId, pair.digits)}`;
  return {
    ...print,
    id,
    localId: id.slice(setId.length + 1),
    setId,
    setName: name || print.setName,
    serie: serie || print.serie,
    released: released || print.released,
  };
}

const padded = (number: string, digits: number): string =>
  /^\d+$/.test(number) ? number.padStart(digits, '0') : number;
