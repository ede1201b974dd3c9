import type { Era } from './era.js';
import { EX_2005 } from './ex-2005.js';

/** Diamond & Pearl to Stormfront: the rulebook before it, except … */
export const DIAMOND_PEARL_2007: Era = {
  ...EX_2005,
  id: 'diamond-pearl-2007',
  title: 'Diamond & Pearl (2007)',
  year: 2007,

  basicEnergyTypes: [...EX_2005.basicEnergyTypes, 'Darkness', 'Metal'], // DECK-04
  cardKinds: 'nine', // KIND-01
  trainerUmbrella: 'plain-unless-printed-before-diamond-pearl', // KIND-02, KIND-03
  stages: [...EX_2005.stages, 'level-up'], // KIND-10, KIND-11
  nameStrip: ['level-number', 'LV.X', 'delta'], // NAME-02

  placement: 'together', // SETUP-01 (inferred)
  mulliganBonusTiming: 'at-each-shown-hand', // SETUP-13 (inferred)
  mulliganShowTiming: 'after-the-opponent-set-up', // SETUP-16 (inferred)

  firstTurnDraw: 'drawn', // TURN-02
  firstTurnTrainerBan: 'all-trainers', // FIRST-01
  tmDiscard: 'stays', // TM-02 (inferred)
  levelUp: true, // LVL-01
  strictAttackCommit: true, // TURN-09

  weakness: 'printed', // DMG-09
  resistance: 'printed', // DMG-10

  scRemovedBy: [...EX_2005.scRemovedBy, 'level-up'], // COND-04
  fossilPrize: 'always', // FOS-04

  classes: [...EX_2005.classes, 'LV.X'], // CLS-38
  fossilPlay: 'trainer-as-basic', // FOS-01
};
