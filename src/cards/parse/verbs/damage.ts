import type { Amount, PokemonOf } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { forEach, timesNumber } from '../amount.js';
import { number, times } from '../basics.js';
import { either, map, optional, type Parser } from '../combinators.js';
import { pokemon, pokemonPhrase, ref, single } from '../pokemon.js';
import { say } from '../say.js';

const does = either(
  say`this attack [also] does`,
  say`does`,
  say`do`,
  say`it|~ also does`,
  // What a power does is no attack. @rule POW-01
  say`this power|ability does`,
  say`~ does`,
);

const itself: Parser<PokemonOf> = map(either(say`~ [also] does|do`, say`this pokémon [also] does|do`), () =>
  ref('self'),
);

/** What the number counts on the very Pokémon that is damaged is "it" or "that Pokémon" in the same breath. */
function onTarget(amount: Amount, target: PokemonOf): { readonly amount: Amount; readonly found: boolean } {
  let found = false;
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const { get, name } = value as { readonly get?: unknown; readonly name?: unknown };
    if (get === 'ref' && (name === '#?that' || name === '#?it')) {
      found = true;
      return target;
    }
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, replace(inner)]));
  };
  return { amount: replace(amount) as Amount, found };
}

const CHOSEN = ref('#!chosen');
const SUBJECT = ref('subject');

function told(n: number, to: PokemonOf, each: Amount | null): Acts {
  if (each === null) return [{ op: 'damage', n, to }];
  const isChosen = to.get === 'pokemon' && to.take !== undefined;
  const isSelf = to.get === 'ref' && to.name === 'self';
  const aimed = onTarget(times(n, each), isChosen ? CHOSEN : to);
  if (aimed.found && to.get === 'pokemon' && to.take === undefined && to.spot !== 'active')
    return [
      { op: 'for-each', of: to, do: [{ op: 'damage', n: onTarget(times(n, each), SUBJECT).amount, to: SUBJECT }] },
    ];
  if (!aimed.found || (!isChosen && !isSelf)) return [{ op: 'damage', n: times(n, each), to }];
  const statement: Act = { op: 'damage', n: aimed.amount, to: isChosen ? CHOSEN : to };
  return isChosen ? [{ op: 'pick', as: '#!chosen', of: to }, statement] : [statement];
}

const each = either(forEach, timesNumber);
const ifAny = say`[, if any]`;

const theOthers = either(map(say`each of your opponent 's other pokémon`, () => pokemon('opponent', 'in-play')));

/** Said of the damage that was told of just before. @rule DMG-15 */
export const onBenchToo: Parser<Acts> = map(say`also apply weakness and resistance for benched pokémon`, () => {
  return [{ op: 'amend', is: 'on-bench-too' }];
});

/** Said of what a power does; of an attack's own damage it would not be clear whether the Bench is meant too. */
export const applied: Parser<Acts> = map(say`apply weakness and resistance`, () => {
  return [{ op: 'amend', is: 'on-bench-too', of: 'power' }];
});

export const damage: Parser<Acts> = either<Acts>(
  // A card that does it as it is attached.
  map(say`it does ${number} damage to that pokémon`, ([n]) => [{ op: 'damage', n, to: ref('#?that') }]),
  map(say`${does} ${number} damage to ${pokemonPhrase} ${optional(each)} ${ifAny}`, ([, n, to, per]) =>
    told(n, to, per),
  ),
  map(say`${does} ${number} damage to ${single} plus ${number} more damage ${each}`, ([, n, to, m, per]) => [
    { op: 'damage', n: { num: 'calc', fn: '+', args: [n, onTarget(times(m, per), to).amount] }, to },
  ]),
  map(say`${does} ${number} damage ${each} to ${pokemonPhrase}`, ([, n, per, to]) => told(n, to, per)),
  map(
    say`${does} ${number} damage to ${pokemonPhrase} and ${number} damage to ${pokemonPhrase}`,
    ([, n, to, m, other]) => [
      { op: 'damage', n, to },
      { op: 'damage', n: m, to: other },
    ],
  ),
  // All but the one that is spoken of.
  map(say`${does} ${number} damage to ${single} and ${number} damage to ${theOthers}`, ([, n, to, m, of]) => [
    { op: 'damage', n, to },
    { op: 'damage', n: m, to: { ...of, where: { test: 'not', of: { test: 'is', of: to } } } },
  ]),
  map(say`${itself} ${number} damage to itself ${optional(each)}`, ([to, n, per]) => told(n, to, per)),
  map(say`${itself} damage to itself equal to ${number} ${timesNumber}`, ([to, n, per]) => told(n, to, per)),
  map(say`${itself} ${number} damage ${each} to itself`, ([to, n, per]) => told(n, to, per)),
);
