import type { Known } from './diagnostic.js';
import { wordsAt } from './scalar.js';
import type { Spot } from './spot.js';

/** Rule IDs of the catalogue: one, or a list. */
export const rulesAt = (spot: Spot, known: Known): string[] =>
  wordsAt(spot, known.rules, 'the ID of a rule in the catalogue');
