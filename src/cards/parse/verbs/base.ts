import type { Amount, PokemonOf } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { asBase } from '../../telling/marks.js';
import { forEach, timesNumber } from '../amount.js';
import { number, times, type } from '../basics.js';
import { either, inTable, map, mapSome, optional, type Parser } from '../combinators.js';
import { DAMAGE_TAKEN } from '../damage-done.js';
import { MANY } from '../knot.js';
import { chosen, pokemon, ref } from '../pokemon.js';
import { say } from '../say.js';

const attackDoes = either(say`this attack [just] does`, say`the attack does`, say`does`, say`do`);

/** "30 damage plus 10 more": the first number repeats the printed one, and is checked against it. @rule DMG-02 */
const plus = either(say`damage plus`, say`damage and`);

const each: Parser<Amount> = either(forEach, timesNumber);

const added = (n: number, per: Amount | null): Amount => (per === null ? n : times(n, per));

/** What is added to an attack's own number is always added before Weakness and Resistance. @rule DMG-02 */
const first = optional(say`( before applying weakness and resistance )`);

/** Whom its own number is done to; to say so adds nothing. @rule ATK-14 */
const toDefending = either(say`[to the defending pokémon]`, say`( to the defending pokémon )`);

const ordinal: Parser<number> = inTable(
  new Map([
    ['1st', 1],
    ['first', 1],
    ['2nd', 2],
    ['second', 2],
    ['3rd', 3],
    ['third', 3],
    ['4th', 4],
    ['fourth', 4],
  ]),
);

/** How much may be added at most is said in a sentence of its own; it joins the statement before it. */
const most: Parser<Acts> = either<Acts>(
  map(say`you can't add|do more than|then ${number} damage [in] this way`, ([cap]) => [
    { op: 'amend', is: 'damage-at-most', cap },
  ]),
  map(say`extra ${optional(type)} energy after the ${ordinal} doesn't|don't count`, ([of, upTo]) => [
    { op: 'amend', is: 'counts-at-most', upTo, ...(of === null ? {} : { type: of }) },
  ]),
);

const defending = either(say`the defending pokémon`, say`your opponent 's active pokémon`);
/** In tens, as damage is counted. @rule DMG-16 */
const rounded: Parser<'half-up' | 'half-down'> = either<'half-up' | 'half-down'>(
  map(say`( rounded up to the nearest 10 )`, () => 'half-up'),
  map(say`( rounded down to the nearest 10 )`, () => 'half-down'),
);
const NO_DAMAGE: Act = asBase({ op: 'base', set: 0 }, { is: 'new' });
/** Damage to somebody else in the place of that to the Defending Pokémon. */
export const elsewhereOnly = (n: Amount, to: PokemonOf): Acts => [NO_DAMAGE, { op: 'damage', n, to }];
const oneBenched: Parser<PokemonOf> = either<PokemonOf>(
  map(say`any 1 benched pokémon`, () => pokemon('any', 'bench', null, { n: 1 })),
  mapSome(chosen, (of) => (of.side === 'opponent' && of.spot === 'bench' ? of : null)),
);

/** The number that the text puts in the place of the printed one. */
const instead: Parser<Acts> = either<Acts>(
  map(say`this attack 's base damage is ${number} [damage]`, ([set]) => [asBase({ op: 'base', set }, { is: 'new' })]),
  map(say`this attack 's base damage is ${number} [damage] instead of ${number}`, ([set, printed]) => [
    asBase({ op: 'base', set }, { is: 'new', printed }),
  ]),
  map(say`${attackDoes} ${number} damage instead`, ([, set]) => [asBase({ op: 'base', set }, { is: 'instead' })]),
  map(
    say`${attackDoes} ${number} damage instead of ${number} ${optional(say`to the defending pokémon`)}`,
    ([, set, printed]) => [asBase({ op: 'base', set }, { is: 'new', printed })],
  ),
  map(say`make this attack 's base damage ${number}`, ([set]) => [asBase({ op: 'base', set }, { is: 'new' })]),
  map(either<unknown>(say`this attack does no damage to ${defending}`, say`this attack does no damage`), () => [
    NO_DAMAGE,
  ]),
  map(say`this attack 's base damage is doubled`, () => [asBase({ op: 'base' }, { is: 'doubled' })]),
  // It is done to somebody else, and not to the Defending Pokémon.
  map(say`${attackDoes} ${number} damage to ${oneBenched} instead`, ([, n, to]) => elsewhereOnly(n, to)),
  map(
    say`${attackDoes} ${number} damage to ${chosen} instead of ${either(say`their active pokémon`, defending)}`,
    ([, n, to]) => elsewhereOnly(n, to),
  ),
);

export const base: Parser<Acts> = either<Acts>(
  map(say`${attackDoes} ${number} more damage ${optional(each)} ${first}`, ([, n, per]) => [
    { op: 'base', add: added(n, per) },
  ]),
  map(
    say`${attackDoes} ${number} ${plus} ${number} [more] damage ${optional(each)} ${toDefending}`,
    ([, set, , n, per]) => [{ op: 'base', set, add: added(n, per) }],
  ),
  map(say`${attackDoes} ${number} ${plus} ${number} more ${each}`, ([, set, , n, per]) => [
    { op: 'base', set, add: added(n, per) },
  ]),
  map(say`${attackDoes} ${number} damage ${each}`, ([, n, per]) => [{ op: 'base', set: times(n, per) }]),
  // As one text has it.
  map(say`${attackDoes} ${number} damages ${timesNumber}`, ([, n, per]) => [{ op: 'base', set: times(n, per) }]),
  map(say`${attackDoes} ${number} ${timesNumber}`, ([, n, per]) => [{ op: 'base', set: times(n, per) }]),
  map(
    either(say`${attackDoes} ${number} damage times that number`, say`${attackDoes} ${number} times that number`),
    ([, n]) => [{ op: 'base', set: times(n, MANY) }],
  ),
  map(say`${attackDoes} ${number} less damage ${optional(each)}`, ([, n, per]) => [
    { op: 'base', add: added(-n, per) },
  ]),
  map(say`${attackDoes} ${number} damage minus ${number} [damage] ${optional(each)}`, ([, set, n, per]) => [
    { op: 'base', set, add: added(-n, per) },
  ]),
  map(say`${attackDoes} ${number} damage [( to the defending pokémon )]`, ([, set]) => [
    asBase({ op: 'base', set }, { is: 'told' }),
  ]),
  map(
    say`this attack does the same amount of damage ${optional(either(say`done to ~`, say`done to this pokémon`))} to ${either(say`the defending pokémon`, say`your opponent 's active pokémon`)}`,
    () => [{ op: 'base', set: DAMAGE_TAKEN }],
  ),
  map(say`${attackDoes} damage ${toDefending} equal to half ${defending} 's remaining hp ${rounded}`, ([, , , fn]) => [
    { op: 'base', set: { num: 'calc', fn, args: [{ num: 'stat', of: ref('defender'), what: 'remaining-hp' }] } },
  ]),
  map(say`this attack does that much more damage`, () => [{ op: 'base', add: DAMAGE_TAKEN }]),
  map(say`damage from this attack is reduced by ${number} ${each}`, ([n, per]) => [
    { op: 'base', add: times(-n, per) },
  ]),
  most,
  instead,
);
