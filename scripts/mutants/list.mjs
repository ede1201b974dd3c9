// The faults that the scenarios and tests must notice, one entry each in test/mutants/*.yaml.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** All of them, folder by folder, in the order of the files. */
export function readMutants(root) {
  const folder = join(root, 'test', 'mutants');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')));
}

/** A source with the fault in it; null where its text is not there exactly once. */
export function mutated(source, { find, put }) {
  const at = source.indexOf(find);
  if (at < 0 || source.indexOf(find, at + 1) >= 0) return null;
  return source.slice(0, at) + put + source.slice(at + find.length);
}
