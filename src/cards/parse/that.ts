import type { PokemonOf, Test } from '../language.js';
import type { Acts } from '../telling/act.js';
import { isNode, type Node } from '../telling/node.js';
import { distinct, isSame } from '../telling/same.js';
import { replaced, someNode } from '../telling/walk.js';

const isThat = ({ get, name }: Node): boolean => get === 'ref' && (name === '#?that' || name === '#?it');

/** Whether a Pokémon is named in it, other than by a word that points back. */
const names = (value: unknown): boolean => someNode(value, ({ get }) => get === 'pokemon');

/** Whoever a word of its own stands for. */
export const meaning = (acts: Acts, name: string, of: PokemonOf): Acts =>
  replaced(acts, ({ get, name: said }) => get === 'ref' && said === name, of);

/** The same test, asked about another. */
export const asked = (test: Test, about: PokemonOf, other: PokemonOf): Test =>
  replaced(test, (value) => isSame(value, about), other);

/** "That Pokémon" is the one that the sentence began with, for as long as the acts name no other. */
export function meaningThat(acts: Acts, that: PokemonOf): Acts {
  let named = false;
  return acts.map((act) => {
    const meant = named ? act : replaced(act, isThat, that);
    named ||= names(act);
    return meant;
  });
}

/** The one Pokémon that a test is about; null where it is about none, or several. */
export function theOneIn(test: Test): PokemonOf | null {
  const found = distinct(pokemonIn(test));
  return found.length === 1 ? found[0] : null;
}

function pokemonIn(value: unknown): readonly PokemonOf[] {
  if (Array.isArray(value)) return value.flatMap(pokemonIn);
  if (!isNode(value)) return [];
  return isPokemon(value) ? [value] : Object.values(value).flatMap(pokemonIn);
}

const isPokemon = (value: Node): value is Node & PokemonOf =>
  value.get === 'ref' ? value.name !== 'subject' && value.name !== 'card' : value.get === 'pokemon';
