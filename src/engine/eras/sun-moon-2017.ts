import type { Era } from './era.js';
import { XY_2013 } from './xy-2013.js';

/** Sun & Moon to Cosmic Eclipse: the rulebook before it, except … */
export const SUN_MOON_2017: Era = {
  ...XY_2013,
  id: 'sun-moon-2017',
  title: 'Sun & Moon (2017)',
  year: 2017,

  // DECK-15
  deckSpecialCaps: [
    ...XY_2013.deckSpecialCaps,
    { tag: 'prism-star', most: 1, per: 'name', onePrinting: false, rule: 'DECK-15' },
  ],
  nameKeep: [...XY_2013.nameKeep, 'GX', 'prism-star', 'regional form'], // NAME-07, NAME-08

  fossilIsBasicInSetup: 'no', // SETUP-09

  // ATK-09 (reported)
  attackStepOrder: [
    'baby-flip',
    'announce',
    'cancel',
    'confusion',
    'choices',
    'requirements',
    'before-damage',
    'damage',
    'effects',
  ],

  burn: 'counters-then-flip-to-recover', // COND-08
  otherBetweenTurnEffects: 'one-block', // CHK-03 (reported)
  prizesPerClass: { ...XY_2013.prizesPerClass, GX: 2, 'TAG-TEAM': 3 }, // KO-04

  classes: [...XY_2013.classes, 'GX', 'TAG-TEAM', 'prism-star', 'ultra-beast'], // CLS-38
  oncePerGame: ['gx'], // CLS-18
};
