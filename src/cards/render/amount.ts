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
      return amount.what === 'n' ? 'card discarded this way' : amount.what;
    case 'energy':
      return energy(amount, voice);
    case 'stat':
      return stat(amount, voice);
    case 'count':
      return count(amount, voice);
    case 'tally':
      return amount.what.by === 'you' ? 'Prize card you have taken' : 'Prize card your opponent has taken';
    case 'calc':
      return unsayable('a calculation');
  }
}

function energy({ on, type, extra }: Extract<Amount, { num: 'energy' }>, voice: Voice): string {
  const said = `${type === undefined ? '' : `${type} `}Energy attached to ${bearer(on, voice)}`;
  return extra === true ? `extra ${said} (in addition to this attack's cost)` : said;
}

function stat({ of, what }: Extract<Amount, { num: 'stat' }>, voice: Voice): string {
  if (typeof of === 'string' || of.get === 'attacks' || of.get === 'cards' || of.get === 'whole')
    return unsayable(what);
  if (what === 'counters') return `damage counter on ${bearer(of, voice)}`;
  return what === 'retreat-cost' ? `Colorless in the Retreat Cost of ${pokemon(of, voice)}` : unsayable(what);
}

function count({ of }: Extract<Amount, { num: 'count' }>, voice: Voice): string {
  if (of.get === 'pokemon') return of.side === 'any' ? group(of, voice) : `of ${group(of, voice)}`;
  if (of.get !== 'cards') return unsayable('a count of that');
  const { in: place, where } = of;
  if ('pool' in place) return unsayable('a count of looked at cards');
  if ('on' in place) {
    const noun = place.what === 'tool' ? 'Pokémon Tool' : cardNoun(where, false);
    return `${noun} attached to ${bearer(place.on, voice)}`;
  }
  if (place.zone === 'prizes') return `of ${whose(place.whose, voice)} remaining Prize cards`;
  return `${cardNoun(where, false)} in ${whose(place.whose, voice)} ${zoneName(place.zone)}`;
}
