import type { PokemonOf } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { either, map, memo, type Parser } from '../combinators.js';
import { single } from '../pokemon.js';
import { say } from '../say.js';

/** Whom it is prevented for is said again; that it is the same Pokémon is checked where the act is placed. */
const prevented = (what: 'damage' | 'effects' | 'all', done: PokemonOf | null): Acts => {
  const statement = { op: 'prevent', what, ...(done === null ? {} : { done }) } as const;
  return [statement];
};

/** The damage that is about to be done is what is left after everything else. */
const afterAll = say`[( after applying weakness and resistance )]`;

const survives = either(say`is not knocked out`, say`isn't knocked out`);
const becomes = either(say`and its remaining hp becomes|become`, say`, and its remaining hp becomes|become`);

/** Half of the damage is done, and what is left over of ten is not: the other half is taken off, rounded the other way. */
const HALF: Acts = [
  {
    op: 'prevent',
    what: 'damage',
    n: { num: 'calc', fn: 'half-up', args: [{ num: 'bound', of: '#event', what: 'amount' }] },
  },
];

/** What keeps a thing from happening that would happen. @rule EFF-02 */
export const prevent: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`prevent that damage`, () => prevented('damage', null)),
    map(
      say`reduce that damage to ${number}`,
      ([n]): Acts => [
        {
          op: 'prevent',
          what: 'damage',
          n: { num: 'calc', fn: '-', args: [{ num: 'bound', of: '#event', what: 'amount' }, n] },
        },
      ],
    ),
    map(say`reduce that damage by ${number} ${afterAll}`, ([n]): Acts => [{ op: 'prevent', what: 'damage', n }]),
    map(
      either(
        say`reduce that damage to half ( rounded down to [the] nearest 10 )`,
        say`divide that damage in half ( rounded down to [the] nearest 10 )`,
      ),
      () => HALF,
    ),
    map(
      say`that attack ${either(say`does only`, say`only does`)} half the damage to ${single} ( rounded down to [the] nearest 10 )`,
      ([, done]): Acts => {
        const said = { ...HALF[0], done };
        return [said];
      },
    ),
    map(say`prevent that attack 's damage done to ${single}`, ([done]) => prevented('damage', done)),
    map(say`prevent all damage done to ${single} by|from that attack`, ([done]) => prevented('damage', done)),
    map(say`prevent all effects of that attack ( including damage )`, () => prevented('all', null)),
    map(say`prevent all effects of that attack , including damage , done to ${single}`, ([done]) =>
      prevented('all', done),
    ),
    map(say`prevent all effects of that poké-power`, () => prevented('effects', null)),
  ),
);

/** "That attack" is the one that is about to be made. @rule ATK-10 */
export const thatAttack: Parser<Acts> = map(
  either(say`that attack does nothing`, say`that attack doesn't happen`),
  (): Acts => [{ op: 'prevent', what: 'event' }],
);

/** Not Knocked Out after all. @rule KO-01 */
export const survive: Parser<Acts> = memo(() =>
  map(say`${single} ${survives} ${becomes} ${number} [instead]`, ([of, , , hp]): Acts => {
    const kept = { op: 'prevent', what: 'event', done: of } as const;
    return [kept, { op: 'set-remaining-hp', hp, of }];
  }),
);
