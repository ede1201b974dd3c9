import type { Era } from './era.js';
import { HGSS_2010 } from './hgss-2010.js';

/** Black & White to Legendary Treasures: the rulebook before it, except … */
export const BLACK_WHITE_2011: Era = {
  ...HGSS_2010,
  id: 'black-white-2011',
  title: 'Black & White (2011)',
  year: 2011,

  typeSet: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Dragon', 'Colorless'], // KIND-16
  cardKinds: 'three-with-items', // KIND-01
  trainerUmbrella: 'all-with-old-plain-as-items', // KIND-02, KIND-03
  toolTmKind: 'item', // TOOL-03 (reported)
  stages: [...HGSS_2010.stages, 'restored'], // KIND-12
  // DECK-14
  deckSpecialCaps: [
    ...HGSS_2010.deckSpecialCaps,
    { tag: 'ACE-SPEC', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-14' },
  ],
  nameKeep: [...HGSS_2010.nameKeep, 'EX'], // NAME-08
  basicInPlayDefinition: 'printed-stage', // KIND-13

  mulliganBonusTiming: 'once-at-the-end', // SETUP-13, from January 2013 on

  firstTurnTrainerBan: 'none', // FIRST-01 (reported)
  supporterDiscard: 'on-resolution', // SUP-02
  powerVocabulary: 'abilities', // POW-02, POW-10 (reported)

  selfEnergyDiscard: 'after-confusion', // ATK-11 (reported)
  checkOrder: { walk: 'by-step', steps: ['poisoned', 'burned', 'asleep', 'paralyzed'] }, // CHK-02 (inferred)
  otherBetweenTurnEffects: 'any-time', // CHK-03 (reported)
  prizesPerClass: { ex: 2, EX: 2 }, // KO-04

  // CLS-38; Prime was a label only, and stays one on the cards of the years before
  classes: [...HGSS_2010.classes, 'EX', 'ACE-SPEC', 'team-plasma'],
  fossilPlay: 'item-as-basic', // FOS-01, CLS-24
};
