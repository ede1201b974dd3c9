import { ENERGY_TYPES } from '../model/energy-type.js';
import type { Era } from './era.js';
import { HGSS_2010 } from './hgss-2010.js';
import { SUN_MOON_2017 } from './sun-moon-2017.js';

/** The Sword & Shield rules of 2022: the rulebook before them, except … */
export const SWSH_2022: Era = {
  ...HGSS_2010,
  id: 'swsh-2022',
  title: 'Sword & Shield (2022)',
  year: 2022,

  // DECK-04
  basicEnergyTypes: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy'],
  typeSet: ENERGY_TYPES, // KIND-16
  cardKinds: 'three-with-items', // KIND-01
  trainerUmbrella: 'all-with-old-plain-as-items', // KIND-02, KIND-03
  toolTmKind: 'item', // TOOL-03
  // KIND-10, KIND-12
  stages: [
    'basic',
    'stage-1',
    'stage-2',
    'level-up',
    'legend',
    'break',
    'mega',
    'vmax',
    'vstar',
    'v-union',
    'restored',
  ],
  deckSpecialCaps: [
    { tag: 'star', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-13' }, // by text (inferred)
    { tag: 'ACE-SPEC', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-14' },
    { tag: 'prism-star', most: 1, per: 'name', onePrinting: false, rule: 'DECK-15' },
    { tag: 'radiant', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-12' }, // by text, CLS-39
    { tag: 'V-UNION', most: 4, per: 'name', onePrinting: true, rule: 'DECK-17' },
  ],
  exclusiveNames: [
    ['Professor Juniper', 'Professor Sycamore', "Professor's Research"],
    ['Lysandre', "Boss's Orders"],
  ], // DECK-20
  // NAME-07, NAME-08, NAME-09
  nameStrip: ['level-number', 'LV.X', 'delta', 'subtitle'], // NAME-01, NAME-02, NAME-03, DECK-02
  nameKeep: ['owner', 'ex', 'star', 'SP', 'LEGEND', 'EX', 'GX', 'M', 'BREAK', 'V', 'prism-star', 'regional form'],
  basicInPlayDefinition: 'printed-stage', // KIND-13

  firstPlayerFlipTiming: 'before-opening-draw', // SETUP-01
  flipWinner: 'chooses', // SETUP-02
  mulliganBonusTiming: 'once-at-the-end', // SETUP-13, CON-17
  fossilIsBasicInSetup: 'no', // SETUP-09
  mulliganShowTiming: 'after-the-opponent-set-up', // SETUP-16

  firstTurnTrainerBan: 'supporters', // FIRST-01
  firstTurnAttackBan: true, // FIRST-04
  retreatPayment: 'card-may-count-as-one', // RET-06
  supporterDiscard: 'on-resolution', // SUP-02
  lossAfterHealing: 'price', // TRN-09
  revealedForNobody: 'refused', // TRN-10
  newInPlay: 'entered-or-evolved', // EVO-22
  powerVocabulary: 'abilities', // POW-02, POW-10
  triggeredPowerNextAction: false, // POW-07, EFF-15
  attachedToJudged: 'before', // EFF-14
  forcedTurnEnd: ['mega'], // TURN-14

  attackStepOrder: SUN_MOON_2017.attackStepOrder, // ATK-09
  selfEnergyDiscard: 'after-confusion', // ATK-11
  copiedAttackUse: 'the-copying-attack', // ATK-21 (inferred)
  defenderOrder: 'one-step', // DMG-19
  defendingPokemonTerm: 'any-receiver', // ATK-20
  emptyAllSelection: 'only-costs-and-requirements-fail', // PREC-07 (inferred)

  burn: 'counters-then-flip-to-recover', // COND-08
  checkOrder: { walk: 'by-step', steps: ['poisoned', 'burned', 'asleep', 'paralyzed'] }, // CHK-02
  otherBetweenTurnEffects: 'one-block', // CHK-03
  // KO-04, CON-18; a LEGEND gives what its card says
  prizesPerClass: { ex: 2, EX: 2, GX: 2, V: 2, VSTAR: 2, mega: 2, primal: 2, 'TAG-TEAM': 3, VMAX: 3, 'V-UNION': 3 },
  benchClears: 'attack-effects', // EFF-09, EFF-10
  broughtToShielded: 'is-lost', // EFF-21 (inferred)
  switchShield: 'the-one-told', // EFF-22 (inferred)

  // CLS-38; owners, SP, LV.X and LEGEND by the glossary, δ by the name rules, ex and ☆ by inference
  classes: [
    ...(['owner', 'fossil', 'ex', 'star', 'delta', 'SP', 'LV.X', 'LEGEND'] as const),
    ...(['EX', 'mega', 'primal', 'BREAK', 'GX', 'TAG-TEAM', 'prism-star', 'ACE-SPEC', 'team-plasma'] as const),
    'radiant',
    ...(['hyper-gear', 'ultra-beast', 'single-strike', 'rapid-strike', 'fusion-strike'] as const),
    ...(['V', 'VMAX', 'VSTAR', 'V-UNION'] as const),
    ...(['ancient', 'future', 'tera'] as const), // CLS-38 (inferred): labels of later cards, played by this book
  ],
  oncePerGame: ['gx', 'vstar', 'v-union'], // CLS-18, CLS-32, CLS-33
  fossilPlay: 'item-as-basic', // FOS-01, CLS-24
};
