import type { CardsOf, PokemonOf, Rule, Who } from '../language.js';
import { isNode } from '../telling/node.js';

/** The rules with the Pokémon they are put in force on in the place of their subject; filters and loops keep theirs. */
export function withSubject(rules: readonly Rule[], on: PokemonOf | CardsOf | Who): readonly Rule[] {
  return typeof on === 'string' ? rules : (put(rules, on) as readonly Rule[]);
}

function put(value: unknown, on: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => put(one, on));
  if (!isNode(value) || value.op === 'for-each') return value;
  if (value.get === 'ref' && value.name === 'subject') return on;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = field === 'where' ? inner : put(inner, on);
  return made;
}
