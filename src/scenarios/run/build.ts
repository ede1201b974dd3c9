import type { Library } from '../../cards/index.js';
import type { Known } from '../../engine/index.js';
import type { ScenarioClaim } from '../read/claims.js';
import { fail } from './failure.js';
import { fromStart } from './from-start.js';
import { poolOf } from './pool.js';
import { atPosition } from './position.js';
import type { Built } from './start.js';

/** What a scenario is played by, and with. */
export interface World {
  readonly known: Known;
  /** Cards that need no definition; null: none but plain Energy. */
  readonly library: Library | null;
}

/** The game in which a scenario begins. */
export function build(scenario: ScenarioClaim, era: string, { known, library }: World): Built {
  const pool = poolOf(scenario, { library, era });
  const { start } = scenario;
  if (start.kind === 'given') return atPosition(scenario, era, known, pool);
  if (start.kind === 'setup') return fromStart(scenario, era, known, pool);
  return fail(start.line, 'A deck is judged, not played.');
}
