import type { Card } from '../model/setup.js';
import { NONE } from '../model/state.js';

/*
 * By what answers a card is played, as bits: the one table that listing, refusing and the page go by. Worked out once a
 * card, because a list asks it of every card in the hand. Whether it may be done now is for the rules to say.
 */

/** Put down as a Pokémon of its own. */
export const TO_BENCH = 1;
/** Laid on a Pokémon that it evolves from or levels up. */
export const ONTO_ITS_LINE = 2;
/** Laid on the Baby that grows into it. @rule EVO-21 */
export const ONTO_ITS_BABY = 4;
export const AS_ENERGY = 8;
export const BY_ITSELF = 16;
/** A Trainer card that is attached: to a Pokémon of one's own, or of an opponent. @rule TOOL-01 TM-01 CLS-23 */
export const ONTO_OWN = 32;
export const ONTO_OPPOSING = 64;

/** @rule KIND-01 KIND-07 CLS-09 CLS-24 CLS-33 EVO-18 FOS-01 */
export function playsOf({
  role,
  evolvesFrom,
  attaches,
  isHyperGear,
}: Pick<Card, 'role' | 'evolvesFrom' | 'attaches' | 'isHyperGear'>): number {
  switch (role) {
    case 'energy':
      return AS_ENERGY;
    case 'basic':
      return TO_BENCH | (evolvesFrom === NONE ? ONTO_ITS_BABY : ONTO_ITS_LINE);
    case 'fossil':
    case 'legend':
    case 'v-union':
    case 'restored':
      return TO_BENCH;
    case 'evolution':
    case 'level-up':
      return ONTO_ITS_LINE;
    case 'item':
    case 'supporter':
    case 'stadium':
      return attaches ? ONTO_OWN : BY_ITSELF;
    case 'tool':
    case 'technical-machine':
      return isHyperGear ? ONTO_OPPOSING : ONTO_OWN;
    case 'blank':
      return 0;
  }
}
