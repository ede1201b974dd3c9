import type { Happening, PokemonOf } from '../../language.js';
import type { Acts, RuleTold } from '../../telling/act.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { pokemon, ref, several, single } from '../pokemon.js';
import { say } from '../say.js';

/** What an attack puts on the Defending Pokémon until something ends it. @rule EFF-09 */
export const untilEnded = (rules: readonly RuleTold[]): Acts => [{ op: 'until-ended', on: ref('defender'), rules }];

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

const ending = (ends: readonly Happening[]): Acts => [{ op: 'amend', is: 'ends', ends }];

/** "(Benching either Pokémon ends this effect.)": said of the effect before it. @rule EFF-09 */
export const ends: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`${what} ${whom} ends this effect`, ([events, all]) =>
      ending(all.flatMap((subject) => events.map((event) => ({ event, subject })))),
    ),
    map(
      either(
        say`if ${single} is no longer your active pokémon , this effect ends`,
        say`if ${single} is no longer your opponent 's active pokémon , this effect ends`,
      ),
      ([subject]) => ending([{ event: 'moved-to-bench', subject }]),
    ),
    map(say`this effect lasts until ${single} evolves or is benched`, ([subject]) =>
      ending([
        { event: 'moved-to-bench', subject },
        { event: 'evolved', subject },
      ]),
    ),
  ),
);
