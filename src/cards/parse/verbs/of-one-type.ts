import type { CardSelector, Take, Test } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { isSame } from '../../telling/same.js';
import { number } from '../basics.js';
import { cards } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { energyNoun } from '../noun.js';
import { ref, single } from '../pokemon.js';
import { say } from '../say.js';

interface Either {
  readonly a: Test;
  readonly b: Test;
  readonly take: Take | null;
}

/** So many of the one kind or of the other, never of both. */
const oneOrOther: Parser<Either> = either<Either>(
  map(say`all ${energyNoun} or all ${energyNoun}`, ([a, b]) => ({ a, b, take: null })),
  map(say`any amount of ${energyNoun} or any amount of ${energyNoun}`, ([a, b]) => ({ a, b, take: { any: true } })),
  mapSome(say`up to ${number} ${energyNoun} or up to ${number} ${energyNoun}`, ([n, a, m, b]) =>
    n === m ? { a, b, take: { upTo: n } } : null,
  ),
);

/** Basic Energy cards of one of two types: a basic Energy card is of one type only. @rule NRG-01 */
function ofTypes(a: Test, b: Test): Test | null {
  if (a.test !== 'all' || b.test !== 'all') return null;
  const [[kind, one, ...more], [other, second, ...rest]] = [a.of, b.of];
  if (more.length > 0 || rest.length > 0 || one?.test !== 'type' || second?.test !== 'type') return null;
  if (!isSame([kind, other], [BASIC, BASIC])) return null;
  return { test: 'all', of: [BASIC, { test: 'type', is: [...one.is, ...second.is] }] };
}

const BASIC: Test = { test: 'kind', is: ['basic-energy'] };

/** One card tells the type; where there is only one of the two types, there is no choice. @rule PREC-05 */
export const discardOneType: Parser<Acts> = memo(() =>
  mapSome(
    either(say`discard ${oneOrOther} attached to ${single}`, say`discard ${oneOrOther} from ${single}`),
    ([{ a, b, take }, on]): Acts | null => {
      const where = ofTypes(a, b);
      if (where?.test !== 'all') return null;
      const place: CardSelector['in'] = { on, what: 'energy' };
      const same: Test = { test: 'same-type', as: ref('#!kind') };
      return [
        { op: 'pick', as: '#!kind', of: cards(place, where, { n: 1 }) },
        { op: 'move', cards: cards(place, { test: 'all', of: [...where.of, same] }, take), to: { zone: 'discard' } },
      ];
    },
  ),
);
