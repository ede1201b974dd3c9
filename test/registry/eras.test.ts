import { describe, expect, it } from 'vitest';
import { eraWarnings } from '../../src/cli/docs/eras-page.js';
import { loadPolicies, loadRegistry, readRuleFiles } from '../../src/cli/registry-files.js';
import { ERAS } from '../../src/engine/index.js';
import { compareEras, expandReference } from '../../src/registry/index.js';

const files = readRuleFiles();
const registry = loadRegistry(files);
const policies = loadPolicies(files, registry);
const eras = ERAS.map((era) => ({
  id: era.id,
  title: era.title,
  fields: new Map<string, unknown>(Object.entries(era)),
}));

it('the engine and the registry have the same eras, by the same titles', () => {
  expect(eras.map(({ id, title }) => ({ id, title }))).toEqual(registry.eras.map(({ id, title }) => ({ id, title })));
});

it('every point is answered by every era, and every answer is described', () => {
  expect(eraWarnings(policies, eras)).toEqual([]);
});

describe('where two eras answer differently, a rule that the point comes from differs too', () => {
  const pairs = eras.flatMap((one, index) => eras.slice(index + 1).map((other) => [one, other] as const));
  it.each(pairs.map(([one, other]) => ({ names: `${one.id} and ${other.id}`, one, other })))(
    '$names',
    ({ one, other }) => {
      const differing = new Set(compareEras(registry, one.id, other.id).map(({ rule }) => rule.id));
      const unfounded = policies.points.filter(({ key, rules }) => {
        const isEqual = JSON.stringify(one.fields.get(key)) === JSON.stringify(other.fields.get(key));
        return !isEqual && !rules.flatMap(expandReference).some((id) => differing.has(id));
      });
      expect(unfounded.map(({ key }) => key)).toEqual([]);
    },
  );
});
