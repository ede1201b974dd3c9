import type { Happening, PokemonOf, Statement } from '../../language.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { pokemon, ref, several, single } from '../pokemon.js';
import { say } from '../say.js';

type Word = 'moved-to-bench' | 'evolved';

const what: Parser<readonly Word[]> = either<readonly Word[]>(
  map(say`benching`, (): readonly Word[] => ['moved-to-bench']),
  map(say`benching or evolving`, (): readonly Word[] => ['moved-to-bench', 'evolved']),
);

const whom: Parser<readonly PokemonOf[]> = either<readonly PokemonOf[]>(
  map(say`either pokémon`, () => [ref('self'), ref('defender')]),
  map(single, (of) => [of]),
  map(say`each of your active pokémon`, () => [several(pokemon('you', 'active'))]),
);

const ending = (ends: readonly Happening[]): readonly Statement[] => {
  const said = { op: 'lasting', ends, joins: true };
  return [said as unknown as Statement];
};

/** "(Benching either Pokémon ends this effect.)": said of the effect before it. @rule EFF-09 */
export const ends: Parser<readonly Statement[]> = memo(() =>
  either<readonly Statement[]>(
    map(say`${what} ${whom} ends this effect`, ([events, all]) =>
      ending(all.flatMap((subject) => events.map((event) => ({ event, subject })))),
    ),
    map(say`if ${single} is no longer your active pokémon , this effect ends`, ([subject]) =>
      ending([{ event: 'moved-to-bench', subject }]),
    ),
  ),
);
