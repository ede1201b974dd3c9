import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';

/** EX Ruby & Sapphire to Hidden Legends, until the rules update of July 2004: the rulebook before it, except … */
export const EX_2003: Era = {
  ...ECARD_2002,
  id: 'ex-2003',
  title: 'EX Ruby & Sapphire (2003)',
  year: 2003,

  requireBasicInDeck: false, // DECK-05
  nameKeep: [...ECARD_2002.nameKeep, 'ex'], // NAME-05

  flipWinner: 'chooses', // SETUP-02 (reported)
  mulliganBonusPerMulligan: 1, // SETUP-12
  fossilIsBasicInSetup: 'may', // SETUP-09

  firstTurnDraw: 'skipped-by-starting-player', // TURN-02
  retreatsPerTurn: 1, // RET-02
  confusedRetreat: 'free', // RET-05
  stadiumsPerTurn: 1, // STAD-03
  effectEvolution: 'only-if-card-allows', // EVO-14
  powersOffUnderSC: 'card-text', // POW-04 (reported)

  confusionTails: 'three-counters', // COND-10
  attackerCardBonus: 'as-printed', // DMG-07
  darknessEnergyBonus: 'card-text', // NRG-15

  checkOrder: { walk: 'by-step', steps: ['poisoned', 'burned', 'asleep-and-paralyzed'] }, // CHK-02 (inferred)
  prizesPerClass: { ex: 2 }, // KO-04

  classes: [...ECARD_2002.classes, 'ex'], // CLS-38
  formats: ['constructed', 'limited', '2-on-2'], // FMT-01, FMT-03
  companionTools: false, // ERD-01 (inferred)
};
