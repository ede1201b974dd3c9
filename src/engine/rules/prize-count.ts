import type { Era } from '../eras/era.js';
import type { CardFacts, CardTag, Stage } from '../model/card-facts.js';

/** Stages that are classes of their own, whether or not the card's facts name the class too. @rule KIND-10 KIND-12 */
const CLASS_OF_STAGE: Readonly<Partial<Record<Stage, CardTag>>> = {
  mega: 'mega',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  'v-union': 'V-UNION',
};

/** How many Prize cards the Knock Out of this Pokémon gives: what its card says, else what its classes say. @rule KO-04 CON-18 */
export function prizesFor(facts: CardFacts, era: Era): number {
  if (facts.prizes > 0) return facts.prizes;
  let most = 1;
  const byStage = facts.stage === null ? undefined : CLASS_OF_STAGE[facts.stage];
  for (const tag of byStage === undefined ? facts.tags : [...facts.tags, byStage])
    most = Math.max(most, era.prizesPerClass[tag] ?? 1);
  return most;
}
