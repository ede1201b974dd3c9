import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';

/** The Comprehensive Rules, draft 0.9 of December 2009: the rulebook before it, except … */
export const PLATINUM_2009: Era = {
  ...ECARD_2002,
  id: 'platinum-2009',
  title: 'Platinum (2009)',
  year: 2009,

  basicEnergyTypes: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'], // DECK-04 (inferred)
  cardKinds: 'nine', // KIND-01
  trainerUmbrella: 'plain-unless-printed-before-diamond-pearl', // KIND-02, KIND-03
  stages: ['baby', 'basic', 'stage-1', 'stage-2', 'level-up'], // KIND-10, KIND-11
  // DECK-13 by the cards' own text (DECK-12)
  deckSpecialCaps: [{ tag: 'star', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-13' }],
  nameStrip: ['level-number', 'LV.X', 'delta'], // NAME-01, NAME-02, NAME-03
  nameKeep: ['owner', 'ex', 'star', 'SP'], // NAME-04
  lostZone: true, // ZONE-13

  firstPlayerFlipTiming: 'after-prizes', // SETUP-01
  placement: 'together', // SETUP-01
  mulliganBonusPerMulligan: 1, // SETUP-12
  mulliganBonusTiming: 'at-each-shown-hand', // SETUP-13
  bonusBasicAsActive: false, // SETUP-15
  fossilIsBasicInSetup: 'must', // SETUP-09
  mulliganShowTiming: 'after-the-opponent-set-up', // SETUP-16

  firstTurnTrainerBan: 'all-trainers', // FIRST-01
  retreatsPerTurn: 1, // RET-02
  confusedRetreat: 'free', // RET-05
  stadiumsPerTurn: 1, // STAD-03
  sameStadium: 'forbidden', // STAD-04
  tmDiscard: 'stays', // TM-02
  preventedPlay: 'tried', // TRN-07
  levelUp: true, // LVL-01
  powersOffUnderSC: 'card-text', // POW-04
  strictAttackCommit: true, // TURN-09

  // ATK-07
  attackStepOrder: [
    'baby-flip',
    'announce',
    'choices',
    'requirements',
    'cancel',
    'confusion',
    'before-damage',
    'calculation',
    'own-energy',
    'damage',
    'effects',
  ],
  selfEnergyDiscard: 'after-confusion-before-damage', // ATK-11, CON-10
  attackIsAgainstDefender: false, // ATK-04 (inferred)
  confusionTails: 'three-counters', // COND-10
  weakness: 'printed', // DMG-09
  resistance: 'printed', // DMG-10
  attackerCardBonus: 'as-printed', // DMG-07
  darknessEnergyBonus: 'card-text', // NRG-15
  zeroStop: 'any-step', // DMG-08
  negativeCarry: 'never', // DMG-13
  defenderOrder: 'owner-orders', // DMG-19

  scRemovedBy: ['bench', 'evolve', 'devolve', 'level-up'], // COND-04
  checkOrder: { walk: 'by-pokemon', steps: ['poisoned', 'burned', 'asleep', 'paralyzed'] }, // CHK-02
  otherBetweenTurnEffects: 'any-time', // CHK-03
  prizesPerClass: { ex: 2 }, // KO-04
  fossilPrize: 'always', // FOS-04
  benchClears: 'definite-effects-but-powers-and-markers', // EFF-09, EFF-10

  classes: ['owner', 'fossil', 'ex', 'star', 'delta', 'SP', 'LV.X'], // CLS-38
  formats: ['constructed', 'limited', '2-on-2', 'team-battle', 'team-battle-limited'], // FMT-01 … FMT-28
  companionTools: false, // ERD-01
  fossilPlay: 'trainer-as-basic', // FOS-01
};
