import type { CardsOf, PokemonOf, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { again } from '../../telling/marks.js';
import { cards, ofZone, wanted } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { itself } from '../itself.js';
import { say } from '../say.js';

/** The card itself, out of play; where it stands in play, that is no card but a Pokémon, and the check refuses. */
const cardItself: Parser<CardsOf> = either<CardsOf>(
  map(itself, (): CardsOf => ({ get: 'ref', name: '#?itself' })),
  // Where another card was spoken of, "it" is that one.
  map(say`it`, () => again('#?only-itself')),
);

export const putItself: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`put|play ${cardItself} onto your bench`, ([given]) => [
      { op: 'move', cards: given, to: { zone: 'bench' } },
    ]),
    map(say`put ${cardItself} into your hand`, ([given]) => [{ op: 'move', cards: given, to: { zone: 'hand' } }]),
    map(say`put ${cardItself} on the bottom of your deck`, ([given]) => [
      { op: 'move', cards: given, to: { zone: 'deck', end: 'bottom' } },
    ]),
    map(say`reveal ${cardItself} and put it on the bottom of your deck`, ([given]) => [
      { op: 'move', cards: given, to: { zone: 'deck', end: 'bottom' }, reveal: true },
    ]),
  ),
);

/** One card of the deck by its name, whatever lies between the two. @rule EVO-12 */
const one: Parser<CardsOf> = mapSome(wanted, ({ where, take }) =>
  where !== null && isNamed(where) && take !== null && 'n' in take && take.n === 1
    ? cards({ zone: 'deck', whose: 'you' }, where, take)
    : null,
);

/** By its name, whether its stage is told too or not. */
const isNamed = (where: Test): boolean =>
  where.test === 'name' || (where.test === 'all' && where.of.some(({ test }) => test === 'name'));

const onto = say`and put|attach it on|onto|to`;

const evolve = (pokemon: PokemonOf, given: CardsOf): Act => ({ op: 'evolve', pokemon, with: given });

const IF_DID: Test = { test: 'did', what: '#?did' };
const healOwn = either<unknown>(say`remove all damage counters from ${itself}`, say`heal all damage from ${itself}`);

/** A card put onto this Pokémon evolves it; what is said in the same breath hangs on that. @rule EVO-04 */
export const evolveOwn: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`put ${ofZone} onto ${itself} [,] and ${healOwn}`, ([given, pokemon]): Acts | null =>
      'zone' in given.in && given.in.zone === 'hand'
        ? [evolve(pokemon, given), { op: 'if', if: IF_DID, do: [{ op: 'heal', n: 'all', from: pokemon }] }]
        : null,
    ),
    mapSome(say`put ${ofZone} onto ${itself} [to evolve it]`, ([given, pokemon]) =>
      'zone' in given.in && given.in.zone === 'hand' ? [evolve(pokemon, given)] : null,
    ),
    map(say`search your deck for ${one} ${onto} ${itself} [to evolve it]`, ([given, , pokemon]) => [
      evolve(pokemon, given),
    ]),
  ),
);

/** The highest card comes off and into the hand. @rule EVO-16 */
export const devolveOwn: Parser<Acts> = map(
  say`devolve ${itself} and put ${itself} into your hand`,
  ([pokemon]): Acts => [{ op: 'devolve', pokemon, n: 1, to: { zone: 'hand' } }],
);
