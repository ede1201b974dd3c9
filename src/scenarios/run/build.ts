import type { Known } from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import { fail } from './failure.js';
import { fromStart } from './from-start.js';
import { poolOf } from './pool.js';
import { atPosition } from './position.js';
import type { Built } from './start.js';

/** The game in which a scenario begins. */
export function build(scenario: ScenarioClaim, era: string, known: Known): Built {
  const pool = poolOf(scenario);
  const { start } = scenario;
  if (start.kind === 'given') return atPosition(scenario, era, known, pool);
  if (start.kind === 'setup') return fromStart(scenario, era, known, pool);
  return fail(start.line, 'A deck is judged, not played.');
}
