import type { Condition, EnergyType } from '../../engine/index.js';
import type { Test } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { type SpokenMarks, saidAgain } from '../telling/marks.js';
import { conditionsOr, type } from './basics.js';
import { cards, wanted } from './cards.js';
import { act, acts } from './clause.js';
import { either, list, map, mapSome, memo, nothing, type Parser } from './combinators.js';
import { foundThere } from './found-there.js';
import { has } from './has.js';
import { pokemon, single } from './pokemon.js';
import { say } from './say.js';
import { oneSide, test } from './test.js';

/* What stands around the acts of an attack: conditions, the order of things, when it can be used. */

/** When a card can be used: only then, or all the same. */
export type HeardRestriction =
  | { readonly is: 'only-if'; readonly if: Test }
  | { readonly is: 'despite'; readonly what: readonly Condition[] | 'first-turn' }
  /** What it costs then, instead of what is printed. */
  | { readonly is: 'other-cost'; readonly if: Test; readonly types: readonly EnergyType[] }
  /** Said of a card that is played. */
  | { readonly is: 'early' };

const not = (of: Test): Test => (of.test === 'not' ? of.of : { test: 'not', of });

/** "If X, A": the rest of the sentence hangs on it. */
export const ifThen: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`if ${test} , ${acts}`, ([when, body]): Acts => [{ op: 'if', if: when, do: body }]),
    map(say`unless ${test} , ${acts}`, ([when, body]): Acts => [{ op: 'if', if: not(when), do: body }]),
    map(say`if you use this attack when ${test} , ${acts}`, ([when, body]): Acts => [{ op: 'if', if: when, do: body }]),
    // What is looked at before the damage anyway.
    mapSome(say`if , ${beforeDamage} , ${test} , ${acts}`, ([, when, body]) =>
      body.every(isOfDamage) ? [{ op: 'if', if: when, do: body }] : null,
    ),
    foundThere,
    // One thing and then another, each under a condition of its own.
    map(
      say`if ${test} , ${acts} , then , if ${test} , ${acts}`,
      ([when, body, also, more]): Acts => [
        { op: 'if', if: when, do: body },
        { op: 'if', if: also, do: more },
      ],
    ),
    // Of what is said to be there: one of those cards, to one of those Pokémon.
    map(
      say`if you have any benched pokémon and if there are any basic energy cards attached to ${single} , take 1 of those energy cards and attach it to 1 of those pokémon`,
      ([on]): Acts => {
        const bench = pokemon('you', 'bench');
        const energy = cards({ on, what: 'energy' }, { test: 'kind', is: ['basic-energy'] });
        const there: Test = {
          test: 'all',
          of: [
            { test: 'exists', of: bench },
            { test: 'exists', of: energy },
          ],
        };
        const given: Act = {
          op: 'attach',
          cards: { ...energy, take: { n: 1 } },
          to: { ...bench, take: { n: 1 } },
        };
        return [{ op: 'if', if: there, do: [given] }];
      },
    ),
    // What the other player may do to be spared it.
    map(
      say`if your opponent doesn't ${act} , ${acts}`,
      ([deed, body]): Acts => [
        { op: 'as-player', who: 'opponent', do: [{ op: 'may', do: deed }] },
        { op: 'if', if: { test: 'not', of: { test: 'did', what: '#?theirs' } }, do: body },
      ],
    ),
    // The comma is sometimes missing.
    map(say`if ${oneSide} ${acts}`, ([when, body]): Acts => [{ op: 'if', if: when, do: body }]),
    map(say`${act} if ${test}`, ([body, when]): Acts => [{ op: 'if', if: when, do: body }]),
  ),
);

const beforeDamage = either(say`before doing damage`, say`before this pokémon does damage`);

const isOfDamage = ({ op }: Act): boolean => op === 'base' || op === 'damage' || op === 'stop';

/** "After your attack": what an attack does besides damage is done then anyway. @rule ATK-06 */
const afterAttack: Parser<Acts> = mapSome(
  either(say`after your attack , ${either(acts, ifThen)}`, say`after doing damage , ${either(acts, ifThen)}`),
  ([body]) => (body.some(isOfDamage) ? null : body),
);

/** A mark of the parser: what it had before this attack's damage, whenever the rest is done. @rule ATK-06 */
const ALREADY = { already: true } as const;

/** "If it already has any damage counters on it": those of this very attack do not count. */
const ifAlready: Parser<Acts> = mapSome(say`if ${single} already has ${has} , ${acts}`, ([of, what, body]) => {
  const when = what(of, true);
  return when === null || body.every(isOfDamage) ? null : [{ op: 'if', if: when, do: body, ...ALREADY }];
});

/** "If it is already Poisoned": whatever this very attack gives it does not count. */
const ifAlreadySo: Parser<Acts> = map(
  say`if ${single} is already ${conditionsOr} , ${acts}`,
  ([of, is, body]): Acts => [
    {
      op: 'if',
      if: { test: 'matches', of, where: { test: 'condition', is } },
      do: body,
      ...(body.every(isOfDamage) ? {} : ALREADY),
    },
  ],
);

const STOP: Act = { op: 'stop', what: 'attack' };
const unlessAll = (marks: SpokenMarks): Acts => [
  { op: 'if', if: { test: 'not', of: saidAgain({ test: 'did', what: '#?all' }, marks) }, do: [STOP] },
];

const where = either(say`from your hand`, say`in this way`, say`[this way]`);

/** "If you can't, this attack does nothing": the whole of what was told before must be done. What it repeats is checked. */
const cannot: Parser<Acts> = either<Acts>(
  map(say`if you can't , this attack does nothing`, () => unlessAll({})),
  map(
    either(
      say`if you can't discard any , this attack does nothing`,
      say`if you can't discard [energy] cards , this attack does nothing`,
    ),
    () => unlessAll({}),
  ),
  map(say`if you can't put ${wanted} in the lost zone , this attack does nothing`, ([{ where: noun, take }]) =>
    unlessAll({ ...(noun === null ? {} : { noun }), ...(take !== null && 'n' in take ? { many: take.n } : {}) }),
  ),
  map(say`if you can't discard ${wanted} ${where} , this attack does nothing`, ([{ where: noun, take }]) =>
    unlessAll({ ...(noun === null ? {} : { noun }), ...(take !== null && 'n' in take ? { many: take.n } : {}) }),
  ),
);

/** The other branch of the condition just spoken of. */
const OTHERWISE: Test = { test: 'not', of: { test: 'did', what: '#?before' } };
const otherwise: Parser<Acts> = map(
  either(say`otherwise , ${acts}`, say`if not , ${acts}`),
  ([body]): Acts => [{ op: 'if', if: OTHERWISE, do: body }],
);

export const attackFrame: Parser<Acts> = memo(() => either(afterAttack, cannot, otherwise, ifAlready, ifAlreadySo));

const second: Test = { test: 'turn', whose: 'you', first: true, second: true };
const firstTurn = either(say`during your first turn`, say`on your first turn`);

export const attackRestriction: Parser<HeardRestriction> = memo(() =>
  either<HeardRestriction>(
    map(say`use this attack only if ${test}`, ([when]) => ({ is: 'only-if', if: when })),
    map(say`you can use this attack only if you go second , and only ${firstTurn}`, () => ({
      is: 'only-if',
      if: second,
    })),
    map(either(say`this attack can't be used if ${test}`, say`you can't use this attack if ${test}`), ([when]) => ({
      is: 'only-if',
      if: not(when),
    })),
    map(
      either(say`this attack can't be used unless ${test}`, say`you can't use this attack unless ${test}`),
      ([when]) => ({ is: 'only-if', if: when }),
    ),
    map(say`if you go second , you can't use this attack ${firstTurn}`, () => ({ is: 'only-if', if: not(second) })),
    map(say`if ${test} , this attack can't be used`, ([when]) => ({ is: 'only-if', if: not(when) })),
    map(say`if ${test} , this attack can be used for ${list(type, nothing)}`, ([when, types]) => ({
      is: 'other-cost',
      if: when,
      types,
    })),
    map(say`if ${test} , ignore all energy in this attack 's cost`, ([when]) => ({
      is: 'other-cost',
      if: when,
      types: [],
    })),
    map(say`if you go first , you can use this attack ${firstTurn}`, () => ({ is: 'despite', what: 'first-turn' })),
    map(say`if you go first , you can|may play|use this card ${firstTurn}`, () => ({ is: 'early' })),
    map(say`this attack can be used [even] if ${either(say`~`, say`this pokémon`)} is ${conditionsOr}`, ([, what]) => ({
      is: 'despite',
      what,
    })),
  ),
);
