// Whom to believe where two databases contradict each other and nothing else tells.
import { DATABASES, type DatabaseName } from './database.js';
import type { FactName } from './finding.js';

/**
 * About what the second is believed: where other prints of the same card decide, its numbers are right 28 times of 37, and
 * its names are those that are printed where the first has some that are translated back.
 */
const OF_THE_SECOND: readonly FactName[] = [
  ...(['stage', 'types', 'HP', 'Retreat Cost', 'Weakness', 'Resistance'] as const),
  ...(['attacks', 'attack name', 'attack cost', 'damage', 'powers', 'power name', 'kind of power'] as const),
];

/** Who is believed about a fact. The words of texts are the first's: it has errata, and is understood more often. */
export const believed = (fact: FactName): DatabaseName => (OF_THE_SECOND.includes(fact) ? DATABASES[1] : DATABASES[0]);
