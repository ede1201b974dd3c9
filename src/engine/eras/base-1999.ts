import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';

/** Base Set to Gym Challenge, told against the nearest book that was read whole: the rulebook of 2002, except … */
export const BASE_1999: Era = {
  ...ECARD_2002,
  id: 'base-1999',
  title: 'Base (1999)',
  year: 1999,

  typeSet: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Colorless'], // KIND-16
  stages: ['basic', 'stage-1', 'stage-2'], // KIND-08

  firstPlayerFlipTiming: 'after-prizes', // SETUP-01

  powersOffUnderSC: 'card-text', // POW-04
  powerVocabulary: 'pokemon-powers', // POW-02
  forcedTurnEnd: [], // TURN-14 (inferred)

  babyFlip: 'card-text', // ATK-05
  selfDamage: 'as-an-attack', // DMG-20

  conditions: ['asleep', 'confused', 'paralyzed', 'poisoned'], // COND-01
  oldConditionLists: 'as-printed', // KIND-05
  checkOrder: { walk: 'by-step', steps: ['poisoned', 'asleep-and-paralyzed'] }, // CHK-02 (inferred)

  companionTools: false, // ERD-01
};
