import type { CardProgram } from '../language.js';
import { isFields } from './fields.js';

/** The name that a Pokémon evolved by the text has in this form. */
export const EVOLVED = '#evolved';

/** Where a Pokémon that needed no choice was evolved, it is told of by that: no other word for it was said. */
export const tellEvolvedApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(inText),
  powers: powers.map((parts) => parts.map(inText)),
  card: card.map(inText),
});

/** Each text has names of its own. */
function inText<T>(part: T): T {
  const names = new Set<unknown>();
  find(part, names);
  return names.size === 0 ? part : (reword(part, names) as T);
}

function find(value: unknown, names: Set<unknown>): void {
  if (Array.isArray(value)) for (const one of value) find(one, names);
  else if (isFields(value)) {
    const { op, as, pokemon } = value;
    if (op === 'evolve' && as !== undefined && isFields(pokemon) && pokemon['get'] === 'ref') names.add(as);
    for (const inner of Object.values(value)) find(inner, names);
  }
}

function reword(value: unknown, names: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, names));
  if (!isFields(value)) return value;
  if (value['get'] === 'ref' && names.has(value['name'])) return { ...value, name: EVOLVED };
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, reword(inner, names)]));
}
