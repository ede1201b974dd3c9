import type { Fields, Place } from './shape.js';
import { isFields } from './shape.js';
import type { Entry, EraCell, EraId, EraName } from './types.js';
import { SAYS, STANDINGS } from './types.js';

const ID = /^([A-Z]+)-\d\d$/;

/** One entry of a group's file; null, and reported, if it is no entry at all. */
export function readEntry(value: unknown, group: string, eras: readonly EraName[], file: Place): Entry | null {
  const id = isFields(value) && typeof value['id'] === 'string' ? value['id'] : '';
  const place = file.at(id);
  const fields = place.fields(value, 'The entry', {
    required: ['id', 'title', 'rule', 'sources'],
    optional: ['eras', 'resolves', 'test', 'example'],
  });
  if (fields === null) return null;
  if (ID.exec(id)?.[1] !== group) place.report('wrong-value', `"${id}" is not an id of the group ${group}.`);
  const base = {
    id,
    group,
    title: place.text(fields, 'title'),
    rule: place.text(fields, 'rule'),
    sources: place.texts(fields, 'sources'),
    test: place.text(fields, 'test'),
    example: isExample(fields, place),
  };
  if ('eras' in fields === 'resolves' in fields) {
    place.report('missing-key', 'The entry needs either "eras" or "resolves".');
    return null;
  }
  if ('resolves' in fields) return { kind: 'resolution', ...base, resolves: place.texts(fields, 'resolves') };
  return { kind: 'rule', ...base, eras: readCells(fields['eras'], eras, place) };
}

function isExample(fields: Fields, place: Place): boolean {
  const example = fields['example'];
  if (example !== undefined && example !== true) place.report('wrong-value', '"example" is true or left out.');
  if (example === true && !('test' in fields)) place.report('missing-key', 'An example needs a "test".');
  return example === true;
}

function readCells(value: unknown, eras: readonly EraName[], place: Place): Record<EraId, EraCell> {
  const cells: Record<EraId, EraCell> = {};
  if (!isFields(value)) {
    place.report('wrong-shape', '"eras" is not a mapping.');
    return cells;
  }
  for (const era of Object.keys(value)) {
    if (!eras.some(({ id }) => id === era)) place.report('unknown-era', `No era is called "${era}".`);
  }
  const byId = new Map(eras.map((era) => [era.id, era]));
  for (const { id } of eras) cells[id] = cellOf(id, { value, byId, place });
  // In the order of time, whoever was read first.
  return Object.fromEntries(eras.map(({ id }) => [id, cells[id]!]));
}

interface Cells {
  readonly value: Fields;
  readonly byId: ReadonlyMap<EraId, EraName>;
  readonly place: Place;
}

/** The cell that an era writes; where it writes none, or only how sure that is, the one of the era it descends from. */
function cellOf(era: EraId, { value, byId, place }: Cells): EraCell {
  const from = byId.get(era)?.from;
  const written = value[era];
  if (era in value && !isStanding(written, from)) return readCell(written, era, place);
  if (from === undefined || !byId.has(from)) {
    place.report('missing-cell', `The entry does not say what it is in ${era}.`);
    return readCell({ says: 'same', standing: 'unknown' }, era, place);
  }
  const above = cellOf(from, { value, byId, place });
  const as = above.as ?? from;
  if (!isStanding(written, from)) return { ...above, standing: 'inferred', note: '', as };
  const fields = place.fields(written, `The cell of ${era}`, { required: ['standing'], optional: ['note'] }) ?? {};
  const standing = place.choice(fields, 'standing', STANDINGS);
  return { says: above.says, standing, text: above.text, note: place.text(fields, 'note'), as };
}

/** `{ standing: printed }` alone: it says what its parent says, and how sure that is. */
const isStanding = (written: unknown, from: EraId | undefined): written is Fields =>
  from !== undefined && isFields(written) && !('says' in written) && !('text' in written);

function readCell(value: unknown, era: EraId, place: Place): EraCell {
  const keys = { required: ['says', 'standing'], optional: ['text', 'note'] };
  const fields = place.fields(value, `The cell of ${era}`, keys) ?? {};
  const cell = {
    says: place.choice(fields, 'says', SAYS),
    standing: place.choice(fields, 'standing', STANDINGS),
    text: place.text(fields, 'text'),
    note: place.text(fields, 'note'),
  };
  if ((cell.says === 'value') !== (cell.text !== '')) {
    place.report('wrong-value', `The cell of ${era} has a "text" exactly when it says "value".`);
  }
  return cell;
}
