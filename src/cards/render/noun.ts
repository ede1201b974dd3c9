import type { Test } from '../language.js';
import { CARD_NOUNS, firstPhrase, STAGE_WORDS, TAGS_AFTER, TAGS_BEFORE } from '../words.js';
import { amountNumber } from './number.js';
import { capital, listed, unsayable } from './speech.js';

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
  else if (test.test === 'stage') said.before = `${capitalWords(firstPhrase(STAGE_WORDS, test.is[0]))} ${said.before}`;
  else if (test.test === 'tag') addTags(said, test.is);
  else if (test.test === 'name') said.noun = listed(test.is, 'and');
  else if (test.test === 'name-has') said.after += ` with ${test.words} in its name`;
  else if (test.test === 'evolves-from' && typeof test.of === 'string') said.after += ` that evolves from ${test.of}`;
  else if (test.test === 'evolves-from') said.after += ' that evolves from this Pokémon';
  else if (test.test === 'not' && (test.of.test === 'power' || test.of.test === 'exists'))
    said.after += ` that doesn't have ${hasText(test.of)}`;
  else if (test.test === 'not') said.but += ` (excluding ${pokemonNoun(test.of)})`;
  else if (test.test === 'condition' && test.is !== 'any') said.first += `${listed(test.is.map(capital), 'or')} `;
  else said.after += ` that has ${hasText(test)}`;
}

type Tag = (typeof TAGS_AFTER)[number]['means'];

const ON_CARD: Readonly<Partial<Record<Tag, string>>> = {
  delta: ' that has δ on its card',
  owner: ' that has an owner in its name',
};

function addTags(said: Said, tags: readonly Tag[]): void {
  const [only] = tags;
  if (tags.length > 1)
    said.noun = listed(
      tags.map((tag) => firstPhrase(TAGS_AFTER, tag)),
      'and',
    );
  else if (ON_CARD[only] !== undefined) said.after += ON_CARD[only];
  else addTag(said, only);
}

/** What a Pokémon has on it, as a filter says it. */
function hasText(test: Test): string {
  if (test.test === 'power') return powerWords(test.is);
  if (test.test === 'exists' && test.of.get === 'attacks' && test.of.where?.test === 'name')
    return `the ${test.of.where.is[0]} attack`;
  if (test.test === 'exists' && test.of.get === 'cards' && 'what' in test.of.in) {
    const many = test.n === undefined ? 'any' : `${amountNumber(test.n)} or more`;
    const what = test.of.in.what === 'tool' ? 'Pokémon Tools' : cardNoun(test.of.where, true);
    return `${many} ${what} attached to it`;
  }
  return test.test === 'compare' ? measuredText(test) : unsayable(`Pokémon by ${test.test}`);
}

/** A number of things on it, or of its HP. */
function measuredText({ a, rel, b }: Extract<Test, { readonly test: 'compare' }>): string {
  if (typeof a === 'number') return unsayable('a comparison of numbers');
  const n = amountNumber(b);
  if (a.num === 'stat' && a.what === 'remaining-hp') return `${n} HP or less remaining`;
  if (a.num === 'stat' && a.what === 'hp') return `maximum HP of ${n} or more`;
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
  'poke-power': 'any Poké-Powers',
  'poke-body': 'any Poké-Bodies',
};

export function powerWords(is: readonly string[]): string {
  if (is.length === 2) return 'any Poké-Powers or Poké-Bodies';
  return POWERS[is[0]] ?? unsayable(`a power of the kind ${is[0]}`);
}

function addTag(said: Said, tag: Parameters<typeof firstPhrase<(typeof TAGS_AFTER)[number]['means']>>[1]): void {
  const after = firstPhrase(TAGS_AFTER, tag);
  if (after !== '') said.noun = after;
  else said.before += `${firstPhrase(TAGS_BEFORE, tag)} `;
}

const capitalWords = (phrase: string): string => phrase.split(' ').map(capital).join(' ');

/** "Fire Pokémon", "Basic Pokémon", "Pokémon V (excluding …)". */
export function pokemonNoun(where: Test | undefined): string {
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
  if (kind.test === 'name') return kind.is[0];
  if (kind.test !== 'kind') return unsayable(`cards by ${kind.test}`);
  const [word] = kind.is;
  if (word === 'pokemon') {
    const rest = tests.slice(1);
    return pokemonNoun(rest.length === 0 ? undefined : { test: 'all', of: rest });
  }
  if (Object.hasOwn(ENERGY, word)) return `${ENERGY[word]}${typesOf(tests)}Energy ${several ? 'cards' : 'card'}`;
  const noun = capitalWords(firstPhrase(CARD_NOUNS, word)).replace(/Card$/, 'card');
  return several ? `${noun}s` : noun;
}

function typesOf(tests: readonly Test[]): string {
  const type = tests.find((test) => test.test === 'type');
  return type?.test === 'type' ? `${listed(type.is, 'or')} ` : '';
}
