import type { Test } from '../language.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { inPlural } from './plural.js';
import { aOrAn, listed, type Voice } from './speech.js';
import { pokemon } from './things.js';

/** The wording of tests that Trainer and Energy cards ask; null for all others. */
export function cardTestText(test: Test, voice: Voice): string | null {
  switch (test.test) {
    case 'matches':
      return described(test, voice);
    case 'compare':
      return compared(test);
    case 'exists':
      return there(test, voice);
    case 'happened':
      return happened(test);
    default:
      return null;
  }
}

function described({ of, where }: Extract<Test, { test: 'matches' }>, voice: Voice): string | null {
  if (of.get !== 'ref' && of.get !== 'pokemon') return null;
  const name = pokemon(of, voice);
  if (where.test === 'name-has') return `${name} has ${where.words} in its name`;
  if (where.test === 'any' && where.of[0].test === 'type' && where.of[1].test === 'name-has')
    return `${name} is ${listed(where.of[0].is, 'or')} or has ${where.of[1].words} in its name`;
  if (where.test !== 'compare' || typeof where.a === 'number' || where.a.num !== 'stat') return null;
  return where.a.what === 'remaining-hp' ? `${name} has ${amountNumber(where.b)} HP or less remaining` : null;
}

function compared({ a, rel, b }: Extract<Test, { test: 'compare' }>): string | null {
  if (typeof a === 'number') return null;
  const isHand = a.num === 'count' && a.of.get === 'cards' && 'zone' in a.of.in && a.of.in.zone === 'hand';
  const isOther = isHand && a.num === 'count' && a.of.get === 'cards' && a.of.where?.test === 'not';
  return isOther && rel === '=' && b === 0 ? 'this card is the last card in your hand' : null;
}

function there({ of, n }: Extract<Test, { test: 'exists' }>, voice: Voice): string | null {
  if (of.get !== 'cards') return null;
  const { in: place, where } = of;
  if ('on' in place && place.what !== 'stack' && where?.test === 'all' && n === undefined) {
    const isBasic = where.of[0].test === 'kind' && where.of[0].is[0] === 'basic-energy';
    const one = isBasic ? aOrAn(cardNoun(where, false)) : `any ${cardNoun(where, true)}`;
    const what = where.of[1].test === 'not' ? 'any other Special Energy' : one;
    return `${pokemon(place.on, voice)} has ${what} attached to it`;
  }
  return null;
}

function happened({ what, when }: Extract<Test, { test: 'happened' }>): string | null {
  const { event, subject, source, by } = what;
  if (event === 'knocked-out' && when === 'last-turn' && source === undefined && subject?.get === 'pokemon')
    return `any of your ${inPlural(pokemonNoun(subject.where))} were Knocked Out during your opponent's last turn`;
  if (subject?.get !== 'ref') return null;
  if (event === 'attached' && subject.name === 'card')
    return `${by === 'you' ? 'you attached this card' : 'this card was attached'} to a Pokémon during this turn`;
  if (event === 'damaged' && subject.name === 'holder' && when === 'this-turn')
    return "the Pokémon this card is attached to was damaged by an opponent's attack during this turn";
  return event === 'used-attack' && subject.name === 'holder'
    ? 'the Pokémon this card is attached to attacked during this turn'
    : null;
}
