import type { CardSelector, Place, PokemonOf, PokemonSelector, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { isSame } from '../../telling/same.js';
import { zone } from '../cards.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { allOf, pokemonNoun } from '../noun.js';
import { chosen, pokemon, single } from '../pokemon.js';
import { say } from '../say.js';

/** What the card must be, besides evolving from that Pokémon. */
const kind: Parser<Test | null> = either<Test | null>(
  map(either(say`a|1 card`, say`an|1 evolution card`, say`a|1 pokémon`), () => null),
  mapSome(say`a|an ${pokemonNoun}`, ([where]) => (where === null || where.test === 'name' ? null : where)),
);
const onto = either(
  say`and put|attach it onto|on|to`,
  say`, and put|attach it onto|on|to`,
  say`and put|attach that card onto|on|to`,
);
const toEvolve = optional(say`to evolve it`);

/** The card that goes on it, whichever Pokémon it is. */
const evolution = (place: Place, of: PokemonOf, such: Test | null = null): CardSelector => ({
  get: 'cards',
  in: place,
  where: allOf({ test: 'evolves-from', of }, such) as Test,
  take: { n: 1 },
});

const evolve = (pokemon: PokemonOf, place: Place, such: Test | null = null): Act => ({
  op: 'evolve',
  pokemon,
  with: evolution(place, pokemon, such),
});

/** Of a type that the card has which was attached. */
const evolveAlike = (pokemon: PokemonOf, place: Place): Act => ({
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

const NO_ABILITY: Test = { test: 'not', of: { test: 'power', is: ['ability'] } };

const same = (a: PokemonOf, b: PokemonOf): boolean => isSame(a, b) || (b.get === 'ref' && b.name === '#?that');

/**
 * "A card that evolves from 1 of your Pokémon": the card is searched for first, among all that fit any of them, and then
 * one of those that it fits is chosen. @rule SRCH-01 EFF-05
 */
function evolveAny(from: PokemonSelector, place: Place, such: Test | null = null): Acts | null {
  const { take, ...group } = from;
  if (take === undefined || !('n' in take) || take.n !== 1) return null;
  return [{ op: 'evolve', pokemon: from, with: evolution(place, group, such) }];
}

/** A card put on a Pokémon that it evolves from: that Pokémon evolves, and no turn stands in the way. @rule EVO-04 */
export const evolveVerb: Parser<Acts> = memo(() =>
  either<Acts>(
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${single} ${onto} ${single} ${toEvolve}`,
      ([place, such, from, , on]) => (same(from, on) ? [evolve(from, place, such)] : null),
    ),
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${single} that is the same type as that energy card ${onto} ${single} ${toEvolve}`,
      ([place, such, from, , on]) => (same(from, on) && such === null ? [evolveAlike(from, place)] : null),
    ),
    mapSome(
      say`search ${zone} for ${kind} that evolves from ${chosen} ${onto} ${single} ${toEvolve}`,
      ([place, such, from, , on]) => (on.get === 'ref' && on.name === '#?that' ? evolveAny(from, place, such) : null),
    ),
    mapSome(
      say`search ${zone} for a card that has no abilities and evolves from ${chosen} ${onto} ${single} ${toEvolve}`,
      ([place, from, , on]) => (on.get === 'ref' && on.name === '#?that' ? evolveAny(from, place, NO_ABILITY) : null),
    ),
    // Of two Active Pokémon one is chosen. FMT-03
    mapSome(
      say`search ${zone} for ${kind} that evolves from your active pokémon ( choose 1 if there are 2 ) ${onto} your active pokémon`,
      ([place, such]) => (such === null ? evolveAny(pokemon('you', 'active', null, { n: 1 }), place) : null),
    ),
    mapSome(say`put a card that evolves from ${single} from ${zone} onto ${single} ${toEvolve}`, ([from, place, on]) =>
      same(from, on) ? [evolve(from, place)] : null,
    ),
    mapSome(
      say`choose a card in|from ${zone} that evolves from ${single} ${onto} ${single} ${toEvolve}`,
      ([place, from, , on]) => (same(from, on) ? [evolve(from, place)] : null),
    ),
  ),
);
