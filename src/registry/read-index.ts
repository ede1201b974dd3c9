import type { Fields, Place } from './shape.js';
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
  const eras = rows(index, 'eras', ['id', 'short', 'title'], place).map(({ at, row }) => ({
    id: at.text(row, 'id'),
    short: at.text(row, 'short'),
    title: at.text(row, 'title'),
  }));
  const books = rows(index, 'books', ['name', 'era', 'title'], place).map(({ at, row }) => {
    const book = { name: at.text(row, 'name'), era: at.text(row, 'era'), title: at.text(row, 'title') };
    if (!eras.some((era) => era.id === book.era)) at.report('unknown-era', `No era is called "${book.era}".`);
    return book;
  });
  const groups = rows(index, 'groups', ['id', 'title'], place).map(({ at, row }) => ({
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
export function rows(fields: Fields, key: string, required: readonly string[], place: Place): readonly Row[] {
  if (fields[key] === undefined) return [];
  return place.list(fields[key], `"${key}"`).flatMap((value) => {
    const row = place.fields(value, `An entry of "${key}"`, { required });
    if (row === null) return [];
    const name = row[required[0] ?? ''];
    return [{ at: place.at(typeof name === 'string' ? name : ''), row }];
  });
}

function reportTwice(names: readonly string[], place: Place): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) place.at(name).report('duplicate-id', `"${name}" is listed twice.`);
  });
}
