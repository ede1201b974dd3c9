import type { Amount, CardsOf, PokemonOf, Test } from '../language.js';
import { cardTestText } from './card-test.js';
import { askedText } from './deeds.js';
import { exactlyOneOf, notExactly } from './exactly.js';
import { happened } from './happened.js';
import { howMany, isOne, moreThan, thereText } from './have.js';
import { withNamesListed } from './names-there.js';
import { cardNoun, comparedWith, markerWords, pokemonNoun, powerWords, resistanceWords } from './noun.js';
import { amountNumber } from './number.js';
import { inPlural } from './plural.js';
import { aOrAn, listed, unsayable, type Voice } from './speech.js';
import { counted, pokemon } from './things.js';

/** A test as it stands after "if". `not`: its opposite. */
export function testText(test: Test, voice: Voice, not = false): string {
  const ofCard = not ? null : cardTestText(test, voice);
  if (ofCard !== null) return ofCard;
  switch (test.test) {
    case 'not':
      return testText(test.of, voice, !not);
    case 'all':
      return not ? unsayable('not all of several') : allText(test.of, voice);
    case 'any':
      if (!not && test.of.every((one) => one.test === 'did'))
        return 'either player put any cards on the bottom of their deck in this way';
      if (!not && isSearched(test)) return 'you searched your deck in this way';
      if (!not && isSomewhere(test)) return `${isSomewhere(test)} is in play`;
      return (
        exactlyOneOf(test.of, not) ??
        (not ? unsayable('none of several') : test.of.map((one) => testText(one, voice)).join(' or '))
      );
    case 'did':
      return didText(test.what, not);
    case 'matches':
      return matches(test, voice, not);
    case 'compare':
      return not ? opposedText(test, voice) : compare(test, voice);
    case 'exists':
      return exists(test, voice, not);
    case 'happened':
      return happened(test, voice, not);
    case 'spent':
      return not ? unsayable('what was not used') : spentText(test);
    case 'turn':
      if (test.first === true && test.second === true && !not) return "you go second and it's your first turn";
      return test.first === true && test.second !== true && test.whose === 'you'
        ? `it's ${not ? 'not ' : ''}your first turn`
        : unsayable('such a turn');
    default:
      return unsayable(`a test of ${test.test}`);
  }
}

/** Several tests that must all be so. */
export const allText = (tests: readonly Test[], voice: Voice): string =>
  withNamesListed(tests, (one) => testText(one, voice));

function didText(what: string, not: boolean): string {
  const asked = askedText(what) ?? 'you do';
  if (!not) return asked;
  return asked.endsWith(' do') ? `${asked}n't` : unsayable('that this was not done');
}

const spentText = ({ what, who }: Test & { test: 'spent' }): string =>
  `${who === 'you' ? 'you have used your' : 'your opponent has used their'} ${what === 'gx' ? 'GX attack' : 'VSTAR Power'}`;

/** Something was found in the deck, or something is left of it. @rule TRN-05 */
const isSearched = ({ of: [one, other] }: Test & { test: 'all' | 'any' }): boolean =>
  one.test === 'did' &&
  other?.test === 'exists' &&
  other.of.get === 'cards' &&
  'zone' in other.of.in &&
  other.of.in.zone === 'deck';

/** A name that may be a Pokémon's or a Stadium's. */
function isSomewhere({ of: [one, other] }: Test & { test: 'all' | 'any' }): string | null {
  if (one.test !== 'exists' || other?.test !== 'exists' || one.of.get !== 'pokemon' || one.of.side !== 'any')
    return null;
  return one.of.where?.test === 'name' ? one.of.where.is[0] : null;
}

/** Only of whole numbers that a text compares with a number. */
function opposedText(test: Comparison, voice: Voice): string {
  if (test.rel === '>=' && test.b === 1) return compare({ ...test, rel: '=', b: 0 }, voice);
  return test.rel === '=' && test.b === 0
    ? compare({ ...test, rel: '>=', b: 1 }, voice)
    : unsayable('the opposite of a comparison');
}

function matches({ of, where }: Test & { test: 'matches' }, voice: Voice, not: boolean): string {
  if (of.get !== 'ref' && of.get !== 'pokemon') return unsayable('a test of cards');
  if (isOfCard(where)) return `that card is ${not ? 'not ' : ''}${aOrAn(cardNoun(where, false))}`;
  const placed = where.test === 'all' ? where.of.find((one) => one.test === 'spot') : undefined;
  if (placed?.test === 'spot' && where.test === 'all' && of.get === 'ref' && of.name === 'holder' && !not)
    return `the ${pokemonNoun({ test: 'all', of: where.of.filter((one) => one !== placed) })} this card is attached to is ${description(placed)}`;
  const name = pokemon(of, voice);
  if (where.test === 'compare' && !not && isOfConditions(where.a))
    return `${name} is affected by ${howMany(where.rel, where.b)} Special Conditions`;
  if (where.test === 'compare' && !not) return `${name} has ${howMany(where.rel, where.b)} damage counters on it`;
  if (where.test === 'any' && where.of.every((one) => one.test === 'spot') && !not) return `${name} remains in play`;
  if (where.test === 'new' && !not) return `${name} was put into play this turn`;
  if (where.test === 'marker') return `${name} ${not ? "doesn't have" : 'has'} ${markerWords(where)}`;
  if (where.test === 'power') return `${name} ${not ? "doesn't have" : 'has'} ${powerWords(where)}`;
  if (where.test === 'resistance') return `${name} ${not ? "doesn't have" : 'has'} ${resistanceWords(where)}`;
  return `${name} ${not ? "isn't" : 'is'} ${description(where)}`;
}

const isOfConditions = (a: Amount): boolean => typeof a === 'object' && a.num === 'stat' && a.what === 'conditions';

/** Only cards are of a kind. */
const isOfCard = (where: Test): boolean =>
  where.test === 'kind' || ((where.test === 'all' || where.test === 'any') && isOfCard(where.of[0]));

function description(where: Test): string {
  if (where.test === 'condition') {
    return where.is === 'any'
      ? 'affected by a Special Condition'
      : listed(
          where.is.map((word) => `${word[0].toUpperCase()}${word.slice(1)}`),
          'or',
        );
  }
  if (where.test === 'same-type') return `the same type as ${comparedWith(where.as)}`;
  if (where.test === 'spot') return where.is === 'active' ? 'in the Active Spot' : 'on your Bench';
  if (where.test === 'any') return where.of.map((one) => aOrAn(pokemonNoun(one))).join(' or ');
  if (where.test === 'name') return where.is.length > 1 ? listed(where.is, 'or') : pokemonNoun(where);
  return aOrAn(pokemonNoun(where));
}

type Comparison = Test & { test: 'compare' };

function compare(test: Comparison, voice: Voice): string {
  const { a, rel, b } = test;
  if (typeof a === 'number') return unsayable('a comparison of numbers');
  if (a.num === 'bound') return coins(test, a.what);
  if (a.num === 'energy') return energy(a, test, voice);
  if (a.num === 'stat' && a.what === 'bench-space')
    return `${a.of === 'you' ? 'your' : "your opponent's"} Bench ${rel === '=' ? 'is' : "isn't"} full`;
  if (a.num === 'stat' && a.what === 'retreat-cost' && rel === '=')
    return `${pokemon(a.of as PokemonOf, voice)}'s Retreat Cost is ${amountNumber(b)}`;
  if (a.num === 'stat' && a.what === 'retreat-cost' && rel === '>=')
    return `the Retreat Cost of ${pokemon(a.of as PokemonOf, voice)} is ${amountNumber(b)} or more`;
  if (a.num === 'stat' && a.what === 'hp' && typeof b === 'number')
    return `${pokemon(a.of as PokemonOf, voice)}'s maximum HP is ${b} or ${rel === '<=' ? 'less' : 'more'}`;
  if (a.num === 'stat' && a.what === 'remaining-hp') return remaining(a.of as PokemonOf, test, voice);
  if (a.num === 'stat' && a.what === 'bench-space') return benchText(a.of, rel);
  if (a.num === 'calc' && a.fn === '+')
    return `the total of both players' remaining Prize cards is ${rel === '=' ? `exactly ${amountNumber(b)}` : `${amountNumber(b)} or less`}`;
  if (a.num !== 'count') return unsayable('such a comparison');
  const but = notExactly(test);
  if (but !== null) return but;
  if (isAlone(test)) return 'this Pokémon is the only Pokémon you have in play';
  if (typeof b === 'number' && a.distinct === 'type') return typesText(a.of, howMany(rel, b), voice);
  if (typeof b === 'number') return thereText(a.of, rel, b, voice);
  if (b.num !== 'count') return unsayable('such a comparison');
  return isOnPokemon(a.of) && isOnPokemon(b.of) ? numbersText(test, voice) : moreThan(a.of, rel);
}

const isOnPokemon = (of: PokemonOf | CardsOf): boolean => of.get === 'cards' && 'on' in of.in;

const BESIDE: Readonly<Partial<Record<Comparison['rel'], string>>> = { '<': 'is less than', '>': 'is more than' };

/** Cards on one Pokémon beside those on another. */
function numbersText({ a, rel, b }: Comparison, voice: Voice): string {
  if (rel === '=' || rel === '!=') {
    const [one, other] = [a, b].map((amount) => {
      const of = typeof amount === 'object' && amount.num === 'count' ? amount.of : undefined;
      return of?.get === 'cards' && 'on' in of.in ? pokemon(of.in.on, voice) : unsayable('such a comparison');
    });
    return `${one} and ${other} ${rel === '=' ? 'have' : "don't have"} the same number of Energy cards attached to them`;
  }
  return `the number of ${counted(a, voice)} ${BESIDE[rel] ?? unsayable('such a comparison')} the number of ${counted(b, voice)}`;
}

/** Of how many types the basic Energy on a Pokémon is. */
function typesText(of: PokemonOf | CardsOf, many: string, voice: Voice): string {
  const isOn = of.get === 'cards' && 'on' in of.in && of.where?.test === 'kind' && of.where.is[0] === 'basic-energy';
  if (!isOn) return unsayable('of how many types these are');
  return `${pokemon((of.in as { readonly on: PokemonOf }).on, voice)} has ${many} different types of basic Energy attached to it`;
}

function benchText(of: unknown, rel: string): string {
  const bench = of === 'you' ? 'your Bench' : "your opponent's Bench";
  return rel === '=' ? `${bench} is full` : `${bench} isn't full`;
}

const isAlone = ({ a, rel, b }: Comparison): boolean =>
  typeof a === 'object' &&
  a.num === 'count' &&
  a.of.get === 'pokemon' &&
  a.of.spot === 'in-play' &&
  a.of.where === undefined &&
  rel === '=' &&
  b === 1;

function energy(a: Extract<Amount, { num: 'energy' }>, { rel, b }: Comparison, voice: Voice): string {
  if (a.on.get === 'pokemon' && a.on.spot === 'in-play') return energyInPlay(a, rel, b);
  const of = pokemon(a.on, voice);
  if (typeof b !== 'number') {
    if (b.num !== 'energy') return unsayable('such a comparison');
    const other = pokemon(b.on, voice);
    if (rel === '=') return `${of} and ${other} have the same amount of Energy attached to them`;
    if (rel === '!=') return `${of} and ${other} have a different amount of Energy attached to them`;
    return `${of} has ${rel === '>' ? 'more' : 'less'} Energy attached to it than ${other}`;
  }
  const what = `${a.extra === true ? 'extra ' : ''}${a.type === undefined ? '' : `${a.type} `}Energy`;
  const beyond = a.extra === true ? " (in addition to this attack's cost)" : '';
  return `${of} has ${howMany(rel, b)} ${what} attached to it${beyond}`;
}

function energyInPlay({ on, type }: Extract<Amount, { num: 'energy' }>, rel: Comparison['rel'], b: Amount): string {
  const who = on.get === 'pokemon' && on.side === 'opponent' ? 'your opponent has' : 'you have';
  if (typeof b === 'number') return `${who} ${howMany(rel, b)} ${type === undefined ? '' : `${type} `}Energy in play`;
  return `${who} ${rel === '>' ? 'more' : 'less'} Energy in play than ${who === 'you have' ? 'your opponent' : 'you'}`;
}

function remaining(of: PokemonOf, { rel, b }: Comparison, voice: Voice): string {
  const name = pokemon(of, voice);
  if (typeof b === 'number' && rel === '=') return `${name}'s remaining HP is ${b}`;
  if (typeof b === 'number') return `${name}'s remaining HP is ${b} or ${rel === '<=' ? 'less' : 'more'}`;
  if (b.num !== 'stat' || typeof b.of === 'string') return unsayable('such a comparison');
  return `${name} has ${rel === '>' ? 'more' : 'less'} remaining HP than ${pokemon(b.of as PokemonOf, voice)}`;
}

function coins({ rel, b }: Comparison, what: string): string {
  const n = amountNumber(b);
  if (what === 'n') return `you discarded ${howMany(rel, b)} ${isOne(rel, b) ? 'card' : 'cards'} in this way`;
  if (rel === '>' && b === 1) return `both of them are ${what}`;
  if (what === 'tails') {
    if (rel === '>=') return `at least ${n} of them ${areOf(b)} tails`;
    return b === 0 ? 'all of them are heads' : `exactly ${n} of them ${areOf(b)} tails`;
  }
  if (rel === '>') return 'at least 1 of them is heads';
  if (rel === '<') return 'all of them are tails';
  if (rel === '=') return b === 0 ? 'tails' : `exactly ${n} of them ${areOf(b)} heads`;
  return b === 1 ? 'heads' : `at least ${n} of them are heads`;
}

const areOf = (n: Amount): string => (n === 1 ? 'is' : 'are');

function exists({ of, n }: Test & { test: 'exists' }, voice: Voice, not: boolean): string {
  if (of.get === 'attacks') return unsayable('that this is there');
  if (of.get === 'pokemon' && not && of.where?.test === 'not')
    return `all of your Pokémon in play are ${allOfThem(of.where.of)}`;
  if (!not) return thereText(of, '>=', n ?? 1, voice);
  return n === undefined ? thereText(of, '=', 0, voice) : unsayable('that not so many are there');
}

const allOfThem = (test: Test): string => (test.test === 'type' ? `${test.is[0]} type` : inPlural(pokemonNoun(test)));
