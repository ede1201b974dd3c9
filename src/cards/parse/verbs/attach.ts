import type { PokemonOf, Statement } from '../../language.js';
import { itCard, ofThose, thatCard } from '../card-refs.js';
import { attached, cards as cardsIn, ofZone, onPokemon, zone } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { mixedNoun } from '../noun.js';
import { chosen, group, pokemon, single } from '../pokemon.js';
import { say } from '../say.js';
import { found, fromPool, shown } from './move.js';

const anyWay = either(say`in any way you like`, say`in any way`);
/** "Your other Pokémon": what stays where it is has not been moved. */
const splitOver: Parser<PokemonOf> = either<PokemonOf>(
  map(say`[any of] ${group} ${anyWay}`, ([of]) => of),
  map(either<unknown>(say`your other pokémon ${anyWay}`, say`any of your other pokémon`), () =>
    pokemon('you', 'in-play'),
  ),
  map(either(say`your opponent 's other pokémon ${anyWay}`, say`their other pokémon ${anyWay}`), () =>
    pokemon('opponent', 'in-play'),
  ),
);
/** A card is attached to one Pokémon: "to each of" would need a card for each. */
const oneBearer: Parser<PokemonOf> = either<PokemonOf>(single, chosen);
const them = either(say`it|them`, say`that|those card|cards`);
const andAttach = either(
  say`, and [then] attach|attaches`,
  say`and [then] attach|attaches`,
  say`, if any , and [then] attach|attaches`,
  say`, attach|attaches`,
);

/** Cards already attached are moved, others attached: one statement for both. @rule NRG-02 */
export const attach: Parser<readonly Statement[]> = memo(() =>
  either<readonly Statement[]>(
    map(say`attach|attaches ${either(ofZone, attached)} to ${oneBearer}`, ([cards, to]) => [
      { op: 'attach', cards, to },
    ]),
    map(say`attach as many ${mixedNoun} from ${zone} to ${oneBearer} as you like`, ([where, place, to]) => [
      { op: 'attach', cards: cardsIn(place, where, { any: true }), to },
    ]),
    map(say`attach|attaches ${fromPool} to ${oneBearer}`, ([cards, to]) => [{ op: 'attach', cards, to }]),
    map(say`attach|attaches ${fromPool} to ${splitOver}`, ([cards, to]) => [{ op: 'attach', cards, to, split: true }]),
    map(say`attach|attaches ${ofZone} to ${splitOver}`, ([cards, to]) => [{ op: 'attach', cards, to, split: true }]),
    map(say`${found} ${shown} ${andAttach} ${them} to ${oneBearer}`, ([cards, , , , to]) => [
      { op: 'attach', cards, to },
    ]),
    map(say`${found} ${shown} ${andAttach} ${them} to ${splitOver}`, ([cards, , , , to]) => [
      { op: 'attach', cards, to, split: true },
    ]),
    map(say`attach ${ofThose} to ${oneBearer}`, ([cards, to]) => [{ op: 'attach', cards, to }]),
    map(say`attach|attaches ${either(thatCard, itCard)} to ${oneBearer}`, ([cards, to]) => [
      { op: 'attach', cards, to },
    ]),
    map(say`attach|attaches ${either(thatCard, itCard)} to ${splitOver}`, ([cards, to]) => [
      { op: 'attach', cards, to, split: true },
    ]),
    mapSome(say`move as many ${mixedNoun} attached to ${group} to ${splitOver}`, ([where, on, to]) => {
      const cards = onPokemon({ where, take: { any: true } }, on);
      return cards === null ? null : [{ op: 'attach', cards, to, split: true }];
    }),
    map(say`move|moves ${attached} to ${splitOver}`, ([cards, to]) => [{ op: 'attach', cards, to, split: true }]),
    map(say`move|moves ${attached} to ${oneBearer}`, ([cards, to]) => [{ op: 'attach', cards, to }]),
  ),
);
