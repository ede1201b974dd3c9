import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import { classesOf } from './kind.js';

/** How many Prize cards the Knock Out of this Pokémon gives: what its card says, else what its classes say. @rule KO-04 CON-18 CLS-02 CLS-03 CLS-05 CLS-06 CLS-08 CLS-12 CLS-13 CLS-17 CLS-19 CLS-29 */
export function prizesFor(facts: CardFacts, era: Era): number {
  if (facts.prizes > 0) return facts.prizes;
  let most = 1;
  for (const tag of classesOf(facts)) most = Math.max(most, era.prizesPerClass[tag] ?? 1);
  return most;
}
