// Contradictions that were decided card by card, against the order in which databases are believed. Facts only.
import { DATABASES, type DatabaseName } from './database.js';
import type { FactName } from './finding.js';

/** Who is right about one fact of a print, and how that is known. */
export interface Decided {
  readonly fact: FactName;
  /** The attack or power, as it is called (where that is the question, as the first calls it); nothing for the whole card. */
  readonly of?: string;
  readonly right: DatabaseName;
  readonly why: string;
}

const [TCGDEX, DATA] = DATABASES;

const first = (fact: FactName, of: string, why: string): readonly Decided[] => [{ fact, of, right: TCGDEX, why }];

/** Both databases have the same card elsewhere, and agree there. */
const asIn = (prints: string): string => `${prints}, the same card, has it so in both databases`;

const MISSPELLED = 'the other is misspelled';

const vUnion = first('HP', '', 'Mewtwo V-UNION has 310 HP; 300 is what Greninja and Pikachu have');

/** Unown bear a letter after their name. */
const letter = (of: string): readonly Decided[] => [
  { fact: 'power text', of, right: DATA, why: 'the letter after its own name is lost in the other' },
];

const waterfall = first('attack name', 'Waterfall Bind', MISSPELLED);

/** By the id of the print, as TCGdex writes it. */
export const DECIDED: Readonly<Record<string, readonly Decided[]>> = {
  'base5-30': first('Weakness', '', asIn('base5-13')),
  'dp4-32': first('attack name', 'Balloon Attack', MISSPELLED),
  'dp5-24': first('attack name', 'Spiral Drain', MISSPELLED),
  'ex3-34': first(
    'attack cost',
    'Flamethrower',
    'every Flamethrower of a Houndoom costs Fire; the letter F was misread',
  ),
  'ex10-20': first('attack name', 'Double Tackle', MISSPELLED),
  'ex15-34': [{ fact: 'evolves from', right: DATA, why: 'the sign after the name is lost in the other' }],
  'ex15-35': [{ fact: 'evolves from', right: DATA, why: 'the sign after the name is lost in the other' }],
  'lc-76': first('attack cost', 'Lick', asIn('base3-33')),
  'neo3-39': letter('[Bear]'),
  'neo3-40': letter('[Yield]'),
  'sm11-149': first('HP', '', asIn('sm9-118')),
  'smp-SM208': first('attack cost', 'Electricannon', asIn('sm10-59')),
  'swshp-SWSH155': waterfall,
  'swshp-SWSH156': waterfall,
  'swshp-SWSH157': waterfall,
  'swshp-SWSH158': waterfall,
  'swshp-SWSH159': vUnion,
  'swshp-SWSH160': vUnion,
  'swshp-SWSH161': vUnion,
  'swshp-SWSH162': vUnion,
  'xy1-62': first('attack name', 'Rock Blast', MISSPELLED),
  'xy7-2': first('damage', 'Drool', asIn('sm10-7')),
  'xyp-XY30': first('damage', 'Splash Bomb', asIn('xy1-29')),
  'xyp-XY152': first('damage', 'Rumble', asIn('xy10-53')),
  '2012bw-8': first('attacks', '', 'the other has run two attacks together'),
};
