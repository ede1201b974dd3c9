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
      return not ? unsayable('none of several') : test.of.map((one) => testText(one, voice)).join(' or ');
    case 'did':
      return not ? "you don't" : 'you do';
    case 'matches':
      return matches(test, voice, not);
    case 'compare':
      return not ? unsayable('the opposite of a comparison') : compare(test, voice);
    case 'exists':
      return not ? unsayable('that something is not there') : exists(test, voice);
    case 'happened':
      return happened(test, voice);
    default:
      return unsayable(`a test of ${test.test}`);
  }
}

function matches({ of, where }: Test & { test: 'matches' }, voice: Voice, not: boolean): string {
  if (of.get !== 'ref' && of.get !== 'pokemon') return unsayable('a test of cards');
  const name = pokemon(of, voice);
  if (where.test === 'compare' && !not) return `${name} has ${statText(where)}`;
  if (where.test === 'name-has' && !not) return `${name} has ${where.words} in its name`;
  if (where.test === 'power') return `${name} has an Ability`;
  return `${name} ${not ? "isn't" : 'is'} ${description(where)}`;
}

function statText(test: Test & { test: 'compare' }): string {
  const { a, b } = test;
  if (typeof a !== 'number' && a.num === 'stat' && a.what === 'remaining-hp')
    return `${amountNumber(b)} HP or less remaining`;
  return `${counters(test)} on it`;
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
  if (where.test === 'any' && where.of[0].test === 'type') return typeOrName(where.of);
  if (where.test === 'any' && where.of.some((one) => one.test !== 'name-has'))
    return where.of.map((one) => aOrAn(pokemonNoun(one))).join(' or ');
  return aOrAn(pokemonNoun(where));
}

/** "Darkness or has Dark in its name". */
function typeOrName([type, name]: readonly Test[]): string {
  if (type.test !== 'type' || name.test !== 'name-has') return unsayable('such a description');
  return `${listed(type.is, 'or')} or has ${name.words} in its name`;
}

type Comparison = Test & { test: 'compare' };

function compare(test: Comparison, voice: Voice): string {
  const { a, rel } = test;
  if (typeof a === 'number') return unsayable('a comparison of numbers');
  if (a.num === 'bound') return coins(test, a.what);
  if (a.num === 'stat' && a.what === 'bench-space') return `${whose('you', voice)} Bench isn't full`;
  if (a.num === 'energy') {
    const type = a.type === undefined ? '' : `${a.type} `;
    return `${pokemon(a.on, voice)} has ${rel === '=' ? 'no' : 'any'} ${type}Energy attached to it`;
  }
  if (a.num === 'count' && a.of.get === 'cards' && 'zone' in a.of.in) return countOf(a.of, a.of.in, test, voice);
  return unsayable('such a comparison');
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

type Zone = { readonly zone: string; readonly whose?: Parameters<typeof whose>[0] };

function countOf(
  of: { readonly where?: Test },
  { zone, whose: owner }: Zone,
  { rel, b }: Comparison,
  voice: Voice,
): string {
  const isOther = of.where !== undefined;
  const has = owner === 'you' ? 'you have' : 'your opponent has';
  if (zone === 'hand' && isOther) return 'this card is the last card in your hand';
  if (zone === 'hand') return `${has} no cards in ${whose(owner, voice)} hand`;
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
  if (of.spot === 'bench') return `${has} ${pokemonNoun(of.where)} on your Bench`;
  return `${has} any ${pokemonNoun(of.where)} in play`;
}

function cardsThere({ in: place, where }: CardsOf & { get: 'cards' }, n: Amount | undefined, voice: Voice): string {
  if ('on' in place) {
    const what = place.what === 'tool' ? 'a Pokémon Tool' : energyThere(where);
    return `${pokemon(place.on, voice)} has ${what} attached to it`;
  }
  if ('pool' in place) return unsayable('that looked at cards are there');
  if (place.zone === 'stadium') return 'a Stadium is in play';
  if (place.zone === 'lost-zone')
    return `${place.whose === 'you' ? 'you have' : 'your opponent has'} ${amount(n ?? 1)} or more ${cardNoun(where, true)} in the Lost Zone`;
  const has = place.whose === 'you' ? 'you have' : 'your opponent has';
  return `${has} ${amount(n ?? 1)} or more ${cardNoun(where, true)} in ${whose(place.whose, voice)} ${zoneName(place.zone)}`;
}

function energyThere(where: Test | undefined): string {
  if (where?.test === 'kind') return 'any Special Energy';
  if (where?.test !== 'all') return unsayable('such Energy');
  return where.of[1].test === 'not' ? 'any other Special Energy' : aOrAn(cardNoun(where, false));
}

function happened({ what, when }: Test & { test: 'happened' }, voice: Voice): string {
  if (what.event === 'knocked-out' && when === 'last-turn' && what.subject?.get === 'pokemon')
    return `any of your ${pokemonNoun(what.subject.where)} were Knocked Out during your opponent's last turn`;
  if (what.event === 'played') return `you played ${aOrAn(cardNoun(what.card, false))} from your hand during this turn`;
  if (what.event === 'attached') return 'this card was attached to a Pokémon during this turn';
  if (what.event === 'attacked') return 'the Pokémon this card is attached to attacked during this turn';
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
