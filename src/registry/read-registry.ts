import { readEntry } from './read-entry.js';
import type { RegistryIndex } from './read-index.js';
import { readIndex } from './read-index.js';
import { Place, reading } from './shape.js';
import type { Diagnostic, Entry, ReadResult, Registry, RuleId } from './types.js';

/** The file that names eras, books and groups. */
export const INDEX_FILE = 'index.yaml';

/** The file that holds a group: its id in small letters. */
export const fileOfGroup = (group: string): string => `${group.toLowerCase()}.yaml`;

/** The registry from its parsed files, by file name; or everything that is wrong with them. */
export function readRegistry(files: ReadonlyMap<string, unknown>): ReadResult<Registry> {
  return reading((collected) => {
    const index = readIndex(fileOf(files, INDEX_FILE, collected), new Place(INDEX_FILE, '', collected));
    const entries = index.groups.flatMap((group) => readGroup(group.id, index, files, collected));
    const byId = byIds(entries, collected);
    checkResolutions(entries, byId, collected);
    return { ...index, entries, byId };
  });
}

function readGroup(
  group: string,
  index: RegistryIndex,
  files: ReadonlyMap<string, unknown>,
  collected: Diagnostic[],
): readonly Entry[] {
  const file = fileOfGroup(group);
  if (!files.has(file)) {
    collected.push({ code: 'missing-file', file, id: '', message: `There is no file for the group ${group}.` });
    return [];
  }
  const place = new Place(file, '', collected);
  return place.list(files.get(file), 'The file').flatMap((value) => readEntry(value, group, index.eras, place) ?? []);
}

function fileOf(files: ReadonlyMap<string, unknown>, file: string, collected: Diagnostic[]): unknown {
  if (files.has(file)) return files.get(file);
  collected.push({ code: 'missing-file', file, id: '', message: 'The file is missing.' });
  return { eras: [], books: [], groups: [] };
}

function byIds(entries: readonly Entry[], collected: Diagnostic[]): ReadonlyMap<RuleId, Entry> {
  const byId = new Map<RuleId, Entry>();
  for (const entry of entries) {
    if (byId.has(entry.id)) placeOf(entry, collected).report('duplicate-id', `"${entry.id}" is there twice.`);
    else byId.set(entry.id, entry);
  }
  return byId;
}

function checkResolutions(entries: readonly Entry[], byId: ReadonlyMap<RuleId, Entry>, collected: Diagnostic[]): void {
  for (const entry of entries) {
    if (entry.kind !== 'resolution') continue;
    for (const id of entry.resolves) {
      if (!byId.has(id)) placeOf(entry, collected).report('unknown-rule', `It resolves "${id}", which is no rule.`);
    }
  }
}

const placeOf = (entry: Entry, collected: Diagnostic[]): Place =>
  new Place(fileOfGroup(entry.group), entry.id, collected);
