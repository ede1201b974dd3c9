import type { ScenarioClaim } from '../../src/scenarios/read/claims.js';
import type { Known } from '../../src/scenarios/read/diagnostic.js';
import { readScenarios } from '../../src/scenarios/read/read.js';

export const KNOWN: Known = {
  eras: ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'],
  formats: ['constructed', 'limited', '2-on-2', 'team-battle'],
  rules: ['RET-02', 'RET-06', 'TURN-09', 'DECK-01', 'DECK-02', 'COND-04'],
};

export const read = (text: string) => readScenarios('ruling.yaml', text, KNOWN);

/** The one scenario of a text that must be without fault. */
export function scenarioOf(text: string): ScenarioClaim {
  const { scenarios, diagnostics } = read(text);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return scenarios[0];
}

/** A whole scenario around the part that a test is about. */
export const around = (part: string, given = 'given: { A: { active: Beast }, B: { active: Beast } }'): string =>
  `name: A ruling\nera: hgss-2010\n${given}\n${part}\n`;

/** Drops the lines, which most tests are not about. */
export function withoutLines(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'line' ? undefined : inner)));
}
