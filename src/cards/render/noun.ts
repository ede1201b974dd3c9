import type { Test } from '../language.js';
import { CARD_NOUNS, firstPhrase, STAGE_WORDS, TAGS_AFTER, TAGS_BEFORE } from '../words.js';
import { DISCARDED_CARDS } from './chosen.js';
import { amountNumber } from './number.js';
import { inPlural } from './plural.js';
import { aOrAn, capital, listed, unsayable } from './speech.js';

const partsOf = (where: Test | undefined): readonly Test[] => {
  if (where === undefined) return [];
  return where.test === 'all' ? where.of : [where];
};

interface Said {
  first: string;
  before: string;
  noun: string;
  after: string;
  but: string;
}

function add(said: Said, test: Test): void {
  if (test.test === 'type') said.before += `${listed(test.is, 'or')} `;
  else if (test.test === 'stage')
    said.before = `${test.is.map((one) => capitalWords(firstPhrase(STAGE_WORDS, one))).join(' or ')} ${said.before}`;
  else if (test.test === 'tag') addTags(said, test.is);
  else if (test.test === 'name' && said.before !== '') said.after += ` named ${listed(test.is, 'or')}`;
  else if (test.test === 'name') said.noun = listed(test.is, 'and');
  else if (test.test === 'condition' && test.is === 'any') said.after += ' that is affected by any Special Conditions';
  else if (test.test === 'condition' && test.is !== 'any') said.first += `${listed(test.is.map(capital), 'or')} `;
  else if (test.test === 'condition') said.after += ' that is affected by a Special Condition';
  else if (test.test === 'name-has') said.after += ` with ${test.words} in its name`;
  else if (test.test === 'evolves-from' && typeof test.of === 'string') said.after += ` that evolves from ${test.of}`;
  else if (test.test === 'evolves-from') said.after += ' that evolves from this Pokémon';
  else if (test.test === 'not' && ['power', 'exists', 'resistance', 'marker'].includes(test.of.test))
    said.after += ` that doesn't have ${hasText(test.of)}`;
  else if (test.test === 'not') addNot(said, test.of);
  else if (test.test === 'any' && energyAmong(test) !== null)
    said.after += ` that has any ${listed(energyAmong(test) as readonly string[], 'or')} Energy attached to it`;
  else if (test.test === 'any') said.after += ` with ${namesText(test.of)} in its name`;
  else if (test.test === 'same-type') said.after += ` that is the same type as ${comparedWith(test.as)}`;
  else if (test.test === 'same-name')
    said.after += namesakes(test.as) ?? ` that has the same name as ${comparedWith(test.as)}`;
  else if (test.test === 'compare' && isMeasure(test)) said.after += measured(test);
  else said.after += ` that has ${hasText(test)}`;
}

/** Energy of any of several types on it; null where something else is asked. */
export function energyAmong({ of }: { readonly of: readonly Test[] }): readonly string[] | null {
  const types = of.map((one) =>
    one.test === 'compare' && typeof one.a === 'object' && one.a.num === 'energy' && one.rel === '>=' && one.b === 1
      ? one.a.type
      : undefined,
  );
  return types.every((type) => type !== undefined) ? types : null;
}

/** The Pokémon beside which others are seen. */
export function comparedWith(as: Extract<Test, { test: 'same-type' }>['as']): string {
  if (as.get === 'ref' && as.name === 'defender') return 'the Defending Pokémon';
  if (as.get === 'ref' && as.name === 'self') return 'this Pokémon';
  if (as.get === 'ref' && as.name.startsWith('#')) return 'the Pokémon you chose';
  if (as.get === 'pokemon' && as.spot === 'active' && as.where === undefined)
    return as.side === 'you' ? 'your Active Pokémon' : "your opponent's Active Pokémon";
  return unsayable('Pokémon beside such a thing');
}

/** Named as one of several, whichever. */
function namesakes(as: Extract<Test, { test: 'same-name' }>['as']): string | null {
  const alike = ' with the same name as';
  if (as.get === 'cards' && 'zone' in as.in && as.in.zone === 'discard' && as.in.whose === 'you')
    return `${alike} a Pokémon in your discard pile`;
  if (as.get !== 'pokemon' || as.spot !== 'in-play' || as.where !== undefined) return null;
  return as.side === 'you' ? `${alike} 1 of your Pokémon in play` : `${alike} 1 of your opponent's Pokémon in play`;
}

/** What a Pokémon has on it, as a filter says it. */
function hasText(test: Test): string {
  if (test.test === 'power') return powerWords(test);
  if (test.test === 'resistance') return resistanceWords(test);
  if (test.test === 'marker') return markerWords(test);
  if (test.test === 'exists' && test.of.get === 'attacks' && test.of.where?.test === 'name')
    return `the ${test.of.where.is[0]} attack`;
  if (test.test === 'exists' && test.of.get === 'cards' && 'what' in test.of.in) {
    const many = test.n === undefined ? 'any' : `${amountNumber(test.n)} or more`;
    const what = test.of.in.what === 'tool' ? 'Pokémon Tools' : cardNoun(test.of.where, true);
    return `${many} ${what} attached to it`;
  }
  if (test.test !== 'compare' || typeof test.a === 'number') return unsayable(`Pokémon by ${test.test}`);
  const { a, rel, b } = test;
  const n = amountNumber(b);
  const many =
    rel === '>='
      ? b === 1
        ? 'any'
        : `${n} or more`
      : rel === '<='
        ? `${n} or fewer`
        : b === 0
          ? 'no'
          : `exactly ${n}`;
  if (rel !== '>=' && rel !== '<=' && rel !== '=') return unsayable('such a comparison');
  if (a.num === 'stat' && a.what === 'counters') return `${many} damage counters on it`;
  if (a.num === 'energy' && a.extra !== true)
    return `${many} ${a.type === undefined ? '' : `${a.type} `}Energy attached to it`;
  return unsayable('Pokémon by such a number');
}

const POWERS: Readonly<Record<string, string>> = {
  ability: 'an Ability',
  'pokemon-power': 'any Pokémon Powers',
  'poke-power': 'any Poké-Powers',
  'poke-body': 'any Poké-Bodies',
};

export const markerWords = ({ is }: Extract<Test, { test: 'marker' }>): string =>
  is.length === 1 ? `any ${is[0]} markers on it` : unsayable('one of several markers');

export const resistanceWords = ({ is }: Extract<Test, { test: 'resistance' }>): string =>
  is === 'any' ? 'any Resistance' : `${listed(is, 'or')} Resistance`;

export function powerWords({ is, name }: Extract<Test, { test: 'power' }>): string {
  if (name !== undefined) return `the ${name} Ability`;
  if (is.length === 2) return 'any Poké-Powers or Poké-Bodies';
  return POWERS[is[0]] ?? unsayable(`a power of the kind ${is[0]}`);
}

/** Whether it is a number that is told after "with". */
const isMeasure = ({ a }: Extract<Test, { test: 'compare' }>): boolean =>
  typeof a !== 'number' && a.num === 'stat' && a.what !== 'counters';

/** Numbers that Pokémon are told apart by. */
function measured({ a, rel, b }: Extract<Test, { test: 'compare' }>): string {
  if (typeof a === 'number' || typeof b !== 'number' || a.num !== 'stat') return unsayable('such a comparison');
  const more = rel === '>=' ? 'or more' : 'or less';
  if (a.what === 'hp' && rel === '<') return ` with maximum HP less than ${b}`;
  if (a.what === 'hp') return ` with ${b} HP ${more}`;
  if (a.what === 'remaining-hp') return ` that has ${b} HP ${more} remaining`;
  if (a.what === 'conditions') return ` that is affected by ${b} or more Special Conditions`;
  if (a.what !== 'retreat-cost') return unsayable(`Pokémon by ${a.what}`);
  if (rel === '=') return b === 0 ? ' that has no Retreat Cost' : ` with a Retreat Cost of exactly ${b}`;
  return ` with a Retreat Cost of ${b} ${more}`;
}

const isNaming = (test: Test): boolean => test.test === 'name-has' || (test.test === 'tag' && test.is[0] === 'owner');

/** What its name has: "Dark or an owner". */
const namesText = (tests: readonly Test[]): string =>
  listed(
    tests.map((one) => {
      if (one.test === 'name-has') return one.words;
      return isNaming(one) ? 'an owner' : unsayable('Pokémon of two kinds');
    }),
    'or',
  );

function addNot(said: Said, of: Test): void {
  const tests = of.test === 'any' ? of.of : [of];
  if (of.test === 'type' && of.is.length === 1) said.before += `non-${of.is[0]} `;
  else if (of.test === 'is' && of.of.get === 'ref' && of.of.name === 'self') said.but += ' (excluding this Pokémon)';
  else if (tests.every(isNaming)) said.after += ` that doesn't have ${namesText(tests)} in its name`;
  else if (of.test === 'tag' && of.is[0] === 'rule-box') said.after += " that doesn't have a Rule Box";
  else if (
    tests.every((one) => isNaming(one) || isNamingAny(one) || ['tag', 'name', 'type', 'stage'].includes(one.test))
  )
    said.but += ` (excluding ${listed(tests.map(exception), 'and')})`;
  else said.after += ` that isn't ${tests.map((one) => aOrAn(pokemonNoun(one))).join(' or ')}`;
}

const isNamingAny = (test: Test): boolean => test.test === 'any' && test.of.every(isNaming);

/** "Any" of a name are all copies: without it, a card that names itself would mean itself. @rule EFF-16 EFF-17 */
function exception(test: Test): string {
  if (test.test === 'name') return `any ${pokemonNoun(test)}`;
  const names = test.test === 'any' ? test.of : [test];
  return names.every(isNaming) ? `Pokémon that has ${namesText(names)} in its name` : pokemonNoun(test);
}

type Tag = (typeof TAGS_AFTER)[number]['means'];

function addTags(said: Said, tags: readonly Tag[]): void {
  if (tags.length === 1) addTag(said, tags[0]);
  else if (tags.every((tag) => firstPhrase(TAGS_AFTER, tag) === ''))
    said.before += `${listed(
      tags.map((tag) => firstPhrase(TAGS_BEFORE, tag)),
      'and',
    )} `;
  else
    said.noun = listed(
      tags.map((tag) => firstPhrase(TAGS_AFTER, tag)),
      'and',
    );
}

function addTag(said: Said, tag: Parameters<typeof firstPhrase<(typeof TAGS_AFTER)[number]['means']>>[1]): void {
  if (tag === 'delta') said.after += ' that has δ on its card';
  else if (tag === 'owner') said.after += ' with an owner in its name';
  else if (tag === 'rule-box') said.after += ' that has a Rule Box';
  if (tag === 'delta' || tag === 'owner' || tag === 'rule-box') return;
  const after = firstPhrase(TAGS_AFTER, tag);
  if (after !== '') said.noun = after;
  else said.before += `${firstPhrase(TAGS_BEFORE, tag)} `;
}

const capitalWords = (phrase: string): string => phrase.split(' ').map(capital).join(' ');

/** "Fire Pokémon", "Basic Pokémon", "Pokémon V (excluding …)". */
export function pokemonNoun(where: Test | undefined): string {
  if (where?.test === 'any' && !where.of.every(isNaming) && energyAmong(where) === null)
    return where.of.map((one) => pokemonNoun(one)).join(' and ');
  const said: Said = { first: '', before: '', noun: 'Pokémon', after: '', but: '' };
  for (const test of partsOf(where)) add(said, test);
  return `${said.first}${said.before}${said.noun}${said.after}${said.but}`;
}

const ENERGY: Readonly<Record<string, string>> = { energy: '', 'basic-energy': 'basic ', 'special-energy': 'Special ' };

/** A noun for cards, for one or for several. */
export function cardNoun(where: Test | undefined, several: boolean): string {
  if (where === undefined) return several ? 'cards' : 'card';
  if (where.test === 'any')
    return listed(
      where.of.map((one) => cardNoun(one, several)),
      'or',
    );
  const tests = partsOf(where);
  const kind = tests[0];
  // Said of all of several kinds.
  if (kind.test === 'any' && tests[1]?.test === 'same-type')
    return `${cardNoun(kind, several)} of the same type as ${comparedWith(tests[1].as)}`;
  if (kind.test === 'name') return kind.is[0];
  if (kind.test === 'name-has')
    return several ? `cards with ${kind.words} in their names` : `card with ${kind.words} in its name`;
  if (kind.test === 'tag') return `${firstPhrase(TAGS_BEFORE, kind.is[0])} ${several ? 'cards' : 'card'}`;
  if (kind.test !== 'kind') return unsayable(`cards by ${kind.test}`);
  const [word] = kind.is;
  if (word === 'pokemon') {
    const rest = tests.slice(1);
    const noun = pokemonNoun(rest.length === 0 ? undefined : { test: 'all', of: rest });
    return several ? inPlural(noun) : noun;
  }
  if (word === 'energy' && tests[1]?.test === 'name-has') return `${tests[1].words} ${several ? 'cards' : 'card'}`;
  if (Object.hasOwn(ENERGY, word))
    return `${ENERGY[word]}${tagOf(tests)}${typesOf(tests)}Energy ${several ? 'cards' : 'card'}${butOf(tests)}`;
  const noun = capitalWords(firstPhrase(CARD_NOUNS, word)).replace(/Card$/, 'card');
  if (tests[1]?.test === 'tag' && tests[1].is[0] !== 'owner') return `${tagOf(tests)}${several ? `${noun}s` : noun}`;
  if (tests[1]?.test === 'not') return `${several ? `${noun}s` : noun} (excluding ${cardNoun(tests[1].of, true)})`;
  const named =
    tests[1] === undefined ? '' : ` with ${namesText(tests[1].test === 'any' ? tests[1].of : [tests[1]])} in its name`;
  return several ? `${noun}s${inPlural(named)}` : `${noun}${named}`;
}

/** Not the card that was spent for it. */
const butOf = (tests: readonly Test[]): string =>
  tests.some((one) => one.test === 'not' && one.of.test === 'is') ? ` (excluding ${DISCARDED_CARDS})` : '';

function tagOf(tests: readonly Test[]): string {
  const tag = tests.find((test) => test.test === 'tag');
  return tag?.test === 'tag' ? `${firstPhrase(TAGS_BEFORE, tag.is[0])} ` : '';
}

function typesOf(tests: readonly Test[]): string {
  const type = tests.find((test) => test.test === 'type');
  return type?.test === 'type' ? `${listed(type.is, 'or')} ` : '';
}
