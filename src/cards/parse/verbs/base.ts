import type { Ignored, Statement } from '../../language.js';
import { forEach, timesNumber } from '../amount.js';
import { number, times } from '../basics.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { say } from '../say.js';

const attackDoes = either(say`this attack does`, say`does`, say`do`);

/** "30 damage plus 10 more": the first number repeats the printed one, and is checked against it. @rule DMG-02 */
const plus = either(say`damage plus`, say`damage and`);

const ignored: Parser<readonly Ignored[]> = either<readonly Ignored[]>(
  map(either(say`weakness or resistance`, say`weakness and resistance`), () => ['weakness', 'resistance']),
  map(say`weakness`, () => ['weakness']),
  map(say`resistance`, () => ['resistance']),
  map(
    say`weakness or resistance , or by any [other] effects on ${either(say`the defending pokémon`, say`your opponent 's active pokémon`)}`,
    () => ['weakness', 'resistance', 'effects'],
  ),
  map(
    say`weakness , resistance , or any [other] effects on ${either(say`the defending pokémon`, say`your opponent 's active pokémon`)}`,
    () => ['weakness', 'resistance', 'effects'],
  ),
  map(say`weakness , resistance , poké-powers , poké-bodies , or any other effects on the defending pokémon`, () => [
    'weakness',
    'resistance',
    'effects',
  ]),
  map(say`any effects on ${either(say`the defending pokémon`, say`your opponent 's active pokémon`)}`, () => [
    'effects',
  ]),
);

export const base: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`${attackDoes} ${number} more damage ${optional(either(forEach, timesNumber))}`, ([, n, each]) => [
    { op: 'base', add: each === null ? n : times(n, each) },
  ]),
  map(say`${attackDoes} ${number} ${plus} ${number} [more] damage ${optional(forEach)}`, ([, set, , n, each]) => [
    { op: 'base', set, add: each === null ? n : times(n, each) },
  ]),
  map(say`${attackDoes} ${number} ${plus} ${number} [more] damage ${timesNumber}`, ([, set, , n, each]) => [
    { op: 'base', set, add: times(n, each) },
  ]),
  map(say`${attackDoes} ${number} damage ${either(forEach, timesNumber)}`, ([, n, each]) => [
    { op: 'base', set: times(n, each) },
  ]),
  map(say`${attackDoes} ${number} less damage ${optional(forEach)}`, ([, n, each]) => [
    { op: 'base', add: each === null ? -n : times(-n, each) },
  ]),
  map(say`${attackDoes} ${number} damage minus ${number} damage ${forEach}`, ([, set, n, each]) => [
    { op: 'base', set, add: times(-n, each) },
  ]),
  map(say`this attack 's damage isn't affected by ${ignored}`, ([ignore]) => [{ op: 'base', ignore }]),
  map(say`don't apply ${ignored} for this attack`, ([ignore]) => [{ op: 'base', ignore }]),
);
