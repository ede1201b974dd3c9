import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN } from '../../src/engine/index.js';
import { type KnownIds, readScenarios, type ScenarioClaim } from '../../src/scenarios/index.js';

const RULE_ID = /^ *-? *id: ([A-Z]+-\d\d)$/gm;

/** The ids that a scenario may name: eras and formats of the engine, rules of the registry. */
export function knownIds(): KnownIds {
  const files = readdirSync('rules').filter((name) => name.endsWith('.yaml'));
  const rules = files.flatMap((name) =>
    [...readFileSync(join('rules', name), 'utf8').matchAll(RULE_ID)].map((match) => match[1]!),
  );
  return { eras: KNOWN.eras.map(({ id }) => id), formats: KNOWN.formats.map(({ id }) => id), rules };
}

/** One scenario of the project: what it claims, and what is written above it. */
export interface Kept {
  readonly file: string;
  readonly text: string;
  readonly claim: ScenarioClaim;
}

/** Every scenario in `scenarios/`. */
export function keptScenarios(known: KnownIds): Kept[] {
  const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return files.sort().flatMap((name) => {
    const file = join('scenarios', name);
    const whole = readFileSync(file, 'utf8');
    const texts = whole.split(/^---$/m);
    return texts.map((text) => {
      const { scenarios, diagnostics } = readScenarios(file, text, known);
      if (scenarios.length !== 1) throw new Error(`${file}: ${JSON.stringify(diagnostics)}`);
      return { file, text, claim: scenarios[0]! };
    });
  });
}
