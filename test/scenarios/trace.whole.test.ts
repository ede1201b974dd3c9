import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { runScenario, traceScenario } from '../../src/scenarios/index.js';
import { keptScenarios, knownIds } from './known.js';

describe('following and running', () => {
  it('agree on what holds', () => {
    const library = shippedLibrary();
    const some = keptScenarios(knownIds()).filter((_, place) => place % 9 === 0);
    for (const { claim, file } of some) {
      const ran = runScenario(claim, { library }).map(({ era, ok }) => [file, claim.name, era, ok]);
      const followed = claim.eras.map((era) => [file, claim.name, era, traceScenario(claim, era, { library }).holds]);
      expect(followed).toEqual(ran);
    }
    expect(some.length).toBeGreaterThan(100);
  });
});
