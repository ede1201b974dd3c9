import type { Era } from './era.js';

/** The Advanced Rulebook, version 9 (Aquapolis). */
export const ECARD_2002: Era = {
  id: 'e-card-2002',
  title: 'e-Card (2002)',
  year: 2002,

  basicEnergyTypes: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting'], // DECK-04
  typeSet: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Colorless'], // KIND-16
  cardKinds: 'three', // KIND-01
  trainerUmbrella: 'all', // KIND-02
  toolTmKind: 'trainer', // TOOL-03
  stages: ['baby', 'basic', 'stage-1', 'stage-2'], // KIND-10
  deckSpecialCaps: [], // DECK-13: no capped class exists
  exclusiveNames: [], // DECK-20: no such names exist
  requireBasicInDeck: true, // DECK-05 (inferred)
  nameStrip: ['level-number'], // NAME-01 (inferred)
  nameKeep: ['owner'], // NAME-06
  basicInPlayDefinition: 'nothing-under-it', // KIND-13
  lostZone: false, // ZONE-01

  firstPlayerFlipTiming: 'before-opening-draw', // SETUP-01
  placement: 'active-then-bench', // SETUP-01
  flipWinner: 'goes-first', // SETUP-02 (reported)
  mulliganBonusPerMulligan: 2, // SETUP-12
  mulliganBonusTiming: 'at-each-redraw', // SETUP-13 (reported)
  bonusBasicAsActive: true, // SETUP-15 (inferred)
  fossilIsBasicInSetup: 'no', // SETUP-09 (reported)
  greeting: 'none', // SETUP-17
  mulliganShowTiming: 'at-the-redraw', // SETUP-16 (inferred)

  firstTurnDraw: 'drawn', // TURN-02
  firstTurnTrainerBan: 'none', // FIRST-01
  firstTurnAttackBan: false, // FIRST-04
  retreatsPerTurn: 'unlimited', // RET-02
  confusedRetreat: 'pay-then-flip', // RET-05
  retreatPayment: 'until-met', // RET-06
  stadiumsPerTurn: 'unlimited', // STAD-03
  sameStadium: 'allowed', // STAD-04 (reported)
  supporterDiscard: 'end-of-turn', // SUP-02
  tmDiscard: 'end-of-turn', // TM-02
  preventedPlay: 'no-effect', // TRN-07 (inferred)
  emptyUse: 'allowed', // TRN-06 (inferred)
  lossAfterHealing: 'effect', // TRN-09 (inferred)
  revealedForNobody: 'played', // TRN-10 (inferred)
  copiedSupporter: 'any', // TRN-08 (inferred)
  newInPlay: 'entered', // EVO-22 (inferred)
  effectEvolution: 'free-unless-card-forbids', // EVO-14
  levelUp: false, // LVL-01
  powersOffUnderSC: 'all-five', // POW-04
  powerVocabulary: 'poke-powers-and-bodies', // POW-02
  triggeredPowerNextAction: true, // POW-07 (inferred)
  attachmentEvents: 'one-for-a-pokemon', // NRG-14 (inferred)
  attachedToJudged: 'right-after', // EFF-14 (inferred)
  strictAttackCommit: false, // TURN-09 (inferred)
  forcedTurnEnd: ['baby-flip'], // TURN-14

  babyFlip: 'rule', // ATK-05
  // ATK-06
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
  selfEnergyDiscard: 'cost-before-confusion', // ATK-11
  copiedAttackUse: 'its-own-name', // ATK-21 (inferred)
  countedEnergy: 'leaves-at-once', // ATK-22
  attackIsAgainstDefender: true, // ATK-04
  confusionTails: 'attacks-itself', // COND-10
  weakness: 'always-double', // DMG-09
  resistance: 'always-30', // DMG-10
  attackerCardBonus: 'after-weakness-and-resistance', // DMG-07
  darknessEnergyBonus: 'after-weakness-and-resistance', // NRG-15
  zeroStop: 'base-after-own-effects', // DMG-08
  negativeCarry: 'to-the-end', // DMG-13
  defenderOrder: 'cards-then-effects', // DMG-19
  selfDamage: 'plain', // DMG-20 (inferred)
  defendingPokemonTerm: 'opposing-active', // ATK-20
  emptyAllSelection: 'requirement-fails', // PREC-07 (inferred)

  conditions: ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'], // COND-01
  oldConditionLists: 'all-five', // KIND-05
  burn: 'flip-for-counters', // COND-08
  scRemovedBy: ['bench', 'evolve', 'devolve'], // COND-03, COND-04
  // CHK-02, CHK-04
  checkOrder: { walk: 'by-step', steps: ['poisoned', 'burned', 'asleep-and-paralyzed', 'char', 'darkness'] },
  otherBetweenTurnEffects: 'tools-any-time', // CHK-03
  betweenTurnsOrderer: 'owner-of-the-affected', // CHK-09 (inferred)
  prizesPerClass: {}, // KO-04
  fossilPrize: 'as-printed', // FOS-04
  tieGame: 'sudden-death-one-prize', // WIN-06
  benchClears: 'attack-results', // EFF-09
  broughtToShielded: 'stays', // EFF-21 (inferred)
  switchShield: 'either', // EFF-22 (inferred)
  upToMinimum: 'one', // PREC-05 (inferred)

  classes: ['owner', 'fossil'], // CLS-38
  oncePerGame: [], // CLS-18
  formats: ['constructed', 'limited'], // FMT-01, FMT-02 (limited inferred)
  companionTools: true, // ERD-01
  fossilPlay: 'card-text', // FOS-01
  fossilInPlay: 'as-printed', // FOS-03
};
