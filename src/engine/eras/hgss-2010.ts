import type { Era } from './era.js';
import { PLATINUM_2009 } from './platinum-2009.js';

/** The HS—Unleashed and HS—Triumphant rulebooks: the rulebook before them, except … */
export const HGSS_2010: Era = {
  ...PLATINUM_2009,
  id: 'hgss-2010',
  title: 'HeartGold & SoulSilver (2010)',
  year: 2010,

  cardKinds: 'legend-and-five', // KIND-01
  stages: ['basic', 'stage-1', 'stage-2', 'level-up', 'legend'], // KIND-08, KIND-12
  // DECK-13, DECK-16
  deckSpecialCaps: [{ tag: 'star', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-13' }],
  nameKeep: ['owner', 'ex', 'star', 'SP', 'LEGEND'], // NAME-09
  basicInPlayDefinition: 'nothing-under-it-but-legend', // KIND-13

  placement: 'active-then-bench', // SETUP-01
  mulliganBonusTiming: 'each-after-own-prizes', // SETUP-13
  greeting: 'handshake', // SETUP-17
  mulliganShowTiming: 'at-the-check', // SETUP-16, CON-27

  attachmentEvents: 'one-for-a-card', // NRG-14
  emptyUse: 'forbidden', // TRN-06
  copiedSupporter: 'one-that-could-be-used', // TRN-08
  strictAttackCommit: false, // TURN-09 (inferred)
  forcedTurnEnd: [], // TURN-14

  babyFlip: 'card-text', // ATK-05, PREC-01
  // ATK-08
  attackStepOrder: [
    'baby-flip',
    'announce',
    'choices',
    'requirements',
    'cancel',
    'confusion',
    'before-damage',
    'damage',
    'effects',
  ],
  selfEnergyDiscard: 'cost-before-confusion', // ATK-11, CON-10
  countedEnergy: 'leaves-after-damage', // ATK-22
  attackerCardBonus: 'before-weakness-and-resistance', // DMG-07
  zeroStop: 'base', // DMG-08, CON-09
  negativeCarry: 'to-resistance', // DMG-13
  defenderOrder: 'cards-then-effects', // DMG-19

  checkOrder: { walk: 'by-step', steps: ['poisoned', 'burned', 'asleep-and-paralyzed'] }, // CHK-02
  otherBetweenTurnEffects: 'tools-any-time', // CHK-03
  benchClears: 'attack-results', // EFF-09

  classes: ['owner', 'fossil', 'ex', 'star', 'delta', 'SP', 'LV.X', 'LEGEND', 'prime'], // CLS-38
  formats: ['constructed', 'limited'], // FMT-01, FMT-02 (limited inferred)
};
