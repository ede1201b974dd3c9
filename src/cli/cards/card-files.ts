// Cards in files: a card a line (JSONL), a list of them (JSON), a checkout of pokemon-tcg-data, or a library of imported cards.
import {
  accountsAsRead,
  type Fields,
  type ImportedCard,
  importCard,
  isFields,
  setsById,
  settle,
  together,
  valueKind,
  withSet,
} from '../../cards/index.js';
import { filesUnder, readText } from '../files.js';
import { databaseSets } from '../library-files.js';
import { readLibrary, startsAsLibrary } from '../local/library-file.js';
import { fail } from '../terminal.js';
import { pokemonTcgDataFiles } from './checkout-files.js';
import { compile } from './toolchain.js';

/** More than these are not worth reading at once. */
const MOST_FAULTS = 20;

/** Every card under the paths, put together of all that databases say of it, and settled; ends the command where one line is no card. */
export const readCards = (paths: readonly string[]): readonly ImportedCard[] =>
  settle(together(readAccounts(paths), { compile, sets: databaseSets() }).cards);

/** What is said of every card under the paths, by whichever database. */
export function readAccounts(paths: readonly string[]): readonly ImportedCard[] {
  const faults: string[] = [];
  const cards: ImportedCard[] = [];
  const sets: Fields[] = [];
  const found: { readonly where: string; readonly value: unknown }[] = [];
  for (const file of cardFiles(paths)) {
    if (startsAsLibrary(file)) {
      cards.push(...readLibrary(file).cards.flatMap(accountsAsRead));
      continue;
    }
    for (const [where, value] of valuesIn(file, faults)) {
      if (isFields(value) && valueKind(value) === 'set') sets.push(value);
      else found.push({ where, value });
    }
  }
  const byId = setsById(sets);
  for (const { where, value } of found) {
    const card = importCard(isFields(value) ? withSet(value, byId) : value);
    if (card.ok) cards.push(card.value);
    else faults.push(`${where}: ${card.error.message}`);
  }
  if (faults.length > 0) refuse(faults);
  if (cards.length === 0) fail(`${paths.join(', ')}: there are no cards.`);
  return cards;
}

/** A folder is a checkout, one of JSONL files, or, where there are none, one of JSON files. */
const cardFiles = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const checkedOut = pokemonTcgDataFiles(path);
    if (checkedOut !== null) return checkedOut;
    const files = filesUnder([path], ['.jsonl']);
    return files.length > 0 ? files : filesUnder([path], ['.json']);
  });

function refuse(faults: readonly string[]): never {
  const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more.`] : [];
  return fail([...faults.slice(0, MOST_FAULTS), ...more].join('\n'));
}

/** Where each value stands, and the value. */
function* valuesIn(file: string, faults: string[]): Generator<readonly [string, unknown]> {
  const text = readText(file);
  if (file.endsWith('.json')) {
    const parsed = parse(text, file, faults);
    const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed].filter((value) => value !== undefined);
    for (const [index, value] of list.entries()) yield [`${file}: card ${index + 1}`, value];
    return;
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parse(line, `${file}:${index + 1}`, faults);
    if (value !== undefined) yield [`${file}:${index + 1}`, value];
  }
}

function parse(json: string, where: string, faults: string[]): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    faults.push(`${where}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
    return undefined;
  }
}
