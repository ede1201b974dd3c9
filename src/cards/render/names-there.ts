import type { PokemonSelector, Test } from '../language.js';
import { pokemonThing } from './have.js';
import { listed } from './speech.js';

/** Several tests that must all be so. Pokémon that a player must have by their names are one list: "X and Y in play". */
export function withNamesListed(tests: readonly Test[], say: (test: Test) => string): string {
  const said: string[] = [];
  for (let i = 0; i < tests.length; ) {
    const names = namesFrom(tests.slice(i));
    said.push(names.length > 1 ? listText(names) : say(tests[i]));
    i += Math.max(names.length, 1);
  }
  return said.join(' and ');
}

interface NamedThere {
  readonly of: PokemonSelector;
  readonly name: string;
}

/** The first tests, as far as they ask for names in the same place. */
function namesFrom(tests: readonly Test[]): readonly NamedThere[] {
  const names: NamedThere[] = [];
  for (const test of tests) {
    const one = named(test);
    if (one === null || (names.length > 0 && !isSamePlace(one.of, names[0].of))) break;
    names.push(one);
  }
  return names;
}

function named(test: Test): NamedThere | null {
  if (test.test !== 'exists' || test.n !== undefined || test.of.get !== 'pokemon') return null;
  const { where, side, spot } = test.of;
  if (where?.test !== 'name' || where.is.length > 1 || spot === 'active' || side === 'any') return null;
  return { of: test.of, name: where.is[0] };
}

const isSamePlace = (a: PokemonSelector, b: PokemonSelector): boolean => a.side === b.side && a.spot === b.spot;

function listText(names: readonly NamedThere[]): string {
  const [{ of, name }] = names;
  const all = listed(
    names.map((one) => one.name),
    'and',
  );
  const who = of.side === 'you' ? 'you have' : 'your opponent has';
  return `${who} ${pokemonThing(of).replace(name, all)}`;
}
