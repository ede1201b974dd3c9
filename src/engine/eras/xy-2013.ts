import { ENERGY_TYPES } from '../model/energy-type.js';
import { BLACK_WHITE_2011 } from './black-white-2011.js';
import type { Era } from './era.js';

/** Kalos Starter Set to Evolutions: the rulebook before it, except … */
export const XY_2013: Era = {
  ...BLACK_WHITE_2011,
  id: 'xy-2013',
  title: 'XY (2013)',
  year: 2013,

  basicEnergyTypes: [...BLACK_WHITE_2011.basicEnergyTypes, 'Fairy'], // DECK-04
  typeSet: ENERGY_TYPES, // KIND-16
  stages: [...BLACK_WHITE_2011.stages, 'break', 'mega'], // KIND-10
  exclusiveNames: [['Professor Juniper', 'Professor Sycamore']], // DECK-20
  nameKeep: [...BLACK_WHITE_2011.nameKeep, 'M', 'BREAK'], // NAME-08

  firstPlayerFlipTiming: 'before-opening-draw', // SETUP-01
  flipWinner: 'chooses', // SETUP-02
  mulliganShowTiming: 'after-the-opponent-set-up', // SETUP-16

  firstTurnAttackBan: true, // FIRST-04
  forcedTurnEnd: ['mega'], // TURN-14

  // ATK-08, from September 2014 on
  attackStepOrder: [
    'baby-flip',
    'announce',
    'confusion',
    'choices',
    'requirements',
    'cancel',
    'before-damage',
    'damage',
    'effects',
  ],
  defendingPokemonTerm: 'any-receiver', // ATK-20 (inferred)

  prizesPerClass: { ...BLACK_WHITE_2011.prizesPerClass, mega: 2, primal: 2 }, // KO-04
  benchClears: 'attack-effects', // EFF-09

  classes: [...BLACK_WHITE_2011.classes, 'mega', 'primal', 'BREAK', 'hyper-gear'], // CLS-38
};
