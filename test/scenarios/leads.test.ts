import { describe, expect, it } from 'vitest';
import type { ScenarioClaim } from '../../src/scenarios/index.js';
import { keptScenarios, knownIds } from './known.js';
import { around, scenarioOf } from './reading.js';

/** Refusals of which a scenario does not say which rule comes first. */
const unled = (file: string, { steps }: Pick<ScenarioClaim, 'steps'>): string[] =>
  steps.flatMap((step) =>
    step.kind === 'refused' && step.leads.length === 0
      ? [`${file}:${step.line}: say which rule the refusal cites first, \`leads: ID\`: ${step.text}`]
      : [],
  );

describe('the scenarios of the project', () => {
  it('say of every refusal which rule leads it', () => {
    expect(keptScenarios(knownIds()).flatMap(({ file, claim }) => unled(file, claim))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('without a leading rule is found', () => {
    const step = (leads: string) => scenarioOf(around(`do: [ { A: { refused: pass, rule: RET-02${leads} } } ]`));
    expect(unled('a.yaml', step(''))).toHaveLength(1);
    expect(unled('a.yaml', step(', leads: RET-02'))).toEqual([]);
  });
});
