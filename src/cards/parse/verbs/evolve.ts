import type { CardSelector, Place, PokemonOf, PokemonSelector, Statement } from '../../language.js';
import { zone } from '../cards.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { chosen, pokemon, single } from '../pokemon.js';
import { say } from '../say.js';

const kind = either(say`a|1 card`, say`an|1 evolution card`);
const onto = either(
  say`and put|attach it onto|on|to`,
  say`, and put|attach it onto|on|to`,
  say`and put|attach that card onto|on|to`,
);
const toEvolve = optional(say`to evolve it`);

/** The card that goes on it, whichever Pokémon it is. */
const evolution = (place: Place, of: PokemonOf): CardSelector => ({
  get: 'cards',
  in: place,
  where: { test: 'evolves-from', of },
  take: { n: 1 },
});

const evolve = (pokemon: PokemonOf, place: Place): Statement => ({
  op: 'evolve',
  pokemon,
  with: evolution(place, pokemon),
});

/** Of a type that the card has which was attached. */
const evolveAlike = (pokemon: PokemonOf, place: Place): Statement => ({
  op: 'evolve',
  pokemon,
  with: {
    ...evolution(place, pokemon),
    where: {
      test: 'all',
      of: [
        { test: 'evolves-from', of: pokemon },
        { test: 'same-type', as: { get: 'ref', name: 'that-card' } },
      ],
    },
  },
});

const same = (a: PokemonOf, b: PokemonOf): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || (b.get === 'ref' && b.name === '#?that');

/**
 * "A card that evolves from 1 of your Pokémon": the card is searched for first, among all that fit any of them, and then
 * one of those that it fits is chosen. @rule SRCH-01 EFF-05
 */
function evolveAny(from: PokemonSelector, place: Place): readonly Statement[] | null {
  const { take, ...group } = from;
  if (take === undefined || !('n' in take) || take.n !== 1) return null;
  return [{ op: 'evolve', pokemon: from, with: evolution(place, group) }];
}

/** A card put on a Pokémon that it evolves from: that Pokémon evolves, and no turn stands in the way. @rule EVO-04 */
export const evolveVerb: Parser<readonly Statement[]> = memo(() =>
  either<readonly Statement[]>(
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${single} ${onto} ${single} ${toEvolve}`,
      ([place, , from, , on]) => (same(from, on) ? [evolve(from, place)] : null),
    ),
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${single} that is the same type as that energy card ${onto} ${single} ${toEvolve}`,
      ([place, , from, , on]) => (same(from, on) ? [evolveAlike(from, place)] : null),
    ),
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${chosen} ${onto} ${single} ${toEvolve}`,
      ([place, , from, , on]) => (on.get === 'ref' && on.name === '#?that' ? evolveAny(from, place) : null),
    ),
    // Of two Active Pokémon one is chosen. FMT-03
    mapSome(
      say`search ${zone} for ${kind} that evolves from your active pokémon ( choose 1 if there are 2 ) ${onto} your active pokémon`,
      ([place]) => evolveAny(pokemon('you', 'active', null, { n: 1 }), place),
    ),
    mapSome(say`put a card that evolves from ${single} from ${zone} onto ${single} ${toEvolve}`, ([from, place, on]) =>
      same(from, on) ? [evolve(from, place)] : null,
    ),
    map(say`evolve ${single} with a card that evolves from it from ${zone}`, ([of, place]) => [evolve(of, place)]),
  ),
);
