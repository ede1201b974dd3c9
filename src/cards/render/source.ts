import type { Source, Test } from '../language.js';
import { pokemonNoun } from './noun.js';
import { inPlural } from './plural.js';
import { listed } from './speech.js';

/** "by attacks", "by attacks from your opponent's Basic Pokémon". */
export function byAttacks(from: Source | undefined): string {
  const of = attackers(from);
  return of === null ? 'by attacks' : `by attacks from ${of}`;
}

/** The Pokémon that the attacks come from; null: any. */
export function attackers(from: Source | undefined): string | null {
  if (from?.where === undefined) return from?.whose === 'opponent' ? "your opponent's Pokémon" : null;
  if (from.where.test === 'is') return 'the Defending Pokémon';
  const noun = nounOf(from.where);
  return from.whose === 'opponent' ? `your opponent's ${noun}` : noun;
}

function nounOf(where: Test): string {
  if (where.test === 'any') return listed(where.of.map(nounOf), 'or');
  if (where.test === 'stage' && where.is.length > 1)
    return listed(
      where.is.map((one) => pokemonNoun({ test: 'stage', is: [one] }).replace(/ Pokémon$/, '')),
      'or',
    ).concat(' Pokémon');
  if (where.test === 'power') return 'Pokémon that have an Ability';
  const tests = where.test === 'all' ? where.of : [where];
  const [first, ...rest] = tests;
  if (first.test !== 'condition' || first.is === 'any') return inPlural(pokemonNoun(where));
  const names = first.is.map((word) => `${word[0].toUpperCase()}${word.slice(1)}`);
  return `${listed(names, 'or')} ${inPlural(pokemonNoun(rest.length === 0 ? undefined : { test: 'all', of: rest }))}`;
}
