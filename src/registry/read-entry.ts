import type { Fields, Place } from './shape.js';
import { isFields } from './shape.js';
import type { Entry, EraCell, EraId } from './types.js';
import { SAYS, STANDINGS } from './types.js';

const ID = /^([A-Z]+)-\d\d$/;

/** One entry of a group's file; null, and reported, if it is no entry at all. */
export function readEntry(value: unknown, group: string, eras: readonly EraId[], file: Place): Entry | null {
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

function readCells(value: unknown, eras: readonly EraId[], place: Place): Record<EraId, EraCell> {
  const cells: Record<EraId, EraCell> = {};
  if (!isFields(value)) {
    place.report('wrong-shape', '"eras" is not a mapping.');
    return cells;
  }
  for (const era of Object.keys(value)) {
    if (!eras.includes(era)) place.report('unknown-era', `No era is called "${era}".`);
  }
  for (const era of eras) {
    if (era in value) cells[era] = readCell(value[era], era, place);
    else place.report('missing-cell', `The entry does not say what it is in ${era}.`);
  }
  return cells;
}

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
