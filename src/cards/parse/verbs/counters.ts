import type { Amount, PokemonOf, PokemonSelector, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { number, oneOrNumber } from '../basics.js';
import { either, map, type Parser } from '../combinators.js';
import { chosen, every, ref, single } from '../pokemon.js';
import { say } from '../say.js';

const SUBJECT = ref('subject');
/** What is chosen in the sentence itself; it gets a name of its own when the sentence is placed. */
const CHOSEN = ref('#!chosen');
const choose = (of: PokemonSelector): Act => ({ op: 'pick', as: '#!chosen', of });

const remaining = (of: PokemonOf): Amount => ({ num: 'stat', of, what: 'remaining-hp' });

/** Counters are put on until so much is left; what has less is left alone. */
function until(of: PokemonOf, hp: number): Acts {
  const more: Test = { test: 'compare', a: remaining(of), rel: '>', b: hp };
  return [{ op: 'if', if: more, do: [{ op: 'set-remaining-hp', hp, of }] }];
}

const untilLeft: Parser<number> = either(
  map(say`until its remaining hp is ${number}`, ([n]) => n),
  map(say`until the remaining hp of each pokémon is ${number}`, ([n]) => n),
  map(say`until it is ${number} hp away from being knocked out`, ([n]) => n),
);

const setRemaining: Parser<Acts> = either<Acts>(
  map(say`put a number of damage counters on ${single} so that its remaining hp are|is ${number}`, ([of, hp]) =>
    until(of, hp),
  ),
  map(say`put|place damage counters on ${single} ${untilLeft}`, ([of, hp]) => until(of, hp)),
  map(say`put|place damage counters on ${chosen} ${untilLeft}`, ([of, hp]) => [choose(of), ...until(CHOSEN, hp)]),
  map(say`put|place damage counters on ${every} ${untilLeft}`, ([of, hp]) => [
    { op: 'for-each', of, do: until(SUBJECT, hp) },
  ]),
);

const one: Parser<PokemonOf> = either<PokemonOf>(single, chosen);

const howMany: Parser<Amount | 'all'> = either<Amount | 'all'>(
  map(say`${oneOrNumber} damage counter|counters`, ([n]) => n),
  map(say`all damage counters`, () => 'all'),
);

/** As many as there are, if there are fewer. @rule EFF-05 */
const moved: Parser<Acts> = either<Acts>(
  map(say`move ${howMany} from ${one} to ${one}`, ([n, from, to]) => [{ op: 'move-counters', n, from, to }]),
  map(say`move ${howMany} from ${every} to ${single}`, ([n, of, to]) => [
    { op: 'for-each', of, do: [{ op: 'move-counters', n, from: SUBJECT, to }] },
  ]),
  map(say`move ${howMany} from ${every} to ${chosen}`, ([n, of, to]) => [
    choose(to),
    { op: 'for-each', of, do: [{ op: 'move-counters', n, from: SUBJECT, to: CHOSEN }] },
  ]),
);

/** As many again as there are. */
const doubled: Parser<Acts> = map(
  say`double the number of damage counters on ${every}`,
  ([of]): Acts => [
    {
      op: 'for-each',
      of,
      do: [{ op: 'put-counters', n: { num: 'stat', of: SUBJECT, what: 'counters' }, on: SUBJECT }],
    },
  ],
);

export const countersVerb: Parser<Acts> = either(setRemaining, moved, doubled);
