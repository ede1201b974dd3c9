import type { EnergyType } from '../../../engine/index.js';
import type { CardsOf, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { type } from '../basics.js';
import { onPokemon } from '../cards.js';
import { either, list, map, mapSome, type Parser } from '../combinators.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

const of = (is: EnergyType): Test => ({
  test: 'all',
  of: [
    { test: 'kind', is: ['energy'] },
    { test: 'type', is: [is] },
  ],
});

const one: Parser<EnergyType> = map(say`[a|an] ${type} [energy] [card]`, ([is]) => is);
const and = either(say`, and`, say`and`, say`,`);

/** "Discard a Fire Energy, Water Energy, and Lightning Energy attached to X": one of each. @rule EFF-05 */
export const discardEach: Parser<Acts> = mapSome(
  say`discard a|an ${list(one, and)} ${either(say`energy attached`, say`attached`)} to ${single}`,
  ([types, , on]) =>
    types.length < 2 || new Set(types).size < types.length
      ? null
      : types.map((is): Act => {
          const cards = onPokemon({ where: of(is), take: { n: 1 } }, on) as CardsOf;
          return { op: 'move', cards, to: { zone: 'discard' } };
        }),
);
