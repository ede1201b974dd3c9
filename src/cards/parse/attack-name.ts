import type { AttacksOf, CardsOf, PokemonOf } from '../language.js';
import { cards, zone } from './cards.js';
import {
  beginning,
  either,
  type Hit,
  type Hits,
  map,
  mapSome,
  memo,
  NOTHING,
  type Parser,
  type Words,
} from './combinators.js';
import { thisPokemon } from './itself.js';
import { cardNoun } from './noun.js';
import { group, ref, single } from './pokemon.js';
import { printOf } from './print.js';
import { say } from './say.js';
import { isCapitalOrDigit } from './vocabulary.js';

/** Begins the name of an attack of this very card, until the card confirms it. */
export const OWN_ATTACK = '~';
/** The attack that the text belongs to. */
export const THIS_ATTACK = '~this';

const MOST_WORDS = 6;
const INSIDE = new Set(["'s", 'of', 'the', 'and', 'to', 'in', 'for', 'a', '-', '&', "'", '!', '+', 'n', "'n'"]);

/**
 * The name of an attack: any words that begin with a capital, and small words between them. Where it ends is not said, so
 * every end is tried; the card's own attacks decide which one is meant.
 */
export const ownAttack: Parser<string> = beginning(({ isCapital, isDigit }) => isCapital || isDigit, readOwnAttack);

function readOwnAttack(at: Words, from: number): Hits<string> {
  const first = at.tokens[from];
  if (first === undefined || !isCapitalOrDigit(first.raw)) return NOTHING;
  const hits: Hit<string>[] = [];
  for (let to = from; to < at.tokens.length && to < from + MOST_WORDS; to++) {
    const { raw, word } = at.tokens[to];
    const isWord = isCapitalOrDigit(raw);
    if (!isWord && !INSIDE.has(word)) break;
    if (!isWord && word !== '!') continue;
    hits.push({ value: `${OWN_ATTACK}${printOf(at, from, to + 1)}`, to: to + 1 });
    // Every sentence begins with a capital: its first word was no more read than any other.
    if (from > 0 && to >= at.far) at.far = to + 1;
  }
  return hits;
}

/** The attack that was chosen before. */
export const chosenAttack = ref('#?attack') as AttacksOf;

const owner: Parser<PokemonOf> = either<PokemonOf>(single, group);
const self = ref('self');

/** The cards under the top card of this Pokémon. @rule KIND-18 */
const UNDER: CardsOf = {
  get: 'cards',
  in: { on: self, what: 'stack' },
  where: { test: 'not', of: { test: 'is', of: { get: 'cards', in: { on: self, what: 'top' } } } },
};

/** Of whatever has attacks, one attack is chosen: which of several Pokémon it comes from is part of that choice. */
const attacksOf: Parser<PokemonOf | CardsOf> = memo(() =>
  either<PokemonOf | CardsOf>(
    map(say`1 of ${owner} 's attacks`, ([of]) => of),
    map(say`an attack from|of|on 1 of ${group}`, ([of]) => of),
    map(say`1 of ${thisPokemon} 's attacks from its previous evolutions`, () => UNDER),
    map(say`an attack from 1 of ${thisPokemon} 's previous evolutions`, () => UNDER),
    mapSome(say`an attack from a|an ${cardNoun} in ${zone}`, ([where, place]) =>
      where?.test === 'all' && 'zone' in place && place.zone === 'discard' ? cards(place, where) : null,
    ),
  ),
);

export const attackChoice: Parser<AttacksOf> = map(
  attacksOf,
  (of): AttacksOf => ({ get: 'attacks', of, take: { n: 1 } }),
);
