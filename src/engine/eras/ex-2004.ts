import type { Era } from './era.js';
import { EX_2003 } from './ex-2003.js';

/** EX FireRed & LeafGreen to Emerald, with the rules update of July 2004: the rulebook before it, except … */
export const EX_2004: Era = {
  ...EX_2003,
  id: 'ex-2004',
  title: 'EX FireRed & LeafGreen (2004)',
  year: 2004,

  // DECK-13 by the cards' own text (DECK-12)
  deckSpecialCaps: [{ tag: 'star', most: 1, per: 'deck', onePrinting: false, rule: 'DECK-13' }],
  nameKeep: [...EX_2003.nameKeep, 'star'], // NAME-04

  firstPlayerFlipTiming: 'after-prizes', // SETUP-01 (reported)
  mulliganBonusTiming: 'each-after-own-prizes', // SETUP-13, from May 2005 on
  bonusBasicAsActive: false, // SETUP-15, from May 2005 on

  firstTurnTrainerBan: 'supporters', // FIRST-01
  effectEvolution: 'free-unless-card-forbids', // EVO-14
  attackerCardBonus: 'before-weakness-and-resistance', // DMG-07

  classes: [...EX_2003.classes, 'star'], // CLS-38
};
