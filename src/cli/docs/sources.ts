// What the generated pages are made from: the engine's sources and the scenarios, as they lie in a clone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { fail } from '../terminal.js';
import type { ScenarioFile, SourceText } from './coverage.js';

export function readEngine(root: string): readonly SourceText[] {
  if (!existsSync(join(root, 'src', 'engine'))) {
    return fail('The pages are made from the sources: run `rulebox docs` in a clone of Rulebox.');
  }
  return filesUnder(root, 'src/engine', '.ts').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

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

/** The files under a folder whose names end so, as paths from the root with `/`, in an order that no machine changes. */
function filesUnder(root: string, folder: string, ending: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .sort((one, other) => (one < other ? -1 : 1));
}
