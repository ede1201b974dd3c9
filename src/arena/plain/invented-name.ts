import type { Random } from '../../bots/index.js';
import { pick } from '../random-number.js';

/** A new name at every call. */
export type Names = () => string;

const FIRST = [
  'Bro',
  'Dax',
  'Fli',
  'Gno',
  'Hez',
  'Jur',
  'Kre',
  'Lom',
  'Nyf',
  'Pru',
  'Quo',
  'Rix',
  'Sva',
  'Tho',
  'Vub',
  'Zel',
];
const MIDDLE = ['', 'bi', 'cra', 'du', 'fe', 'ga', 'lo', 'mi', 'pe', 'ru', 'sti', 'to'];
const LAST = [
  'bix',
  'dorf',
  'fump',
  'gath',
  'kwill',
  'lunk',
  'mosk',
  'nabb',
  'ploom',
  'rusk',
  'snell',
  'twisp',
  'vorm',
  'zock',
];

/** Names of cards that nobody has ever printed, none of them twice. */
export function inventedNames(random: Random): Names {
  const used = new Set<string>();
  return () => {
    let name = '';
    do name = pick(random, FIRST) + pick(random, MIDDLE) + pick(random, LAST);
    while (used.has(name));
    used.add(name);
    return name;
  };
}
