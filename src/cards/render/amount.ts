import type { Amount } from '../language.js';
import { cardNoun } from './noun.js';
import { unsayable, type Voice, whose } from './speech.js';
import { bearer, group, pokemon, zoneName } from './things.js';

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

/** The thing that is counted, in the singular. */
export function counted(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return unsayable('a plain number as a thing');
  switch (amount.num) {
    case 'bound':
      if (amount.what === 'amount') return 'damage counter you placed in this way';
      return amount.what === 'n' ? 'card used this way' : amount.what;
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

function tally({ what, when }: Extract<Amount, { num: 'tally' }>): string {
  if (what.event !== 'prize-taken') return unsayable(`how often something ${what.event}`);
  if (when === 'last-turn') return 'Prize card your opponent took during their last turn';
  return what.by === 'you' ? 'Prize card you have taken' : 'Prize card your opponent has taken';
}

/** Energy on two Pokémon together. */
function sum({ fn, args }: Extract<Amount, { num: 'calc' }>, voice: Voice): string {
  const [a, b] = args;
  if (fn !== '+' || typeof a === 'number' || typeof b === 'number' || a.num !== 'energy' || b.num !== 'energy')
    return unsayable('a calculation');
  return `Energy attached to ${pokemon(a.on, voice)} and ${pokemon(b.on, voice)}`;
}

function energy({ on, type, extra }: Extract<Amount, { num: 'energy' }>, voice: Voice): string {
  const said = `${type === undefined ? '' : `${type} `}Energy attached to ${bearer(on, voice)}`;
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
  if (distinct === 'type' && of.get === 'pokemon') return `different type of ${group(of, voice)}`;
  if (of.get === 'pokemon') return of.side === 'any' ? group(of, voice) : `of ${group(of, voice)}`;
  if (of.get !== 'cards') return unsayable('a count of that');
  const { in: place, where } = of;
  if ('pool' in place) return `${cardNoun(where, false)} among those cards`;
  if ('on' in place) {
    const noun = place.what === 'tool' ? 'Pokémon Tool' : cardNoun(where, false);
    return `${noun} attached to ${bearer(place.on, voice)}`;
  }
  if (place.zone === 'prizes') return `of ${whose(place.whose, voice)} remaining Prize cards`;
  const [, noun, more] = /^(.*?)( that (?:has|doesn't have) .*)?$/.exec(cardNoun(where, false)) ?? [];
  return `${noun} in ${whose(place.whose, voice)} ${zoneName(place.zone)}${more ?? ''}`;
}
