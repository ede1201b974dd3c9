import type { Fields, Keys, Place } from './shape.js';
import type { Book, EraName, Group } from './types.js';

/** `index.yaml`: which eras, books and groups there are, in which order. */
export interface RegistryIndex {
  readonly eras: readonly EraName[];
  readonly books: readonly Book[];
  readonly groups: readonly Group[];
}

export function readIndex(value: unknown, place: Place): RegistryIndex {
  const index = place.fields(value, 'The index', { required: ['eras', 'books', 'groups'] });
  if (index === null) return { eras: [], books: [], groups: [] };
  const eras = rows(index, 'eras', { required: ['id', 'short', 'title'], optional: ['from'] }, place).map(
    ({ at, row }) => ({
      id: at.text(row, 'id'),
      short: at.text(row, 'short'),
      title: at.text(row, 'title'),
      ...('from' in row ? { from: at.text(row, 'from') } : {}),
    }),
  );
  reportDescent(eras, place);
  const books = rows(index, 'books', { required: ['name', 'era', 'title'] }, place).map(({ at, row }) => {
    const book = { name: at.text(row, 'name'), era: at.text(row, 'era'), title: at.text(row, 'title') };
    if (!eras.some((era) => era.id === book.era)) at.report('unknown-era', `No era is called "${book.era}".`);
    return book;
  });
  const groups = rows(index, 'groups', { required: ['id', 'title'] }, place).map(({ at, row }) => ({
    id: at.text(row, 'id'),
    title: at.text(row, 'title'),
  }));
  for (const names of [eras.map((era) => era.id), groups.map((group) => group.id)]) reportTwice(names, place);
  return { eras, books, groups };
}

interface Row {
  readonly at: Place;
  readonly row: Fields;
}

/** The mappings of the list under `key`; each is reported under the text of its first key. */
export function rows(fields: Fields, key: string, keys: Keys, place: Place): readonly Row[] {
  if (fields[key] === undefined) return [];
  return place.list(fields[key], `"${key}"`).flatMap((value) => {
    const row = place.fields(value, `An entry of "${key}"`, keys);
    if (row === null) return [];
    const name = row[keys.required[0] ?? ''];
    return [{ at: place.at(typeof name === 'string' ? name : ''), row }];
  });
}

/** An era descends from one that there is, and in the end from one that writes all its cells. */
function reportDescent(eras: readonly EraName[], place: Place): void {
  for (const era of eras) {
    const seen = new Set<string>();
    let at: EraName | undefined = era;
    while (at?.from !== undefined && !seen.has(at.id)) {
      seen.add(at.id);
      const parent: string = at.from;
      at = eras.find(({ id }) => id === parent);
    }
    if (at === undefined) place.at(era.id).report('unknown-era', 'It descends from an era that there is not.');
    else if (seen.has(at.id)) place.at(era.id).report('wrong-value', 'It descends from itself.');
  }
}

function reportTwice(names: readonly string[], place: Place): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) place.at(name).report('duplicate-id', `"${name}" is listed twice.`);
  });
}
