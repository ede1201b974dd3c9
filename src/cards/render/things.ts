import type { CardsOf, PokemonOf, PokemonSelector, Take, Test, Who } from '../language.js';
import { NEW_ACTIVE } from './new-active.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { aOrAn, unsayable, type Voice, whose } from './speech.js';

const REFERENCES: Readonly<Record<string, string>> = {
  subject: 'that Pokémon',
  self: 'this Pokémon',
  defender: 'the Defending Pokémon',
  attacker: 'the Attacking Pokémon',
  holder: 'the Pokémon this card is attached to',
  'that-pokemon': 'that Pokémon',
  [NEW_ACTIVE]: 'the new Active Pokémon',
};

const isSelf = ({ get, ...rest }: { readonly get: string; readonly name?: string }): boolean =>
  get === 'ref' && rest.name === 'self';

const isOthers = (test: Test): boolean => test.test === 'not' && test.of.test === 'is' && isSelf(test.of.of as never);

/** Those Pokémon, without a word on how many. */
export function group({ side, spot, where: said }: PokemonSelector, voice: Voice): string {
  if (said?.test === 'any' && side === 'you' && spot === 'in-play')
    return `${said.of.map((one) => pokemonNoun(one)).join(' and ')} you have in play`;
  const tests = said === undefined ? [] : said.test === 'all' ? said.of : [said];
  const rest = tests.filter((test) => !isOthers(test));
  const noun = pokemonNoun(rest.length < 2 ? rest[0] : { test: 'all', of: rest });
  const place = { active: 'Active ', bench: 'Benched ', 'in-play': '' }[spot];
  if (side === 'any' && spot === 'active') return `Active ${noun} (both yours and your opponent's)`;
  if (side === 'any') return spot === 'bench' ? `Benched ${noun} (both yours and your opponent's)` : `${noun} in play`;
  if (side !== 'you' && side !== 'opponent') return unsayable(`the Pokémon of ${side}`);
  return `${whose(side, voice)} ${rest.length < tests.length ? 'other ' : ''}${place}${noun}`;
}

/** "Another" is a filter in a program and a determiner in a sentence. */
function withoutOther(of: PokemonSelector): { readonly other: boolean; readonly rest: PokemonSelector } {
  const tests = of.where?.test === 'all' ? of.where.of : of.where === undefined ? [] : [of.where];
  const kept = tests.filter((test) => !(test.test === 'not' && test.of.test === 'is' && !isSelf(test.of.of)));
  if (kept.length === tests.length) return { other: false, rest: of };
  const { where: _where, ...rest } = of;
  return {
    other: true,
    rest: kept.length === 0 ? rest : { ...rest, where: kept.length === 1 ? kept[0] : { test: 'all', of: kept } },
  };
}

/** "the Fire Pokémon this card is attached to". */
function borneBy({ where }: PokemonSelector): string | null {
  if (where?.test !== 'all') return null;
  const [first, ...rest] = where.of;
  if (first.test !== 'is' || first.of.get !== 'ref' || first.of.name !== 'holder') return null;
  return `the ${pokemonNoun({ test: 'all', of: rest })} this card is attached to`;
}

export function pokemon(of: PokemonOf, voice: Voice): string {
  if (of.get === 'ref') return REFERENCES[of.name] ?? (of.name.startsWith('#') ? 'that Pokémon' : unsayable(of.name));
  const borne = borneBy(of);
  if (borne !== null) return borne;
  const { other, rest } = withoutOther(of);
  const those = group(rest, voice);
  if (other) return `another of ${those}`;
  if (of.take === undefined) {
    if (of.spot === 'active' && of.side === 'any' && of.where === undefined) return 'both Active Pokémon';
    if (of.spot === 'active' && of.where === undefined) return those;
    return of.side === 'any' ? `each ${those}` : `each of ${those}`;
  }
  if (of.side === 'any' && 'n' in of.take && of.take.n === 1) return `a ${those}`;
  if ('any' in of.take) return `any number of ${those}`;
  return 'n' in of.take ? `${amountNumber(of.take.n)} of ${those}` : `up to ${amountNumber(of.take.upTo)} of ${those}`;
}

/** How many cards of which kind. */
export function wanted(where: Test | undefined, take: Take | undefined): string {
  if (take === undefined) return `all ${cardNoun(where, true)}`;
  if ('any' in take) return `any number of ${cardNoun(where, true)}`;
  if ('upTo' in take) return `up to ${amountNumber(take.upTo)} ${cardNoun(where, take.upTo !== 1)}`;
  return take.n === 1 ? aOrAn(cardNoun(where, false)) : `${amountNumber(take.n)} ${cardNoun(where, true)}`;
}

const ZONES: Readonly<Record<string, string>> = { hand: 'hand', discard: 'discard pile', deck: 'deck' };

export const zoneName = (zone: string): string => ZONES[zone] ?? unsayable(`cards in the ${zone}`);

function deckEnd(of: { top?: unknown; bottom?: unknown }): string | null {
  const n = of.top ?? of.bottom;
  if (typeof n !== 'number') return null;
  const end = of.top === undefined ? 'bottom' : 'top';
  return n === 1 ? `the ${end} card of` : `the ${end} ${n} cards of`;
}

const fromPool = (where: Test | undefined, take: Take | undefined): string =>
  where === undefined && take !== undefined && 'any' in take
    ? 'any number of them'
    : `${wanted(where, take)} you find there`;

/** Cards where they are: "a Supporter card from your discard pile", "2 Energy cards attached to this Pokémon". */
export function cards(of: CardsOf, voice: Voice): string {
  if (of.get === 'ref') return of.name === 'card' ? 'this card' : 'the chosen cards';
  if (of.get === 'whole') return `${pokemon(of.of, voice)} and all cards attached to it`;
  const { in: place, where, take, how } = of;
  if ('pool' in place) return take === undefined && where === undefined ? 'the other cards' : fromPool(where, take);
  if ('on' in place) {
    const what = place.what === 'tool' && where === undefined ? ({ test: 'kind', is: ['tool'] } as const) : where;
    return `${wanted(what, take)} attached to ${bearer(place.on, voice)}`;
  }
  if (place.zone === 'stadium') return stadium(place.whose);
  const end = deckEnd(place);
  const at = `${whose(place.whose, voice)} ${zoneName(place.zone)}`;
  if (end !== null) return `${end} ${at}`;
  if (place.zone === 'hand' && take === undefined && where === undefined) return at;
  if (how === 'random') return `${wanted(where, take)} at random from ${at}`;
  return `${wanted(where, take)} from ${at}${how === 'blind' ? ' without looking' : ''}`;
}

/** A Stadium of one player is one that a condition asked for. */
const stadium = (owner: Who | undefined): string => (owner === 'each' ? 'a Stadium in play' : 'that Stadium');

/** Several Pokémon that one chooses cards from are not gone through one by one. */
export const bearer = (of: PokemonOf, voice: Voice): string =>
  of.get === 'pokemon' && of.take === undefined && (of.spot !== 'active' || of.side !== 'any')
    ? group(of, voice)
    : pokemon(of, voice);
