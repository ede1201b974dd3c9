import type { Statement } from '../../language.js';
import { forEach } from '../amount.js';
import { number, oneOrNumber, times } from '../basics.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { damageDone } from '../damage-done.js';
import { pokemonPhrase, single } from '../pokemon.js';
import { say } from '../say.js';

const ifAny = say`[, if any]`;

/** Older texts count the counters, newer ones the damage: ten to one. @rule DMG-16 */
export const heal: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`heal|heals ${number} damage from ${pokemonPhrase} ${optional(forEach)}`, ([n, from, each]) => [
    { op: 'heal', n: each === null ? n : times(n, each), from },
  ]),
  map(say`heal|heals all damage from ${pokemonPhrase}`, ([from]) => [{ op: 'heal', n: 'all', from }]),
  map(
    say`remove|removes ${oneOrNumber} damage counter|counters from ${pokemonPhrase} ${optional(forEach)} ${ifAny}`,
    ([n, from, each]) => [{ op: 'heal', n: each === null ? n * 10 : times(n * 10, each), from }],
  ),
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
  map(say`remove|removes all damage counters from ${pokemonPhrase} ${ifAny}`, ([from]) => [
    { op: 'heal', n: 'all', from },
  ]),
);
