import type { CardsOf, PokemonOf } from '../language.js';
import { either, map, type Parser } from './combinators.js';
import { say } from './say.js';

/* Words for what a text stands on, and for what it has just done: the same in whatever sentence. */

const ref = (name: '#?own' | 'self'): PokemonOf => ({ get: 'ref', name });

const byName = say`~`;

/** "This Pokémon", or its name; that it is meant is all that they say. */
export const thisPokemon = either(say`this pokémon`, byName);

/** "This card", or its name. */
export const thisCard = either(say`this card`, byName);

/** The Pokémon itself, by name or as "this Pokémon". */
export const itself: Parser<PokemonOf> = either<PokemonOf>(
  map(byName, () => ref('#?own')),
  map(say`this pokémon`, () => ref('self')),
);

/** The card itself, wherever it is. */
export const itsCard: Parser<CardsOf> = either<CardsOf>(
  map(say`this card`, (): CardsOf => ({ get: 'ref', name: 'card' })),
  map(byName, (): CardsOf => ({ get: 'ref', name: '#?this-card' })),
);

export const inThisWay = either(say`in this way`, say`this way`);
