import type { CardsOf, PokemonOf, Relation, Test } from '../language.js';
import { isSame } from '../telling/same.js';
import { cardThing, pokemonThing } from './have.js';
import { listed, unsayable } from './speech.js';

/* Numbers that are named one by one: "exactly 3 or 4", and every number but one. */

interface Counted {
  readonly of: PokemonOf | CardsOf;
  readonly n: number;
}

/** Things that a player has exactly so many of. */
function exactly(test: Test, rel: Relation): Counted | null {
  if (test.test !== 'compare' || test.rel !== rel || typeof test.b !== 'number') return null;
  return typeof test.a === 'object' && test.a.num === 'count' && test.a.distinct === undefined
    ? { of: test.a.of, n: test.b }
    : null;
}

/** "You have exactly 3 or 4 Prize cards remaining"; null where the tests are not about numbers of one thing. */
export function exactlyOneOf(tests: readonly Test[], not: boolean): string | null {
  const all = tests.map((test) => exactly(test, '='));
  const [first] = all;
  if (first == null || all.some((one) => one === null || !isSame(one.of, first.of))) return null;
  return theySay(
    first.of,
    all.map((one) => String(one!.n)),
    not,
  );
}

/** "You don't have exactly 7 cards in your hand"; null where it is no such test. */
export function notExactly(test: Test): string | null {
  const one = exactly(test, '!=');
  return one === null || !isOwned(one.of) ? null : theySay(one.of, [String(one.n)], true);
}

const isOwned = (of: PokemonOf | CardsOf): boolean =>
  of.get === 'pokemon' || (of.get === 'cards' && 'zone' in of.in && of.in.whose !== undefined);

function theySay(of: PokemonOf | CardsOf, numbers: readonly string[], not: boolean): string {
  const who = of.get === 'pokemon' ? of.side : of.get === 'cards' && 'zone' in of.in ? of.in.whose : null;
  const owner = OWNERS[who as keyof typeof OWNERS] ?? unsayable(`what ${who} has`);
  const isSingle = numbers.length === 1 && numbers[0] === '1';
  const things = of.get === 'pokemon' ? pokemonThing(of) : of.get === 'cards' ? cardThing(of, !isSingle) : '';
  return `${owner[not ? 1 : 0]} exactly ${listed(numbers, 'or')} ${things}`;
}

const OWNERS = {
  you: ['you have', "you don't have"],
  opponent: ['your opponent has', "your opponent doesn't have"],
} as const;
