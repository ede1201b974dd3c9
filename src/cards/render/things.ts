import type { Amount, CardsOf, PokemonOf, PokemonSelector, Take, Test, Who } from '../language.js';
import { deedText, HEALED } from './deeds.js';
import { EVOLVED } from './evolved.js';
import { MOVED_OUT } from './moved-out.js';
import { NEW_ACTIVE } from './new-active.js';
import { cardNoun, energyAmong, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { beasts, inPlural } from './plural.js';
import { THOSE } from './several.js';
import { aOrAn, listed, unsayable, type Voice, whose } from './speech.js';

const REFERENCES: Readonly<Record<string, string>> = {
  subject: 'that Pokémon',
  self: 'this Pokémon',
  defender: 'the Defending Pokémon',
  attacker: 'the Attacking Pokémon',
  holder: 'the Pokémon this card is attached to',
  'that-pokemon': 'that Pokémon',
  [NEW_ACTIVE]: 'the new Active Pokémon',
  [MOVED_OUT]: 'the Pokémon you moved to your Bench',
  [EVOLVED]: 'the Pokémon you evolved in this way',
  [THOSE]: 'each of those Pokémon',
  [HEALED]: 'the Pokémon that were healed in this way',
};

const BOTH_SIDES = "(both yours and your opponent's)";
const EITHER_SIDE = "(yours or your opponent's)";

const isSelf = ({ get, ...rest }: { readonly get: string; readonly name?: string }): boolean =>
  get === 'ref' && rest.name === 'self';

const isOthers = (test: Test): boolean => test.test === 'not' && test.of.test === 'is' && isSelf(test.of.of as never);

/** Those Pokémon, without a word on how many. */
export function group({ side, spot, where: said }: PokemonSelector, voice: Voice): string {
  if (said?.test === 'any' && side === 'you' && spot === 'in-play' && energyAmong(said) === null)
    return `${said.of.map((one) => pokemonNoun(one)).join(' and ')} you have in play`;
  const tests = said === undefined ? [] : said.test === 'all' ? said.of : [said];
  // Of both sides together nobody says "other".
  const rest = side === 'any' ? tests : tests.filter((test) => !isOthers(test));
  const place = { active: 'Active ', bench: 'Benched ', 'in-play': '' }[spot];
  // The place is said of each class, else it might be that of the first only.
  const noun = pokemonNoun(rest.length < 2 ? rest[0] : { test: 'all', of: rest }).replace(
    ' and Pokémon',
    ` and ${place}Pokémon`,
  );
  if (side === 'any' && spot === 'active') return `Active ${noun} ${BOTH_SIDES}`;
  if (side === 'any') return spot === 'bench' ? `Benched ${noun} ${BOTH_SIDES}` : inPlay(noun);
  if (side !== 'you' && side !== 'opponent') return unsayable(`the Pokémon of ${side}`);
  return `${whose(side, voice)} ${rest.length < tests.length ? 'other ' : ''}${place}${spot === 'active' ? noun : beasts(noun)}`;
}

/** What is said of the Pokémon comes after the place. */
export const inPlay = (noun: string): string => noun.replace(/(?= (?:that|with) | \(excluding )|$/, ' in play');

/** Of both sides together one is chosen, which is of the one or of the other. */
const oneOfEither = (spot: PokemonSelector['spot'], those: string): string =>
  spot === 'in-play' ? aOrAn(those) : `1 ${those.replace(BOTH_SIDES, EITHER_SIDE)}`;

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

/** Whoever has the cards that were attached just before. */
const isHolderOfThose = ({ where }: PokemonSelector): boolean =>
  where?.test === 'exists' && where.of.get === 'cards' && where.of.where?.test === 'is';

export function pokemon(of: PokemonOf, voice: Voice): string {
  if (of.get === 'ref') return REFERENCES[of.name] ?? (of.name.startsWith('#') ? 'that Pokémon' : unsayable(of.name));
  const borne = borneBy(of);
  if (borne !== null) return borne;
  if (isHolderOfThose(of)) return 'that Pokémon';
  const { other, rest } = withoutOther(of);
  const those = group(rest, voice);
  if (other && of.take === undefined) return `each of ${those.replace(/(Benched )?Pokémon$/, 'other $&')}`;
  if (other) return of.side === 'any' ? `another ${those}` : `another of ${those}`;
  if (of.take === undefined) {
    if (of.spot === 'active' && of.side === 'any') return ofBothSides(of, those);
    if (of.every === true && of.side === 'opponent' && of.where === undefined) return 'each Defending Pokémon';
    if (of.every === true) return `each of ${those}`;
    if (of.spot === 'active' && of.side !== 'any') return those;
    return of.side === 'any' ? `each ${those}` : `each of ${those}`;
  }
  if (of.side === 'any' && 'n' in of.take && of.take.n === 1) return oneOfEither(of.spot, those);
  if ('any' in of.take) return `any number of ${inPlural(those)}`;
  // One of two classes is of the one or of the other.
  if ('n' in of.take && of.take.n === 1)
    return `1 of ${those.replace(/ and (?=(?:Benched |Active )?Pokémon)/, ' or ')}`;
  if ('n' in of.take) return `${amountNumber(of.take.n)} of ${inPlural(those)}`;
  if (typeof of.take.upTo !== 'number') return `a number of ${inPlural(those)} up to ${theNumber(of.take.upTo, voice)}`;
  return `up to ${of.take.upTo} of ${inPlural(those)}`;
}

/** "Both" are one a side, "each" all there are. @rule FMT-25 */
const ofBothSides = ({ every }: PokemonSelector, those: string): string =>
  every === true ? `each ${those}` : `both ${those.replace(` ${BOTH_SIDES}`, '')}`;

/** "that isn't an A or a B" would leave open where the "or" belongs. */
const saysNot = (where: Test): boolean =>
  (where.test === 'all' ? where.of : [where]).some(({ test }) => test === 'not');

/** Several of two kinds might be all of the one or all of the other; of names each is one. */
const isMixed = (kinds: readonly Test[], take: Take): boolean =>
  !('different' in take) &&
  (('n' in take && take.n !== 1) || ('upTo' in take && take.upTo !== 1)) &&
  !kinds.every(({ test }) => test === 'name');

/** All of two kinds are those of the one and those of the other. */
const allKinds = (where: Test | undefined): string =>
  where?.test === 'any' && !where.of.some(saysNot)
    ? listed(
        where.of.map((one) => cardNoun(one, true)),
        'and',
      )
    : cardNoun(where, true);

/** How many cards of which kind. */
export function wanted(where: Test | undefined, take: Take | undefined): string {
  if (take === undefined) return `all ${allKinds(where)}`;
  if ('upTo' in take && typeof take.upTo !== 'number')
    return `a number of ${cardNoun(where, true)} up to ${theNumber(take.upTo, 'you')}`;
  if (where?.test === 'any' && !('any' in take) && (isMixed(where.of, take) || where.of.some(saysNot))) {
    const many = 'upTo' in take ? `up to ${amountNumber(take.upTo)}` : amountNumber(take.n);
    const kinds = where.of.map((one) => cardNoun(one, true));
    return `${many} in any combination of ${listed(kinds, 'and')}`;
  }
  if ('different' in take && take.different === 'name' && where?.test === 'name')
    return `${where.is.map((name) => aOrAn(name)).join(', ')}, or 1 of each`;
  if ('different' in take && take.different === 'name' && 'upTo' in take)
    return `up to ${amountNumber(take.upTo)} different ${cardNoun(where, true)}`;
  if ('different' in take && take.different === 'type' && 'upTo' in take)
    return `up to ${amountNumber(take.upTo)} ${cardNoun(where, true)} of different types`;
  if ('any' in take) return `any number of ${cardNoun(where, true)}`;
  if ('upTo' in take) return `up to ${amountNumber(take.upTo)} ${cardNoun(where, take.upTo !== 1)}`;
  if (take.different === 'type') return `${amountNumber(take.n)} ${cardNoun(where, true)} of different types`;
  if (take.units === true) return `${amountNumber(take.n)} ${cardNoun(where, true).replace(/ cards$/, '')}`;
  return take.n === 1 ? aOrAn(cardNoun(where, false)) : `${amountNumber(take.n)} ${cardNoun(where, true)}`;
}

const isOne = (take: Take | undefined): boolean => take !== undefined && 'n' in take && take.n === 1;

const ZONES: Readonly<Record<string, string>> = { hand: 'hand', discard: 'discard pile', deck: 'deck' };

export const zoneName = (zone: string): string => ZONES[zone] ?? unsayable(`cards in the ${zone}`);

function deckEnd(of: { top?: unknown; bottom?: unknown }): string | null {
  const n = of.top ?? of.bottom;
  if (typeof n !== 'number') return null;
  const end = of.top === undefined ? 'bottom' : 'top';
  return n === 1 ? `the ${end} card of` : `the ${end} ${n} cards of`;
}

const fromPool = (where: Test | undefined, take: Take | undefined): string => {
  if (take === undefined) return `${wanted(where, take)} among those cards`;
  return where === undefined && 'any' in take ? 'any number of them' : `${wanted(where, take)} you find there`;
};

/** Cards where they are: "a Supporter card from your discard pile", "2 Energy cards attached to this Pokémon". */
export function cards(of: CardsOf, voice: Voice): string {
  if (of.get === 'ref') return of.name === 'card' ? 'this card' : 'the chosen cards';
  if (of.get === 'whole' && of.bare === true) return pokemon(of.of, voice);
  if (of.get === 'whole') return `${pokemon(of.of, voice)} and all cards attached to it`;
  const { in: place, where, take, how } = of;
  if ('pool' in place) return take === undefined && where === undefined ? 'the other cards' : fromPool(where, take);
  if ('on' in place) {
    const what = place.what === 'tool' && where === undefined ? ({ test: 'kind', is: ['tool'] } as const) : where;
    return `${wanted(what, take)} attached to ${bearer(place.on, voice)}`;
  }
  if (place.zone === 'stadium') return stadium(place.whose);
  if (place.zone === 'prizes' && where === undefined) return prizes(`${whose(place.whose, voice)}`, take);
  if (place.zone === 'in-play' && place.whose !== 'each' && take === undefined)
    return `all ${cardNoun(where, true)} ${place.whose === 'opponent' ? 'your opponent has' : 'you have'} in play`;
  if (place.zone === 'in-play') return `${wanted(where, take)} in play ${isOne(take) ? EITHER_SIDE : BOTH_SIDES}`;
  const end = deckEnd(place);
  const at = `${whose(place.whose, voice)} ${zoneName(place.zone)}`;
  if (end !== null) return `${end} ${at}`;
  if (place.zone === 'hand' && take === undefined && where === undefined) return at;
  if (how === 'random') return `${wanted(where, take)} at random from ${at}`;
  return `${wanted(where, take)} from ${at}${how === 'blind' ? ' without looking' : ''}`;
}

const prizes = (owner: string, take: Take | undefined): string =>
  `${take === undefined ? '' : '1 of '}${owner} face-down Prize cards`;

/** A Stadium of one player is one that a condition asked for. */
const stadium = (owner: Who | undefined): string => (owner === 'each' ? 'a Stadium card in play' : 'that Stadium card');

/** Several Pokémon that one chooses cards from are not gone through one by one. */
export const bearer = (of: PokemonOf, voice: Voice): string =>
  of.get === 'pokemon' && of.take === undefined && (of.spot !== 'active' || of.side !== 'any' || of.every === true)
    ? ofSeveral(of, group(of, voice))
    : pokemon(of, voice);

function ofSeveral({ side, spot, every }: PokemonSelector, those: string): string {
  if (spot !== 'active') return inPlural(those);
  if (side === 'any') return `all of the ${those}`;
  return every === true ? `all of ${those}` : those;
}

// ── amounts: they count things, and things are so many ──

/** A number times something counted: "20" and "for each heads". */
export interface Factors {
  readonly n: number;
  readonly each: string;
}

export function factors(amount: Amount, voice: Voice): Factors {
  if (typeof amount === 'number') return { n: amount, each: '' };
  if (amount.num === 'calc' && amount.fn === '×' && typeof amount.args[0] === 'number') {
    return { n: amount.args[0], each: ` for each ${counted(amount.args[1], voice)}` };
  }
  return { n: 1, each: ` for each ${counted(amount, voice)}` };
}

/** "the number of heads". */
export const theNumber = (amount: Amount, voice: Voice): string =>
  `the number of ${counted(amount, voice)
    .replace(/^of /, '')
    .replace(/^(card|damage counter|Prize card|different type)\b/, '$1s')}`;

/** The thing that is counted, in the singular. */
export function counted(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return unsayable('a plain number as a thing');
  switch (amount.num) {
    case 'bound':
      return bound(amount);
    case 'energy':
      return energy(amount, voice);
    case 'stat':
      return stat(amount, voice);
    case 'count':
      return count(amount, voice);
    case 'tally':
      return tally(amount);
    case 'calc':
      return sum(amount, voice);
  }
}

function bound(amount: Extract<Amount, { num: 'bound' }>): string {
  if (amount.what === 'amount') return 'damage counter you placed in this way';
  if (amount.what === 'n') return `card ${deedText(amount.of) ?? 'used this way'}`;
  if (amount.what !== 'energy') return amount.what;
  const { of, types } = amount;
  const said = types === undefined ? 'Energy' : `${types.join(' or ')} Energy`;
  return `${said} ${deedText(of) ?? unsayable('what was done with that Energy')}`;
}

function tally({ what, when }: Extract<Amount, { num: 'tally' }>): string {
  if (what.event !== 'prize-taken') return unsayable(`how often something ${what.event}`);
  if (when === 'last-turn') return 'Prize card your opponent took during their last turn';
  return what.by === 'you' ? 'Prize card you have taken' : 'Prize card your opponent has taken';
}

/** Energy on two Pokémon together. */
function sum({ fn, args }: Extract<Amount, { num: 'calc' }>, voice: Voice): string {
  const [a, b] = args;
  // No more of it than could be taken, which is said there.
  if (fn === 'min' && typeof b !== 'number' && b.num === 'bound' && b.what === 'energy') return bound(b);
  if (fn === '+' && typeof a !== 'number' && a.num === 'count' && a.of.get === 'cards' && 'pool' in a.of.in)
    return `${cardNoun(a.of.where, false)} discarded in this way`;
  if (fn === '-') return surplus(a, b);
  if (fn === '+' && isOnPokemon(a) && isOnPokemon(b))
    return `${cardNoun(a.of.where, false)} attached to ${pokemon(a.of.in.on, voice)} and ${pokemon(b.of.in.on, voice)}`;
  if (fn !== '+' || typeof a === 'number' || typeof b === 'number' || a.num !== 'energy' || b.num !== 'energy')
    return unsayable('a calculation');
  if (a.basic === true && b.basic === true && a.type !== undefined && b.type !== undefined)
    return `basic ${a.type} and basic ${b.type} Energy attached to ${bearer(a.on, voice)}`;
  return `${a.basic === true ? 'basic ' : ''}Energy attached to ${pokemon(a.on, voice)} and ${pokemon(b.on, voice)}`;
}

type CountOn = { readonly of: { readonly where?: Test; readonly in: { readonly on: PokemonOf } } };
const isOnPokemon = (amount: Amount): amount is Amount & CountOn =>
  typeof amount === 'object' && amount.num === 'count' && amount.of.get === 'cards' && 'on' in amount.of.in;

/** By how many one player has more than the other. */
function surplus(a: Amount, b: Amount): string {
  const [mine, theirs] = [ownedBy(a), ownedBy(b)];
  if (mine === 'your Prize cards' && theirs === "your opponent's Prize cards")
    return 'Prize card you have more than your opponent';
  return mine === "your opponent's Pokémon" && theirs === 'your Pokémon'
    ? 'Pokémon in play your opponent has more than you'
    : unsayable('what one has more than another');
}

function ownedBy(amount: Amount): string {
  if (typeof amount === 'number' || amount.num !== 'count') return '';
  const { of } = amount;
  if (of.get === 'pokemon' && of.spot === 'in-play' && of.where === undefined)
    return `${whose(of.side as Who, 'you')} Pokémon`;
  return of.get === 'cards' && 'zone' in of.in && of.in.zone === 'prizes'
    ? `${whose(of.in.whose, 'you')} Prize cards`
    : '';
}

function energy({ on, type, basic, extra }: Extract<Amount, { num: 'energy' }>, voice: Voice): string {
  const said = `${basic === true ? 'basic ' : ''}${type === undefined ? '' : `${type} `}Energy attached to ${bearer(on, voice)}`;
  return extra === true ? `extra ${said} (in addition to this attack's cost)` : said;
}

function stat({ of, what }: Extract<Amount, { num: 'stat' }>, voice: Voice): string {
  if (typeof of === 'string' || of.get === 'attacks' || of.get === 'cards' || of.get === 'whole')
    return unsayable(what);
  if (what === 'conditions') return `Special Condition affecting ${pokemon(of, voice)}`;
  if (what === 'counters') return `damage counter on ${bearer(of, voice)}`;
  return what === 'retreat-cost' ? `Colorless in the Retreat Cost of ${pokemon(of, voice)}` : unsayable(what);
}

function count({ of, distinct }: Extract<Amount, { num: 'count' }>, voice: Voice): string {
  if (distinct === 'type' && of.get === 'cards' && 'on' in of.in)
    return `different type of basic Energy attached to ${bearer(of.in.on, voice)}`;
  if (distinct === 'type' && of.get === 'cards' && 'zone' in of.in)
    return `different type of basic Energy in ${whose(of.in.whose, voice)} ${zoneName(of.in.zone)}`;
  if (distinct === 'type' && of.get === 'cards' && 'pool' in of.in) {
    const deed = deedText(of.in.pool) ?? unsayable('the types of such cards');
    return `type of basic Energy ${deed.startsWith('you ') ? deed : `you ${deed}`}`;
  }
  if (distinct === 'type' && of.get === 'pokemon')
    return of.side === 'you' && of.spot === 'in-play'
      ? `different type of ${pokemonNoun(of.where)} you have in play`
      : `different type of ${group(of, voice)}`;
  if (of.get === 'pokemon') return of.side === 'any' ? group(of, voice) : `of ${group(of, voice)}`;
  if (of.get !== 'cards') return unsayable('a count of that');
  const { in: place, where } = of;
  if ('pool' in place) return `${cardNoun(where, false)} among those cards`;
  if ('on' in place) {
    const noun = place.what === 'tool' ? 'Pokémon Tool' : cardNoun(where, false);
    return `${noun} attached to ${bearer(place.on, voice)}`;
  }
  if (place.zone === 'prizes') return `of ${whose(place.whose, voice)} remaining Prize cards`;
  if (place.zone === 'in-play') return `${cardNoun(where, false)} your opponent has in play`;
  if (place.zone === 'lost-zone' && place.whose === 'each')
    return `${cardNoun(where, false)} in the Lost Zone ${BOTH_SIDES}`;
  if (place.zone === 'lost-zone') return `of ${whose(place.whose, voice)} ${cardNoun(where, true)} in the Lost Zone`;
  const [, noun, more] = /^(.*?)( that (?:has|doesn't have) .*)?$/.exec(cardNoun(where, false)) ?? [];
  return `${noun} in ${whose(place.whose, voice)} ${zoneName(place.zone)}${more ?? ''}`;
}
