import type { Amount, PokemonOf } from '../language.js';
import { either, map, type Parser } from './combinators.js';
import { single } from './pokemon.js';
import { say } from './say.js';

/** What the condition just asked for. */
const DEFENDER: PokemonOf = { get: 'ref', name: 'defender' };

const done = (subject: PokemonOf): Amount => ({
  num: 'tally',
  what: { event: 'damaged', subject },
  when: 'this-attack',
  sum: 'damage',
});

/** "(after applying Weakness and Resistance)": damage done is what is left after that. */
const after = say`[ ( after applying weakness and resistance ) ]`;

/** How much damage this attack did. @rule DMG-02 */
export const damageDone: Parser<Amount> = either<Amount>(
  map(say`the [amount of] damage you did to ${single}`, ([of]) => done(of)),
  map(say`the [amount of] damage done to ${single} ${after}`, ([of]) => done(of)),
);

const half = (fn: 'half-up' | 'half-down', amount: Amount): Amount => ({ num: 'calc', fn, args: [amount] });

/** Half of it, in tens. */
export const halfDone: Parser<Amount> = either<Amount>(
  map(say`half that damage ( rounded up to [the] nearest 10 )`, () => half('half-up', done(DEFENDER))),
  map(say`half ${damageDone} ( rounded up to [the] nearest 10 )`, ([amount]) => half('half-up', amount)),
  map(say`half ${damageDone} ( rounded down to [the] nearest 10 )`, ([amount]) => half('half-down', amount)),
);

const self: PokemonOf = { get: 'ref', name: 'self' };

/** How much damage attacks did to this Pokémon in the turn before. */
export const DAMAGE_TAKEN: Amount = {
  num: 'tally',
  what: { event: 'damaged', subject: self, source: { what: ['attack'] } },
  when: 'last-turn',
  sum: 'damage',
};
