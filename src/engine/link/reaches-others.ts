import type { Statement } from '../effects/program.js';
import { someTerm, someWord } from '../effects/walk.js';

/**
 * Whether a text has to do with the Defending Pokémon, with the opponent or with anybody's Pokémon: with none of them an
 * attack is made against nobody. A number that only the text tells is of damage to the Defending Pokémon. @rule ATK-04 DMG-01
 */
export const reachesOthers = (text: readonly Statement[]): boolean =>
  someWord(text, isOthers) || someTerm(text, (term) => 'op' in term && term.op === 'base');

const isOthers = (word: string, field: string): boolean =>
  word === 'opponent' || word === 'defender' || (word === 'any' && field === 'side');
