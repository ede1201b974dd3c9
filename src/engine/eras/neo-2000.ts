import { BASE_1999 } from './base-1999.js';
import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';

/** Neo Genesis to Legendary Collection: the rulebook before it, except … */
export const NEO_2000: Era = {
  ...BASE_1999,
  id: 'neo-2000',
  title: 'Neo (2000)',
  year: 2000,

  typeSet: ECARD_2002.typeSet, // KIND-16
  stages: ['baby', 'basic', 'stage-1', 'stage-2'], // KIND-08

  forcedTurnEnd: ['baby-flip'], // TURN-14
  babyFlip: 'rule', // ATK-05

  // CHK-02, CHK-04 (inferred)
  checkOrder: { walk: 'by-step', steps: ['poisoned', 'asleep-and-paralyzed', 'char', 'darkness'] },
};
