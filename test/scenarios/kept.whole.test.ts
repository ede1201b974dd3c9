import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { ERAS } from '../../src/engine/index.js';
import { runScenario } from '../../src/scenarios/index.js';
import { keptScenarios, knownIds } from './known.js';

const kept = keptScenarios(knownIds());

describe('the scenarios of the project', () => {
  it.each(kept.map((each) => [each.file, each.claim.name, each] as const))('%s: %s', (_file, _name, { claim }) => {
    const results = runScenario(claim, { library: shippedLibrary() });
    const failures = results.flatMap((each) => (each.ok ? [] : [{ ...each, of: each.era }]));
    const remarks = results.flatMap(({ era, remarks }) => remarks.map((each) => ({ ...each, of: era })));
    const told = [...failures, ...remarks].map(({ of, line, message }) => `${of}, line ${line}: ${message}`);
    expect(told).toEqual([]);
  });

  it('are at least 200, and at least 40 for each era', () => {
    expect(kept.length).toBeGreaterThanOrEqual(200);
    for (const { id } of ERAS) {
      expect(kept.filter(({ claim }) => claim.eras.includes(id)).length).toBeGreaterThanOrEqual(40);
    }
  });
});

describe('a witness', () => {
  const WITNESS = /^# witness: *(\w+)/m;
  const witnesses = kept.flatMap((each) => {
    const key = WITNESS.exec(each.text)?.[1];
    return key === undefined ? [] : [[key, each.claim.name, each.claim] as const];
  });

  it.each(witnesses)('of %s fails in another era: %s', (_key, _name, claim) => {
    const others = ERAS.map(({ id }) => id).filter((id) => !claim.eras.includes(id));
    const results = runScenario({ ...claim, eras: others }, { library: shippedLibrary() });
    expect(results.some(({ ok }) => !ok)).toBe(true);
  });

  it('names a point on which eras differ', () => {
    for (const [key] of witnesses) expect(Object.keys(ERAS[0]!)).toContain(key);
  });
});
