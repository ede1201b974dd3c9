import type { Amount, AnswerRule } from '../../language.js';
import { cardNoun, pokemonNoun } from '../noun.js';
import { amountNumber } from '../number.js';
import { unsayable } from '../speech.js';
import { bearer } from '../things.js';
import { sourceText } from './damage.js';

/** What attached Energy cards provide. */
export function providesText({ of, change }: AnswerRule): string {
  if (typeof of === 'string' || of.get !== 'cards' || !('on' in of.in) || !('types' in change))
    return unsayable('what such cards provide');
  const instead = change.eachUnit === true ? ' instead of its usual type' : '';
  return `each ${cardNoun(of.where, false)} attached to ${bearer(of.in.on, 'you')} provides ${change.types.join(' ')} Energy${instead}`;
}

/** How many Prize cards a Knock Out gives. */
export function prizesText({ of, change, from }: AnswerRule): string {
  if (typeof of === 'string' || of.get === 'cards' || of.get === 'whole') return unsayable('such Prize cards');
  if (of.get === 'pokemon' && of.side === 'opponent' && 'add' in change)
    return `if your opponent's ${of.spot === 'active' ? 'Active ' : ''}${pokemonNoun(of.where)} is Knocked Out by damage from ${attackOf(from)}, take ${amountNumber(change.add)} more ${prizeCards(change.add)}`;
  const own = of.get === 'ref' && of.name === 'holder' ? 'the Pokémon this card is attached to' : 'this Pokémon';
  const who = of.get === 'ref' ? own : `1 of your ${pokemonNoun(of.where)}`;
  const by = from === undefined ? '' : ` by damage from ${sourceText(from).replace(/^attacks/, 'an attack')}`;
  const less = 'set' in change ? 0 : lessOf(change);
  if (less === null) return unsayable('such a number of Prize cards');
  const said = less < 0 ? `takes ${-less} more ${prizeCards(-less)}` : `takes ${less} fewer ${prizeCards(less)}`;
  const fewer = 'set' in change ? "can't take any Prize cards for it" : said;
  return `if ${who} is Knocked Out${by}, your opponent ${fewer}`;
}

/** "an attack used by this Pokémon", "an attack from your Tera Pokémon". */
const attackOf = (from: AnswerRule['from']): string =>
  from === undefined || from.where?.test === 'is'
    ? 'an attack used by this Pokémon'
    : sourceText(from).replace(/^attacks/, 'an attack');

const prizeCards = (n: Amount): string => (n === 1 ? 'Prize card' : 'Prize cards');

const lessOf = (change: AnswerRule['change']): number | null =>
  'add' in change && typeof change.add === 'number' ? -change.add : null;
