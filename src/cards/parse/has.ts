import type { EnergyType } from '../../engine/index.js';
import type { CardSelector, PokemonOf, Relation, Test } from '../language.js';
import { number, type, typesOr } from './basics.js';
import { beginning, either, type Hits, map, mapSome, memo, type Parser, type Words } from './combinators.js';
import { aOrHowMany, compare, type HowMany, howMany, opposite } from './how-many.js';
import { capsuleName, energyName } from './name.js';
import { energyNoun } from './noun.js';
import { printOf } from './print.js';
import { nameWords } from './quality.js';
import { say } from './say.js';
import { isCapital } from './vocabulary.js';

/*
 * What a Pokémon has on it: counters, Energy, Tools, Powers. The same words stand after "it has" and after "Pokémon that
 * have".
 */

/** What is said of a Pokémon, once it is known which; `so`: whether it is so or, after "doesn't have", not so. */
export type Has = (of: PokemonOf, so: boolean) => Test | null;

const SUBJECT: PokemonOf = { get: 'ref', name: 'subject' };

const numberOf =
  (test: (of: PokemonOf, many: HowMany) => Test) =>
  (many: HowMany): Has =>
  (of, so) => {
    const right = so ? many : opposite(many);
    return right === null ? null : test(of, right);
  };

const counters = numberOf((of, { rel, n }) => ({
  test: 'matches',
  of,
  where: compare({ num: 'stat', of: SUBJECT, what: 'counters' }, rel, n),
}));

const not = (of: Test): Test => ({ test: 'not', of });

const onIt = say`[on it|them]`;
const already = say`[before this attack does damage]`;
const toIt = either(say`attached to it|them`, say`attached`);

const damage: Parser<Has> = either<Has>(
  map(say`${howMany} damage counter|counters ${onIt} ${already}`, ([many]) => counters(many)),
  map(say`damage counters on it`, () => counters({ rel: '>=', n: 1 })),
);

/** How much HP is left of it. */
const remainingHp: Parser<Has> = either<Has>(
  map(say`${number} hp or less remaining`, ([n]) => remaining('<=', n)),
  map(say`${number} hp or more remaining`, ([n]) => remaining('>=', n)),
);
const remaining =
  (rel: Relation, n: number): Has =>
  (of, so) =>
    so ? { test: 'matches', of, where: compare({ num: 'stat', of: SUBJECT, what: 'remaining-hp' }, rel, n) } : null;

const extra = say`( in addition to this attack 's cost )`;

/** Of one type or of another. */
const anyTypeOf =
  (is: readonly EnergyType[]): Has =>
  (on, so) => {
    const test: Test = { test: 'any', of: is.map((type) => compare({ num: 'energy', on, type }, '>=', 1)) };
    return so ? test : not(test);
  };

/** Energy is measured, Energy cards are counted. @rule PREC-04 */
const energy: Parser<Has> = either<Has>(
  map(say`${howMany} energy ${toIt}`, ([many]) =>
    numberOf((on, { rel, n }) => compare({ num: 'energy', on }, rel, n))(many),
  ),
  map(say`${howMany} ${type} energy ${toIt}`, ([many, is]) =>
    numberOf((on, { rel, n }) => compare({ num: 'energy', on, type: is }, rel, n))(many),
  ),
  mapSome(say`any ${typesOr} energy ${toIt}`, ([is]) => (is.length < 2 ? null : anyTypeOf(is))),
  map(say`${howMany} extra energy ${toIt} ${extra}`, ([many]) =>
    numberOf((on, { rel, n }) => compare({ num: 'energy', on, extra: true }, rel, n))(many),
  ),
  map(say`${howMany} extra ${type} energy ${toIt} ${extra}`, ([many, is]) =>
    numberOf((on, { rel, n }) => compare({ num: 'energy', on, type: is, extra: true }, rel, n))(many),
  ),
);

const attachedCards = (on: PokemonOf, what: 'energy' | 'tool' | 'attached', where: Test | null): CardSelector => ({
  get: 'cards',
  in: { on, what },
  ...(where === null ? {} : { where }),
});

const cardsOn = (what: 'energy' | 'tool', where: Test | null): ((many: HowMany) => Has) =>
  numberOf((on, { rel, n }) => {
    const of = attachedCards(on, what, where);
    if (rel === '>=') return n === 1 ? { test: 'exists', of } : { test: 'exists', of, n };
    return rel === '=' && n === 0 ? not({ test: 'exists', of }) : compare({ num: 'count', of }, rel, n);
  });

const cardsNamed = (name: string): ((many: HowMany) => Has) =>
  numberOf((on, { rel, n }) => {
    const of = attachedCards(on, 'attached', { test: 'name', is: [name] });
    if (rel === '>=') return n === 1 ? { test: 'exists', of } : { test: 'exists', of, n };
    return compare({ num: 'count', of }, rel, n);
  });

/** How many types the basic Energy cards on it are of. */
const basicTypes = numberOf((on, { rel, n }) =>
  compare(
    { num: 'count', of: attachedCards(on, 'energy', { test: 'kind', is: ['basic-energy'] }), distinct: 'type' },
    rel,
    n,
  ),
);

/** By what its name has: that is said of cards. */
const isByName = (where: Test): boolean => where.test === 'all' && where.of[1].test === 'name-has';

const isCards = (where: Test): boolean => {
  const kind = where.test === 'all' ? where.of[0] : where;
  return kind.test === 'kind' && (kind.is[0] !== 'energy' || isByName(where));
};

/** One of each kind. */
const bothKinds: Parser<Has> = map(
  either(
    say`any basic ${type} energy [cards] and any basic ${type} energy [cards] ${toIt}`,
    say`a basic ${type} energy and a basic ${type} energy ${toIt}`,
  ),
  ([a, b]): Has =>
    (on, so) =>
      so
        ? {
            test: 'all',
            of: [a, b].map((is) => ({
              test: 'exists',
              of: attachedCards(on, 'energy', {
                test: 'all',
                of: [
                  { test: 'kind', is: ['basic-energy'] },
                  { test: 'type', is: [is] },
                ],
              }),
            })),
          }
        : null,
);

const attachedThings: Parser<Has> = either<Has>(
  bothKinds,
  map(say`${aOrHowMany} pokémon tool|tools [card|cards] ${toIt}`, ([many]) => cardsOn('tool', null)(many)),
  // "Special Energy" and "basic Energy" are cards with or without that word.
  mapSome(say`${aOrHowMany} ${energyNoun} ${toIt}`, ([many, where]) =>
    isCards(where) ? cardsOn('energy', where)(many) : null,
  ),
  map(say`${aOrHowMany} ${energyName} [card|cards] ${toIt}`, ([many, name]) => cardsNamed(name)(many)),
  map(say`${aOrHowMany} ${capsuleName} ${toIt}`, ([many, name]) => cardsNamed(name)(many)),
  map(say`${howMany} different types of basic energy [card|cards] ${toIt}`, ([many]) => basicTypes(many)),
  map(say`${howMany} energy card|cards ${toIt}`, ([many]) => cardsOn('energy', { test: 'kind', is: ['energy'] })(many)),
  map(say`${aOrHowMany} ${typesOr} energy card|cards ${toIt}`, ([many, is]) =>
    cardsOn('energy', {
      test: 'all',
      of: [
        { test: 'kind', is: ['energy'] },
        { test: 'type', is },
      ],
    })(many),
  ),
);

/** Markers other than damage counters: any of that name, or none. @rule EVO-09 */
const markers: Parser<Has> = map(
  say`a|an|any ${nameWords} marker|markers|counter|counters on it|them`,
  ([name]): Has =>
    (of, so) => {
      const test: Test = { test: 'matches', of, where: { test: 'marker', is: [name] } };
      return so ? test : not(test);
    },
);

type Powers = Extract<Test, { readonly test: 'power' }>['is'];

/** Powers, as the text names them. @rule POW-09 */
const powerWords: Parser<Powers> = either<Powers>(
  map(either(say`an ability`, say`abilities`), () => ['ability']),
  map(either(say`any poké-powers`, say`a poké-power`), () => ['poke-power']),
  map(either(say`any pokémon powers`, say`a pokémon power`), () => ['pokemon-power']),
  map(say`any poké-bodies`, () => ['poke-body']),
  map(either(say`any poké-powers or poké-bodies`, say`a poké-power or [a] poké-body`), () => [
    'poke-power',
    'poke-body',
  ]),
);

const powers: Parser<Has> = map(
  powerWords,
  (is): Has =>
    (of, so) => {
      const test: Test = { test: 'matches', of, where: { test: 'power', is } };
      return so ? test : not(test);
    },
);

/** "has no Abilities". */
const noPowers: Parser<Has> = map(
  either<Powers>(
    map(say`no abilities`, () => ['ability']),
    map(say`no poké-powers`, () => ['poke-power']),
    map(say`no poké-bodies`, () => ['poke-body']),
    map(say`no poké-powers or poké-bodies`, () => ['poke-power', 'poke-body']),
  ),
  (is): Has =>
    (of, so) =>
      so ? not({ test: 'matches', of, where: { test: 'power', is } }) : null,
);

const resistance: Parser<Has> = map(
  either<readonly EnergyType[] | 'any'>(
    map(say`any|a resistance`, () => 'any'),
    map(say`[any|a] ${typesOr} resistance`, ([is]) => is),
  ),
  (is): Has =>
    (of, so) => {
      const test: Test = { test: 'matches', of, where: { test: 'resistance', is } };
      return so ? test : not(test);
    },
);

/** An attack by its name. */
const namedBefore = (what: 'attack' | 'ability'): Parser<string> =>
  beginning(
    ({ isCapital }) => isCapital,
    (at, from) => readNamed(at, from, what),
  );
const named = namedBefore('attack');

function readNamed(at: Words, from: number, what: string): Hits<string> {
  const end = at.words.indexOf(what, from);
  if (end <= from || end > from + 4 || !isCapital(at.tokens[from].raw)) return [];
  return [{ value: printOf(at, from, end), to: end }];
}

const attackNamed: Parser<Has> = map(
  say`the ${named} attack`,
  ([name]): Has =>
    (of, so) => {
      const test: Test = { test: 'exists', of: { get: 'attacks', of, where: { test: 'name', is: [name] } } };
      return so ? test : not(test);
    },
);

const abilityNamed: Parser<Has> = map(
  say`the ${namedBefore('ability')} ability`,
  ([name]): Has =>
    (of, so) => {
      const test: Test = { test: 'matches', of, where: { test: 'power', is: ['ability'], name } };
      return so ? test : not(test);
    },
);

export const has: Parser<Has> = memo(() =>
  either<Has>(
    damage,
    remainingHp,
    energy,
    attachedThings,
    markers,
    powers,
    noPowers,
    resistance,
    attackNamed,
    abilityNamed,
  ),
);

const haveWord = either(say`that [already] has|have`, say`with`);

/** "Pokémon that have any damage counters on them": a filter. */
export const thatHas: Parser<Test> = memo(() =>
  either<Test>(
    mapSome(say`${haveWord} ${has}`, ([, what]) => filterOf(what(SUBJECT, true))),
    mapSome(say`that doesn't|don't have ${has}`, ([what]) => filterOf(what(SUBJECT, false))),
    // "Pokémon that have damage counters on them": no word on how many means any.
    mapSome(say`${haveWord} damage counters [on it|them]`, () =>
      filterOf(counters({ rel: '>=', n: 1 })(SUBJECT, true)),
    ),
  ),
);

/** What is so of a card wherever it is: its powers and attacks. */
export const thatHasPrinted: Parser<Test> = mapSome(thatHas, (test) => {
  const asked = test.test === 'not' ? test.of : test;
  return asked.test === 'power' ||
    asked.test === 'resistance' ||
    (asked.test === 'exists' && asked.of.get === 'attacks')
    ? test
    : null;
});

const filterOf = (test: Test | null): Test | null => {
  if (test?.test === 'matches') return test.where;
  return test?.test === 'not' && test.of.test === 'matches' ? not(test.of.where) : test;
};
