// What the generated pages are made from: sources, scenarios and tests, as they lie in a clone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { type KnownIds, readScenarios as readClaims } from '../../scenarios/index.js';
import { fail } from '../terminal.js';
import type { ScenarioFile, SourceText, TestFile } from './coverage.js';
import type { Witnessing } from './witness-table.js';

export function readEngine(root: string): readonly SourceText[] {
  if (!existsSync(join(root, 'src', 'engine'))) {
    return fail('The pages are made from the sources: run `rulebox docs` in a clone of Rulebox.');
  }
  return readRoom(root, 'engine');
}

export const readRoom = (root: string, room: string): readonly SourceText[] =>
  filesUnder(root, `src/${room}`, '.ts').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export const readTests = (root: string): readonly TestFile[] =>
  filesUnder(root, 'test', '.test.ts').map((path) => ({
    path,
    tests: testRules(readFileSync(join(root, path), 'utf8')),
  }));

/** A title that ends in the rules it shows, and the test after it; a title of several tests shows nothing by itself. */
const TITLE = /(?<!describe\()(['"`])(?:\\.|(?!\1)[^\\\n])*\(([A-Z]+-\d\d(?:, [A-Z]+-\d\d)*)\)\1,\s*(?:async )?\(/g;

/** For each test of a file that names rules, these. */
export const testRules = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(TITLE)].map(([, , rules]) => (rules ?? '').split(', '));

export function readScenarios(root: string): readonly ScenarioFile[] {
  return filesUnder(root, 'scenarios', '.yaml').map((path) => ({
    path,
    scenarios: scenarioRules(readFileSync(join(root, path), 'utf8')),
  }));
}

/** For each scenario of a file the rules it names. A document that is no scenario names none: the runner reports it. */
export function scenarioRules(text: string): readonly (readonly string[])[] {
  return [...parseAllDocuments(text)].map((document) => {
    const scenario: unknown = document.errors.length > 0 ? null : document.toJS();
    if (typeof scenario !== 'object' || scenario === null || !('rules' in scenario)) return [];
    const rules: unknown = scenario.rules;
    return (Array.isArray(rules) ? rules : [rules]).filter((rule) => typeof rule === 'string');
  });
}

const WITNESS = /^# witness: (\w+)/m;

/** Every scenario of the project, with the eras it holds in and the field it tells apart. */
export const readWitnesses = (root: string, known: KnownIds): readonly Witnessing[] =>
  filesUnder(root, 'scenarios', '.yaml').flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split(/^---$/m)
      .flatMap((text) => {
        const field = WITNESS.exec(text)?.[1] ?? null;
        return readClaims(path, text, known).scenarios.map(({ eras, rules }) => ({ path, field, eras, rules }));
      }),
  );

/** The files under a folder whose names end so, as paths from the root with `/`, in an order that no machine changes. */
function filesUnder(root: string, folder: string, ending: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .sort((one, other) => (one < other ? -1 : 1));
}
