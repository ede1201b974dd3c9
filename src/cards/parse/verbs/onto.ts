import type { CardsOf, PokemonOf, Statement } from '../../language.js';
import { ofZone } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { ref } from '../pokemon.js';
import { say } from '../say.js';

type Acts = readonly Statement[];

const own: Parser<PokemonOf> = either<PokemonOf>(
  map(say`~`, () => ref('#?own')),
  map(say`this pokémon`, () => ref('self')),
);

/** The card itself, out of play; where it stands in play, that is no card but a Pokémon, and the check refuses. */
const itself: Parser<CardsOf> = map(either<unknown>(own, say`it`), (): CardsOf => ({ get: 'ref', name: '#?itself' }));

export const putItself: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`put|play ${itself} onto your bench`, ([given]) => [{ op: 'move', cards: given, to: { zone: 'bench' } }]),
    map(say`put ${itself} into your hand`, ([given]) => [{ op: 'move', cards: given, to: { zone: 'hand' } }]),
    map(say`put ${itself} on the bottom of your deck`, ([given]) => [
      { op: 'move', cards: given, to: { zone: 'deck', end: 'bottom' } },
    ]),
    map(say`reveal ${itself} and put it on the bottom of your deck`, ([given]) => [
      { op: 'move', cards: given, to: { zone: 'deck', end: 'bottom' }, reveal: true },
    ]),
  ),
);

const evolve = (pokemon: PokemonOf, given: CardsOf): Statement => ({ op: 'evolve', pokemon, with: given });

/** A card put onto this Pokémon evolves it. @rule EVO-04 */
export const evolveOwn: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(say`put ${ofZone} onto ${own} [to evolve it]`, ([given, pokemon]) =>
      'zone' in given.in && given.in.zone === 'hand' ? [evolve(pokemon, given)] : null,
    ),
  ),
);

/** The highest card comes off and into the hand. @rule EVO-16 */
export const devolveOwn: Parser<Acts> = map(
  say`devolve ${own} and put ${own} into your hand`,
  ([pokemon]): Acts => [{ op: 'devolve', pokemon, n: 1, to: { zone: 'hand' } }],
);
