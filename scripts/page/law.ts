// What the screens of the rules and the judge's desk fetch: how rules are kept, the scenarios, and the cards that these name.
import { coverageOf } from '../../src/cli/docs/coverage.js';
import { valueText } from '../../src/cli/docs/eras-page.js';
import { readEngine, readRoom, readTests } from '../../src/cli/docs/sources.js';
import { packageRoot } from '../../src/cli/here.js';
import { writtenLibrary } from '../../src/cli/library-files.js';
import { loadPolicies, loadRegistry, loadWaiting, readRuleFiles } from '../../src/cli/registry-files.js';
import { shippedScenarios } from '../../src/cli/scenario-files.js';
import { ERAS } from '../../src/engine/index.js';
import { expandReference } from '../../src/registry/index.js';
import type { Keeping, Law, Point } from '../../src/web/rules/law.js';
import type { ShelvedFile } from '../../src/web/rules/shelf.js';

/** How every rule is kept, and the points on which eras differ. */
function law(): Law {
  const files = readRuleFiles();
  const registry = loadRegistry(files);
  const coverage = coverageOf(registry, {
    engine: readEngine(packageRoot),
    companion: readRoom(packageRoot, 'companion'),
    others: ['cards', 'cli', 'web'].flatMap((room) => readRoom(packageRoot, room)),
    scenarios: shippedScenarios().map(({ path, scenarios }) => ({
      path: `scenarios/${path}.yaml`,
      scenarios: scenarios.map(({ rules }) => rules),
    })),
    tests: readTests(packageRoot),
    waiting: loadWaiting(files, registry),
  });
  const kept = [...coverage].map(([id, { enforcedIn, pinnedBy, reason, state }]): [string, Keeping] => {
    const tests = pinnedBy.filter(({ by }) => by === 'test').map(({ path, count }) => ({ path, count }));
    return [id, { enforcedIn, tests, otherwise: state === 'waiting' ? reason : '' }];
  });
  const points = loadPolicies(files, registry).points.map(({ key, asks, rules, standings }): Point => {
    const answers = ERAS.map((era) => [era.id, valueText(new Map(Object.entries(era)).get(key))]);
    return { key, asks, rules: rules.flatMap(expandReference), answers: Object.fromEntries(answers), standings };
  });
  return { kept: Object.fromEntries(kept), points };
}

const shelf = (): readonly ShelvedFile[] =>
  shippedScenarios().map(({ path, scenarios }) => ({
    path,
    scenarios: scenarios.map(({ name, eras, rules }) => ({ name, eras, rules })),
  }));

export const LAW_FILES: Readonly<Record<string, () => string>> = {
  'law.json': () => JSON.stringify(law()),
  'scenarios.json': () => JSON.stringify(shelf()),
  'scenario-texts.json': () =>
    JSON.stringify(Object.fromEntries(shippedScenarios().map(({ path, text }) => [path, text]))),
  'library.json': () => JSON.stringify(writtenLibrary()),
};
