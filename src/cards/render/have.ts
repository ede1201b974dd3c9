import type { Amount, CardSelector, CardsOf, PokemonOf, PokemonSelector, Relation, Test } from '../language.js';
import { amongText, DISCARDED, deedText, UNTOLD } from './deeds.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { inPlural } from './plural.js';
import { aOrAn, listed, unsayable, type Voice, whose } from './speech.js';
import { group, inPlay, pokemon, zoneName } from './things.js';

/** "any", "no", "3 or more": how many of a thing there must be. */
export function howMany(rel: Relation, n: Amount): string {
  const number = amountNumber(n);
  switch (rel) {
    case '>=':
      return n === 1 ? 'any' : `${number} or more`;
    case '<=':
      return `${number} or fewer`;
    case '=':
      return n === 0 ? 'no' : `exactly ${number}`;
    case '<':
      return `fewer than ${number}`;
    case '>':
      return `more than ${number}`;
    case '!=':
      return unsayable('any number but one');
  }
}

/** "exactly 1 Prize card". */
export const isOne = (rel: Relation, n: Amount): boolean => rel === '=' && n === 1;

/** Of cards that something was done with: whether there was such a card among them. */
const amongThem = (pool: string, where: Test | undefined): string =>
  amongText(pool, { one: aOrAn(cardNoun(where, false)), several: cardNoun(where, true) }) ??
  unsayable('which of those cards are meant');

/** That so many of the things are there. */
export function thereText(of: PokemonOf | CardsOf, rel: Relation, n: Amount, voice: Voice): string {
  if (of.get === 'pokemon' && of.side === 'any' && typeof n === 'number') return inPlayText(of, rel, n, voice);
  if (of.get === 'pokemon' && of.spot === 'active' && of.side === 'opponent' && of.where !== undefined)
    return `your opponent has ${howMany(rel, n)} ${inPlural(pokemonNoun(of.where))} as their Active Pokémon`;
  if (of.get === 'pokemon')
    return `${owner(of.side)} ${isNamed(of) && rel === '>=' && n === 1 ? '' : `${howMany(rel, n)} `}${anyThing(of)}`;
  if (of.get !== 'cards') return unsayable('that this is there');
  const { in: place, where } = of;
  if ('pool' in place && place.pool === DISCARDED) return `you discarded ${aOrAn(cardNoun(where, false))} in this way`;
  if ('pool' in place && (deedText(place.pool) !== null || place.pool === UNTOLD)) return amongThem(place.pool, where);
  if ('pool' in place) return `any of those cards are ${cardNoun(where, true)}`;
  if ('on' in place) return onPokemon(place.on, of, howMany(rel, n), voice);
  if (place.zone === 'stadium' && place.whose === 'each' && where !== undefined)
    return `a Stadium card${pokemonNoun(where).replace(/^Pokémon/, '')} is in play`;
  if (place.zone === 'stadium' && place.whose === 'each') return stadiumText(rel, n);
  if (place.whose !== 'you' && place.whose !== 'opponent') return unsayable('whose cards are there');
  if ((where?.test === 'name' || place.zone === 'stadium') && rel === '>=' && n === 1)
    return `${owner(place.whose)} ${aOrAn(cardThing(of, false))}`;
  return `${owner(place.whose)} ${howMany(rel, n)} ${cardThing(of, !isOne(rel, n))}`;
}

/** There is one or there is none. */
const stadiumText = (rel: Relation, n: Amount): string =>
  rel === '>=' && n === 1 ? 'a Stadium card is in play' : `there is ${howMany(rel, n)} Stadium card in play`;

/** Whosever they are. */
function inPlayText(of: PokemonSelector, rel: Relation, n: number, voice: Voice): string {
  if (of.spot !== 'in-play' || (rel !== '<=' && rel !== '>=')) return unsayable('how many are there on both sides');
  return `the number of ${inPlural(group(of, voice))} is ${n} or ${rel === '<=' ? 'less' : 'more'}`;
}

/** Names need no word on how many, unless it is more than one or none. */
const isNamed = ({ where }: PokemonSelector): boolean => where?.test === 'name';

function onPokemon(on: PokemonOf, of: CardSelector, many: string, voice: Voice): string {
  const name = pokemon(on, voice);
  const { in: place, where } = of;
  if (!('what' in place)) return unsayable('cards that are not on a Pokémon');
  if (place.what === 'stack') {
    const named = where?.test === 'all' ? where.of[0] : where;
    if (named?.test !== 'name') return unsayable('such a card under a Pokémon');
    return `${named.is[0]} ${many === 'no' ? "isn't" : 'is'} anywhere under ${name}`;
  }
  if (where?.test === 'name' && many === 'any') return `${name} has ${aOrAn(cardNoun(where, false))} attached to it`;
  return `${name} has ${many} ${place.what === 'tool' ? 'Pokémon Tools' : cardNoun(where, true)} attached to it`;
}

const owner = (who: string): string => {
  if (who === 'you') return 'you have';
  return who === 'opponent' ? 'your opponent has' : unsayable(`what ${who} has`);
};

/** Of several classes one of either is enough. */
const anyThing = (of: PokemonSelector): string =>
  of.where?.test === 'tag' ? pokemonThing(of).replace(/ and (?=Pokémon)/, ' or ') : pokemonThing(of);

export function pokemonThing({ side, spot, where }: PokemonSelector): string {
  if (spot === 'active') return unsayable('that a Pokémon is Active');
  if (where?.test === 'name' && where.is.length > 1)
    return `${listed(where.is, 'or')} ${spot === 'bench' ? 'on your Bench' : 'in play'}`;
  if (where?.test === 'name') {
    const at = `on ${side === 'you' ? 'your' : 'their'} Bench`;
    return `${pokemonNoun(where)} ${spot === 'bench' ? at : 'in play'}`;
  }
  const noun = inPlural(pokemonNoun(where));
  return spot === 'bench' ? `Benched ${noun}` : inPlay(noun);
}

export function cardThing({ in: place, where }: CardSelector, several = true): string {
  if (!('zone' in place)) return unsayable('cards that are in no zone');
  if (place.zone === 'prizes') return `Prize ${several ? 'cards' : 'card'} remaining`;
  if (place.zone === 'stadium') return 'Stadium card in play';
  const noun = cardNoun(where, several);
  if (place.zone === 'in-play') return `${noun} in play`;
  if (place.zone === 'lost-zone') return `${noun} in the Lost Zone`;
  return `${noun} in ${place.whose === 'opponent' ? 'their' : whose('you', 'you')} ${zoneName(place.zone)}`;
}

/** The same things of one player and of the other. */
export function moreThan(of: PokemonOf | CardsOf, rel: Relation): string {
  const things =
    of.get === 'pokemon' ? pokemonThing(of) : of.get === 'cards' ? cardThing(of) : unsayable('such things');
  const who = of.get === 'pokemon' ? of.side : of.get === 'cards' && 'zone' in of.in ? (of.in.whose ?? 'you') : 'you';
  const other = who === 'you' ? 'your opponent' : 'you';
  if (rel === '=') return `${owner(who)} the same number of ${things} as ${other}`;
  if (rel === '>=') return `${owner(who)} more or the same number of ${things} as ${other}`;
  if (rel === '<=') return `${owner(who)} the same number of or fewer ${things} than ${other}`;
  if (rel === '!=') return `you and your opponent have a different number of ${things}`;
  return `${owner(who)} ${rel === '>' ? 'more' : 'fewer'} ${things} than ${other}`;
}
