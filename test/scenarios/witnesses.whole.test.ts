// A witness of one era fails under a neighbouring rulebook: else it would tell nothing apart (T5).
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { ERAS } from '../../src/engine/index.js';
import { runScenario, type ScenarioClaim } from '../../src/scenarios/index.js';
import { keptScenarios, knownIds } from './known.js';

const IDS = ERAS.map(({ id }) => id);
const MARK = /^# witness: \w+/m;

/** The eras before and after those of a scenario, in which it is not said to hold. */
function neighbours({ eras }: ScenarioClaim): readonly string[] {
  const beside = eras.flatMap((id) => [IDS.indexOf(id) - 1, IDS.indexOf(id) + 1]).map((place) => IDS[place]);
  return [...new Set(beside)].filter((id): id is string => id !== undefined && !eras.includes(id));
}

describe('a witness in the file of an era', () => {
  const witnesses = keptScenarios(knownIds()).filter(
    ({ file, text }) => file.startsWith('scenarios/era/') && MARK.test(text),
  );

  it.each(witnesses.map(({ file, claim }) => [file, claim.name, claim] as const))(
    '%s fails beside it: %s',
    (_, __, claim) => {
      const results = runScenario({ ...claim, eras: neighbours(claim) }, { library: shippedLibrary() });
      expect(results.some(({ ok }) => !ok)).toBe(true);
    },
  );
});
