import type { Acts } from '../../telling/act.js';
import { counted, forEach, timesNumber } from '../amount.js';
import { number, oneOrNumber, times } from '../basics.js';
import { cards } from '../cards.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { damageDone, halfDone } from '../damage-done.js';
import { MANY } from '../knot.js';
import { energyNoun } from '../noun.js';
import { every, pokemonPhrase, ref, single } from '../pokemon.js';
import { say } from '../say.js';

/** What has fewer has all of them removed: to say so adds nothing. @rule EFF-05 */
const ifFewer = say`[( remove 1 damage counter if a pokémon has only 1 )]`;
const ifAny = either(say`[, if any]`, say`, if it has any`, say`, if there are any`);
const theNumber = map(say`equal to the [total] number|amount of ${counted}`, ([n]) => times(10, n));
/** What has no damage counters has none removed: to say so adds nothing. @rule EFF-05 */
const thatHasAny = say`that has|have any`;

/** Older texts count the counters, newer ones the damage: ten to one. @rule DMG-16 */
export const heal: Parser<Acts> = either<Acts>(
  map(say`heal|heals ${number} damage from ${pokemonPhrase} ${optional(forEach)} ${ifAny}`, ([n, from, each]) => [
    { op: 'heal', n: each === null ? n : times(n, each), from },
  ]),
  map(say`heal|heals from ${pokemonPhrase} ${number} damage ${either(forEach, timesNumber)}`, ([from, n, each]) => [
    { op: 'heal', n: times(n, each), from },
  ]),
  map(say`heal|heals all damage from ${pokemonPhrase}`, ([from]) => [{ op: 'heal', n: 'all', from }]),
  map(
    say`remove|removes ${oneOrNumber} damage counter|counters from|on ${pokemonPhrase} ${optional(forEach)} ${ifAny} ${ifFewer}`,
    ([n, from, each]) => [{ op: 'heal', n: each === null ? n * 10 : times(n * 10, each), from }],
  ),
  map(say`remove|removes ${number} damage counter|counters ${timesNumber} from ${pokemonPhrase}`, ([n, each, from]) => [
    { op: 'heal', n: times(n * 10, each), from },
  ]),
  map(say`remove|removes ${oneOrNumber} damage counter|counters from ${every} ${thatHasAny}`, ([n, from]) => [
    { op: 'heal', n: n * 10, from },
  ]),
  map(say`remove a number of damage counters ${theNumber} from ${pokemonPhrase}`, ([n, from]) => [
    { op: 'heal', n, from },
  ]),
  map(say`remove a number of damage counters from ${pokemonPhrase} ${theNumber}`, ([from, n]) => [
    { op: 'heal', n, from },
  ]),
  map(say`remove from ${pokemonPhrase} a number of damage counters ${theNumber}`, ([from, n]) => [
    { op: 'heal', n, from },
  ]),
  map(say`remove that many damage counters from ${pokemonPhrase}`, ([from]) => [
    { op: 'heal', n: times(10, MANY), from },
  ]),
  map(say`heal from ${pokemonPhrase} the same amount of damage you did to ${single}`, ([from, of]) => [
    {
      op: 'heal',
      n: { num: 'tally', what: { event: 'damaged', subject: of }, when: 'this-attack', sum: 'damage' },
      from,
    },
  ]),
  map(say`remove from ${pokemonPhrase} the number of damage counters equal to ${damageDone}`, ([from, n]) => [
    { op: 'heal', n, from },
  ]),
  map(say`remove a number of damage counters from ${pokemonPhrase} equal to ${damageDone}`, ([from, n]) => [
    { op: 'heal', n, from },
  ]),
  map(say`remove a number of damage counters from ${pokemonPhrase} equal to|of ${halfDone}`, ([from, n]) => [
    { op: 'heal', n, from },
  ]),
  map(say`heal from ${pokemonPhrase} ${halfDone}`, ([from, n]) => [{ op: 'heal', n, from }]),
  // Of the counters that were just spoken of.
  map(say`remove|removes ${oneOrNumber} of them|those [damage counters] [from it]`, ([n]) => [
    { op: 'heal', n: n * 10, from: ref('#?it') },
  ]),
  // How many is chosen first. @rule PREC-05
  map(say`remove up to ${number} damage counters from ${pokemonPhrase}`, ([to, from]) => [
    { op: 'pick', as: '#!number', of: { get: 'number', from: 1, to } },
    { op: 'heal', n: times(10, { num: 'bound', of: '#!number', what: 'amount' }), from },
  ]),
  map(
    say`remove all damage counters from ${pokemonPhrase} , then discard all ${energyNoun} attached to those pokémon`,
    ([from, where]) => [
      { op: 'heal', n: 'all', from },
      { op: 'move', cards: cards({ on: ref('#?healed'), what: 'energy' }, where), to: { zone: 'discard' } },
    ],
  ),
  map(say`remove|removes all damage counters from ${pokemonPhrase} ${ifAny}`, ([from]) => [
    { op: 'heal', n: 'all', from },
  ]),
);
