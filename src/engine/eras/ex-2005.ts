import type { Era } from './era.js';
import { EX_2004 } from './ex-2004.js';

/** EX Unseen Forces to Power Keepers: the rulebook before it, except … */
export const EX_2005: Era = {
  ...EX_2004,
  id: 'ex-2005',
  title: 'EX Unseen Forces (2005)',
  year: 2005,

  requireBasicInDeck: true, // DECK-05
  nameStrip: [...EX_2004.nameStrip, 'delta'], // NAME-03 (inferred)

  flipWinner: 'goes-first', // SETUP-02 (reported)
  fossilIsBasicInSetup: 'must', // SETUP-09 (reported)

  sameStadium: 'forbidden', // STAD-04

  classes: [...EX_2004.classes, 'delta'], // CLS-38
  fossilInPlay: 'trainer-as-well', // FOS-03
};
