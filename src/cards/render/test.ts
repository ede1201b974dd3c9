import type { Amount, CardsOf, PokemonOf, Test } from '../language.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { aOrAn, listed, unsayable, type Voice, whose } from './speech.js';
import { pokemon, zoneName } from './things.js';

/** A test as it stands after "if". `not`: its opposite. */
export function testText(test: Test, voice: Voice, not = false): string {
  switch (test.test) {
    case 'not':
      return testText(test.of, voice, !not);
    case 'all':
      return not ? unsayable('not all of several') : test.of.map((one) => testText(one, voice)).join(' and ');
    case 'any':
      if (!not && isSomewhere(test)) return `${isSomewhere(test)} is in play`;
      return not ? unsayable('none of several') : test.of.map((one) => testText(one, voice)).join(' or ');
    case 'did':
      return not ? "you don't" : 'you do';
    case 'matches':
      return matches(test, voice, not);
    case 'compare':
      return compare(not ? opposed(test) : test, voice);
    case 'exists':
      return not ? absent(test, voice) : exists(test, voice);
    case 'happened':
      return not ? unsayable('that something did not happen') : happened(test, voice);
    case 'turn':
      return test.first === true && test.whose === 'you' && !not ? "it's your first turn" : unsayable('such a turn');
    default:
      return unsayable(`a test of ${test.test}`);
  }
}

/** A name that may be a Pokémon's or a Stadium's. */
function isSomewhere({ of: [one, other] }: Test & { test: 'all' | 'any' }): string | null {
  if (one.test !== 'exists' || other?.test !== 'exists' || one.of.get !== 'pokemon' || one.of.side !== 'any')
    return null;
  return one.of.where?.test === 'name' ? one.of.where.is[0] : null;
}

function matches({ of, where }: Test & { test: 'matches' }, voice: Voice, not: boolean): string {
  if (of.get !== 'ref' && of.get !== 'pokemon') return unsayable('a test of cards');
  const name = pokemon(of, voice);
  if (where.test === 'compare' && !not) return `${name} has ${counters(where)} on it`;
  if (where.test === 'power') return `${name} has an Ability`;
  return `${name} ${not ? "isn't" : 'is'} ${description(where)}`;
}

function counters({ rel, b }: Test & { test: 'compare' }): string {
  if (rel === '=') return 'no damage counters';
  return b === 1 ? 'any damage counters' : `${amountNumber(b)} or more damage counters`;
}

function description(where: Test): string {
  if (where.test === 'condition') {
    return where.is === 'any'
      ? 'affected by a Special Condition'
      : listed(
          where.is.map((word) => `${word[0].toUpperCase()}${word.slice(1)}`),
          'or',
        );
  }
  if (where.test === 'spot') return where.is === 'active' ? 'in the Active Spot' : 'on your Bench';
  return aOrAn(pokemonNoun(where));
}

type Comparison = Test & { test: 'compare' };

function compare(test: Comparison, voice: Voice): string {
  const { a, rel } = test;
  if (typeof a === 'number') return unsayable('a comparison of numbers');
  if (a.num === 'bound') return coins(test, a.what);
  if (a.num === 'energy') {
    const type = a.type === undefined ? '' : `${a.type} `;
    return `${pokemon(a.on, voice)} has ${energyCount(rel, test.b)} ${type}Energy attached to it`;
  }
  if (a.num === 'stat') return statText(a, test, voice);
  if (a.num === 'count' && a.of.get === 'pokemon') return fewPokemon(a.of, test);
  if (a.num === 'count' && a.of.get === 'cards' && 'zone' in a.of.in) return countOf(a.of.in.zone, a.of.in.whose, test);
  return unsayable('such a comparison');
}

/** Only of whole numbers that a text compares with a number. */
function opposed(test: Comparison): Comparison {
  if (test.rel === '>=' && test.b === 1) return { ...test, rel: '=', b: 0 };
  return test.rel === '=' && test.b === 0 ? { ...test, rel: '>=', b: 1 } : unsayable('the opposite of a comparison');
}

function energyCount(rel: string, b: Amount): string {
  if (rel === '=' && b === 0) return 'no';
  if (rel === '>=' && b === 1) return 'any';
  return howMany(rel, b);
}

function howMany(rel: string, b: Amount): string {
  if (rel === '=') return `exactly ${amount(b)}`;
  return `${amount(b)} or ${rel === '>=' ? 'more' : 'fewer'}`;
}

function statText({ of, what }: Extract<Amount, { num: 'stat' }>, { rel, b }: Comparison, voice: Voice): string {
  if (what === 'bench-space') {
    const bench = of === 'you' ? 'your Bench' : "your opponent's Bench";
    return rel === '=' ? `${bench} is full` : `${bench} isn't full`;
  }
  if (what !== 'remaining-hp' || typeof of === 'string' || (of.get !== 'ref' && of.get !== 'pokemon'))
    return unsayable('such a comparison');
  return `${pokemon(of, voice)}'s remaining HP is ${amount(b)} or less`;
}

function fewPokemon({ spot, side }: PokemonOf & { get: 'pokemon' }, { b }: Comparison): string {
  const has = side === 'you' ? 'you have' : 'your opponent has';
  return spot === 'bench'
    ? `${has} ${amount(b)} or fewer Benched Pokémon`
    : 'this Pokémon is the only Pokémon you have in play';
}

function coins({ rel, b }: Comparison, what: string): string {
  if (what === 'tails') {
    if (rel === '>=') return 'either of them is tails';
    return b === 0 ? 'all of them are heads' : 'both of them are tails';
  }
  if (rel === '>') return 'at least 1 of them is heads';
  if (rel === '<') return 'all of them are tails';
  if (rel === '=') return ['tails', '1 is heads and 1 is tails', 'both of them are heads'][Number(b)];
  return b === 1 ? 'heads' : `at least ${amountNumber(b)} of them are heads`;
}

const theirOwn = (owner: Parameters<typeof whose>[0]): string => (owner === 'you' ? 'your' : 'their');

function countOf(zone: string, owner: Parameters<typeof whose>[0], { rel, b }: Comparison): string {
  const has = owner === 'you' ? 'you have' : 'your opponent has';
  if (zone === 'hand' && rel === '=' && b === 0) return `${has} no cards in ${theirOwn(owner)} hand`;
  if (zone === 'hand') return `${has} ${howMany(rel, b)} cards in ${theirOwn(owner)} hand`;
  if (zone === 'lost-zone') return `${has} ${howMany(rel, b)} cards in the Lost Zone`;
  if (rel === '>') return 'you have more Prize cards remaining than your opponent';
  return rel === '<='
    ? `${has} ${amount(b)} or fewer Prize cards remaining`
    : `${has} exactly ${amount(b)} Prize cards remaining`;
}

const amount = (b: Amount): string => amountNumber(b);

function exists({ of, n }: Test & { test: 'exists' }, voice: Voice): string {
  if (of.get === 'pokemon') return pokemonThere(of, n);
  if (of.get !== 'cards') return unsayable('that this is there');
  return cardsThere(of, n, voice);
}

function pokemonThere(of: PokemonOf & { get: 'pokemon' }, n: Amount | undefined): string {
  const has = of.side === 'you' ? 'you have' : 'your opponent has';
  if (of.spot === 'bench' && of.where === undefined) {
    return n === undefined ? `${has} any Benched Pokémon` : `${has} ${amount(n)} or more Benched Pokémon`;
  }
  const place = of.spot === 'bench' ? 'on your Bench' : 'in play';
  if (n !== undefined) return `${has} ${amount(n)} or more ${pokemonNoun(of.where)} ${place}`;
  if (of.where?.test === 'name' && of.where.is.length > 1) return `${has} ${listed(of.where.is, 'or')} ${place}`;
  return `${has} any ${pokemonNoun(of.where)} ${place}`;
}

function cardsThere({ in: place, where }: CardsOf & { get: 'cards' }, n: Amount | undefined, voice: Voice): string {
  if ('on' in place) return cardsOn(place, where, voice);
  if ('pool' in place) return unsayable('that looked at cards are there');
  if (place.zone === 'stadium' && where?.test === 'name') return `${where.is[0]} is in play`;
  if (place.zone === 'stadium') return place.whose === 'you' ? 'you have a Stadium in play' : 'a Stadium is in play';
  const has = place.whose === 'you' ? 'you have' : 'your opponent has';
  if (place.zone === 'lost-zone') return `${has} ${amount(n ?? 1)} or more cards in the Lost Zone`;
  if (n === undefined)
    return `${has} ${aOrAn(cardNoun(where, false))} in ${whose(place.whose, voice)} ${zoneName(place.zone)}`;
  return `${has} ${amount(n)} or more ${cardNoun(where, true)} in ${whose(place.whose, voice)} ${zoneName(place.zone)}`;
}

function cardsOn(
  { on, what }: { readonly on: PokemonOf; readonly what: string },
  where: Test | undefined,
  voice: Voice,
): string {
  const bearer = pokemon(on, voice);
  if (what === 'stack' && where?.test === 'name') return `${where.is[0]} is anywhere under ${bearer}`;
  if (what === 'attached' && where?.test === 'name') return `${bearer} has a ${where.is[0]} attached to it`;
  return `${bearer} has ${what === 'tool' ? 'a Pokémon Tool' : `any ${cardNoun(where, true)}`} attached to it`;
}

/** That something is not there. */
function absent({ of, n }: Test & { test: 'exists' }, voice: Voice): string {
  if (n !== undefined) return unsayable('that fewer are there');
  if (of.get === 'pokemon' && of.side === 'you' && of.where?.test === 'not')
    return `all of your Pokémon in play are ${allOfThem(of.where.of)}`;
  if (of.get !== 'cards' || !('zone' in of.in)) return unsayable('that something is not there');
  const has = of.in.whose === 'you' ? 'you have' : 'your opponent has';
  return `${has} no ${cardNoun(of.where, true)} in ${whose(of.in.whose, voice)} ${zoneName(of.in.zone)}`;
}

const allOfThem = (test: Test): string => (test.test === 'type' ? `${test.is[0]} type` : pokemonNoun(test));

function happened({ what, when }: Test & { test: 'happened' }, voice: Voice): string {
  if (what.event === 'knocked-out' && when === 'last-turn') {
    const by = what.cause === undefined ? '' : " by damage from an attack from your opponent's Pokémon";
    return `any of your Pokémon were Knocked Out${by} during your opponent's last turn`;
  }
  if (what.event === 'played') return `you played ${aOrAn(cardNoun(what.card, false))} from your hand during this turn`;
  if (what.event === 'damaged') return "this Pokémon was damaged by an attack during your opponent's last turn";
  if (what.event === 'evolved' && what.was?.test === 'name')
    return `this Pokémon evolved from ${what.was.is[0]} during this turn`;
  if (
    what.event !== 'knocked-out' ||
    what.subject === undefined ||
    what.subject.get === 'cards' ||
    what.subject.get === 'whole'
  ) {
    return unsayable(`that something ${what.event}`);
  }
  return `${pokemon(what.subject, voice)} is Knocked Out by this attack`;
}
