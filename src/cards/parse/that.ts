import type { PokemonOf, Statement, Test } from '../language.js';
import type { Acts } from './clause.js';

type Fields = { readonly [field: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThat = (value: Fields): boolean =>
  value['get'] === 'ref' && (value['name'] === '#?that' || value['name'] === '#?it');

/** Whether a Pokémon is named in it, other than by a word that points back. */
function names(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(names);
  if (!isFields(value)) return false;
  if (value['get'] === 'pokemon') return true;
  return Object.values(value).some(names);
}

function replace(value: unknown, that: PokemonOf, is: (value: Fields) => boolean = isThat): unknown {
  if (Array.isArray(value)) return value.map((one) => replace(one, that, is));
  if (!isFields(value)) return value;
  if (is(value)) return that;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, replace(inner, that, is)]));
}

/** Whoever a word of its own stands for. */
export const meaning = (acts: Acts, name: string, of: PokemonOf): Acts =>
  replace(acts, of, (value) => value['get'] === 'ref' && value['name'] === name) as Acts;

/** The same test, asked about another. */
export function asked(test: Test, about: PokemonOf, other: PokemonOf): Test {
  const known = JSON.stringify(about);
  return replace(test, other, (value) => value['get'] === about.get && JSON.stringify(value) === known) as Test;
}

/** "That Pokémon" is the one that the sentence began with, for as long as the acts name no other. */
export function meaningThat(acts: Acts, that: PokemonOf): Acts {
  let named = false;
  return acts.map((act) => {
    const meant = named ? act : (replace(act, that) as Statement);
    named ||= names(act);
    return meant;
  });
}

/** The one Pokémon that a test is about; null where it is about none, or several. */
export function theOneIn(test: Test): PokemonOf | null {
  const found = new Map<string, PokemonOf>();
  visit(test, found);
  return found.size === 1 ? [...found.values()][0] : null;
}

function visit(value: unknown, found: Map<string, PokemonOf>): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  if (!isFields(value)) return;
  const isOne =
    value['get'] === 'ref' ? value['name'] !== 'subject' && value['name'] !== 'card' : value['get'] === 'pokemon';
  if (isOne) found.set(JSON.stringify(value), value as unknown as PokemonOf);
  else for (const inner of Object.values(value)) visit(inner, found);
}
