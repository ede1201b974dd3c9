import { type CardTag, ENERGY_TYPES, type EnergyType } from '../../engine/index.js';
import type { CardsOf, PokemonOf, Relation, Stat, Test } from '../language.js';
import { SELF } from '../read/own-name.js';
import { again, namedAs } from '../telling/marks.js';
import { STAGE_WORDS, TAGS_AFTER, TAGS_BEFORE } from '../words.js';
import { number, phraseIn, printedIn, type, typesOr } from './basics.js';
import { beginning, either, type Hits, list, map, NOTHING, type Parser, type Words } from './combinators.js';
import { cardName } from './name.js';
import { printOf } from './print.js';
import { say } from './say.js';
import { isCapital } from './vocabulary.js';

/* What is said of a Pokémon after its noun: what its name has, what it evolves from, what it is not. */

export const anyOf = (tests: readonly Test[]): Test => (tests.length === 1 ? tests[0] : { test: 'any', of: tests });

const tag: Parser<CardTag> = either(printedIn(TAGS_BEFORE), printedIn(TAGS_AFTER));
export const isTag: Parser<Test> = map(tag, (is): Test => ({ test: 'tag', is: [is] }));
export const isName: Parser<Test> = map(cardName, (name): Test => ({ test: 'name', is: [name] }));

/** Words of a name, whatever they are: every word with a capital, and a possessive after it. */
export const nameWords: Parser<string> = beginning(({ isCapital }) => isCapital, readNameWords);

function readNameWords(at: Words, from: number): Hits<string> {
  let words = '';
  let to = from;
  for (; to < at.tokens.length; to++) {
    const { raw } = at.tokens[to];
    if (raw === "'s" && to > from) words += raw;
    else if (isCapital(raw)) words += words === '' ? raw : ` ${raw}`;
    else break;
  }
  if (to === from) return NOTHING;
  return [{ value: words, to }];
}

const oneNamed: Parser<Test> = either<Test>(
  map(
    either(
      say`[the word] " ${nameWords} [,] "`,
      map(nameWords, (words): [string] => [words]),
    ),
    ([words]) => ({
      test: 'name-has',
      words,
    }),
  ),
  map(say`an owner`, (): Test => ({ test: 'tag', is: ['owner'] })),
);

const or = either(say`, or`, say`or`, say`,`, say`[or]`);

/** "with Dark or an owner in its name", "that have "Alolan" in their names". */
export const nameHas: Parser<Test> = map(
  either(
    say`with ${list(oneNamed, or)} in its|their name|names`,
    say`that has|have ${list(oneNamed, or)} in its|their name|names`,
    say`has|have ${list(oneNamed, or)} in its|their name|names`,
  ),
  ([names]) => anyOf(names),
);

export const nameHasNot: Parser<Test> = map(
  either(
    say`that doesn't|don't have ${list(oneNamed, or)} in its|their name|names`,
    say`that does|do not have ${list(oneNamed, or)} in its|their name|names`,
  ),
  ([names]): Test => ({ test: 'not', of: anyOf(names) }),
);

export const evolvesFrom: Parser<Test> = either<Test>(
  map(
    say`that evolves|evolve from ${either(cardName, nameWords)}`,
    ([name]): Test => ({ test: 'evolves-from', of: name === '~' ? { get: 'ref', name: 'self' } : name }),
  ),
  map(
    say`that evolves|evolve from this pokémon`,
    (): Test => ({ test: 'evolves-from', of: { get: 'ref', name: 'self' } }),
  ),
);

/** A sign that is printed on a card. */
export const onCard: Parser<Test> = map(
  either(say`that has|have δ on its|their card|cards`, say`with δ on its|their card|cards`),
  (): Test => ({ test: 'tag', is: ['delta'] }),
);

const RULE_BOX: Test = { test: 'tag', is: ['rule-box'] };

/** A special rule that is printed on the card. @rule CLS-37 */
export const ruleBox: Parser<Test> = map(either(say`with a rule box`, say`that has|have a rule box`), () => RULE_BOX);
export const noRuleBox: Parser<Test> = map(
  say`that doesn't|don't have a rule box`,
  (): Test => ({ test: 'not', of: RULE_BOX }),
);

const SUBJECT: PokemonOf = { get: 'ref', name: 'subject' };
const stage = phraseIn(STAGE_WORDS);
const DISCARDED: CardsOf = again('#?card', { claim: 'one' });

/** "Team Aqua Pokémon" have the team in their names, as the team's own. @rule NAME-06 */
export const teamName: Parser<string> = printedIn([
  { means: 'Team Aqua', says: ['Team Aqua'] },
  { means: 'Team Magma', says: ['Team Magma'] },
]);

/** Words that stand before an owner's name and are no part of it. */
const NO_OWNER: ReadonlySet<string> = new Set([
  ...ENERGY_TYPES.map((one) => one.toLowerCase()),
  ...'basic stage evolution evolved active benched pokémon special your each this that the defending attacking'.split(
    ' ',
  ),
]);

/** "Hop's Pokémon" are all that have "Hop's" in their names. @rule NAME-06 NAME-11 */
export const ownersName: Parser<string> = beginning(({ isCapital }) => isCapital, readOwnersName);

function readOwnersName(at: Words, from: number): Hits<string> {
  let to = from;
  while (at.tokens[to] !== undefined && isCapital(at.tokens[to].raw) && !NO_OWNER.has(at.words[to])) to++;
  if (to === from || at.words[to] !== "'s") return NOTHING;
  return [{ value: `${printOf(at, from, to)}'s`, to: to + 1 }];
}

const exception: Parser<Test> = either<Test>(
  isTag,
  isName,
  map(say`this pokémon|1`, (): Test => ({ test: 'is', of: { get: 'ref', name: 'self' } })),
  // The card that was spent for it just before.
  map(say`the 1 you discarded`, (): Test => ({ test: 'is', of: DISCARDED })),
  map(say`the cards you discarded`, (): Test => ({ test: 'is', of: { get: 'ref', name: '#?card' } })),
  map(say`${isTag} pokémon`, ([test]) => test),
  map(say`${either(teamName, ownersName)} pokémon`, ([words]): Test => ({ test: 'name-has', words })),
  map(say`${typesOr} pokémon`, ([is]): Test => ({ test: 'type', is })),
  map(say`pokémon ${nameHas}`, ([test]) => test),
  map(say`pokémon ${either(onCard, ruleBox)}`, ([test]) => test),
  map(say`${stage} pokémon`, ([is]): Test => ({ test: 'stage', is: [is] })),
  map(
    say`pokémon that already has|have a pokémon tool [card] attached to it|them`,
    (): Test => ({ test: 'exists', of: { get: 'cards', in: { on: SUBJECT, what: 'tool' } } }),
  ),
);

/** Classes of Pokémon that an exception names. "Any" of its own name are all copies, and not only itself. @rule EFF-16 EFF-17 */
const kept: Parser<Test> = either<Test>(
  exception,
  map(say`any ${exception}`, ([test]): Test => (isOwnName(test) ? namedAs(test, { copies: true }) : test)),
);

export const isOwnName = (test: Test): boolean => test.test === 'name' && test.is[0] === SELF;

const and = either(say`, and`, say`and|or|,`);

/** Whom an exception names, one kind or several. */
export const leftOut: Parser<Test> = map(list(kept, and), (tests) => anyOf(tests));

export const excluded: Parser<Test> = map(
  either(
    map(say`( excluding|except [for] ${leftOut} )`, ([test]) => test),
    map(say`except|excluding [for] ${kept}`, ([test]) => test),
    map(say`other than a|an ${kept} [card|cards]`, ([test]) => test),
    map(say`, except|excluding [for] ${leftOut} ,`, ([test]) => test),
    map(say`, except|excluding [for] ${leftOut}`, ([test]) => test),
  ),
  (test): Test => ({ test: 'not', of: test }),
);

const stat = (what: Stat, rel: Relation, b: number): Test => ({
  test: 'compare',
  a: { num: 'stat', of: SUBJECT, what },
  rel,
  b,
});
const energy = (is?: EnergyType): Test => ({
  test: 'compare',
  a: { num: 'energy', on: SUBJECT, ...(is === undefined ? {} : { type: is }) },
  rel: '>=',
  b: 1,
});
const withOr = either(say`with`, say`that has|have`, say`that each has`);

/** Numbers that are printed on a Pokémon, or that it has at the time. */
export const measured: Parser<Test> = either<Test>(
  map(say`${withOr} ${number} hp or less`, ([, n]) => stat('hp', '<=', n)),
  map(say`, each with ${number} hp or less ,`, ([n]) => stat('hp', '<=', n)),
  map(say`${withOr} ${number} hp or more`, ([, n]) => stat('hp', '>=', n)),
  map(say`${withOr} a retreat cost of ${number} or more`, ([, n]) => stat('retreat-cost', '>=', n)),
  map(say`${withOr} a retreat cost of ${number} or less`, ([, n]) => stat('retreat-cost', '<=', n)),
  map(say`${withOr} a retreat cost of exactly ${number}`, ([, n]) => stat('retreat-cost', '=', n)),
  map(either(say`that has|have no retreat cost`, say`that doesn't|don't have a retreat cost`), () =>
    stat('retreat-cost', '=', 0),
  ),
  map(say`${withOr} ${number} hp or less remaining`, ([, n]) => stat('remaining-hp', '<=', n)),
  map(say`${withOr} ${number} hp or more remaining`, ([, n]) => stat('remaining-hp', '>=', n)),
  map(say`${withOr} ${typesOr} resistance`, ([, is]): Test => ({ test: 'resistance', is })),
  map(say`that has|have energy attached`, () => energy()),
  map(say`that has|have ${type} energy attached`, ([is]) => energy(is)),
);
