import type { PokemonOf, Statement, Test } from '../../language.js';
import { cards } from '../cards.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { allOf, pokemonNoun } from '../noun.js';
import { chosen, pokemon, ref } from '../pokemon.js';
import { say } from '../say.js';

const that = ref('#?that');
const fromThat: Test = { test: 'evolves-from', of: that };
const thatOne = say`that pokémon`;
const onto = either(say`and put it onto|on that pokémon`, say`, and put it onto|on that pokémon`);
const toEvolve = say`[to evolve it]`;
const POKEMON: Test = { test: 'kind', is: ['pokemon'] };

const evolving = (of: PokemonOf, where: Test | null): readonly Statement[] => [
  { op: 'pick', of },
  {
    op: 'evolve',
    pokemon: that,
    with: cards({ zone: 'deck', whose: 'you' }, allOf(where === null ? null : POKEMON, where, fromThat), { n: 1 }),
  } as Statement,
];

const evolution: Parser<Test | null> = either<Test | null>(
  map(say`a card`, () => null),
  map(say`a|an ${pokemonNoun}`, ([where]) => where ?? POKEMON),
);

/** A card of the deck that evolves from a chosen Pokémon goes onto it. @rule EVO-04 */
export const evolve: Parser<readonly Statement[]> = memo(() =>
  either<readonly Statement[]>(
    map(say`search your deck for ${evolution} that evolves from ${chosen} ${onto} ${toEvolve}`, ([where, of]) =>
      evolving(of, where === POKEMON ? null : where),
    ),
    map(
      say`search your deck for ${evolution} that evolves from ${thatOne} ${onto} ${toEvolve}`,
      ([where]): readonly Statement[] => evolving(that, where === POKEMON ? null : where).slice(1),
    ),
    map(
      either(
        say`search your deck for a card that evolves from your active pokémon and put it onto|on your active pokémon ${toEvolve}`,
        say`search your deck for a card that evolves from your active pokémon and put it onto|on that pokémon ${toEvolve}`,
      ),
      (): readonly Statement[] => [
        {
          op: 'evolve',
          pokemon: pokemon('you', 'active'),
          with: cards({ zone: 'deck', whose: 'you' }, { test: 'evolves-from', of: pokemon('you', 'active') }, { n: 1 }),
        },
      ],
    ),
  ),
);
