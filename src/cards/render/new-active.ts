import type { CardFacts } from '../../engine/index.js';
import type { CardProgram } from '../language.js';
import { isFields } from './fields.js';

/** The name that whoever came in by a switch has in this form. */
export const NEW_ACTIVE = '#new';

/**
 * Whoever came in by a switch is "the new Active Pokémon", whatever its name; and where an attack's own damage is done to
 * it, the printed number is said again.
 */
export const tellNewApart = ({ attacks, powers, card }: CardProgram, facts: CardFacts): CardProgram => ({
  attacks: attacks.map((attack, i) => apartIn(attack, facts.attacks[i]?.damage ?? 0)),
  powers: powers.map((parts) => apartIn(parts, 0)),
  card: apartIn(card, 0),
});

function apartIn<T>(text: T, printed: number): T {
  const names = new Set<unknown>();
  find(text, names);
  return names.size === 0 ? text : (reword(text, names, printed) as T);
}

function find(value: unknown, names: Set<unknown>): void {
  if (Array.isArray(value)) for (const one of value) find(one, names);
  else if (isFields(value)) {
    if (value['op'] === 'switch' && value['as'] !== undefined) names.add(value['as']);
    for (const inner of Object.values(value)) find(inner, names);
  }
}

function reword(value: unknown, names: ReadonlySet<unknown>, printed: number): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, names, printed));
  if (!isFields(value)) return value;
  if (value['get'] === 'ref' && names.has(value['name'])) return { ...value, name: NEW_ACTIVE };
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, names, printed);
  return value['op'] === 'base' && value['to'] !== undefined ? { ...made, op: 'damage', n: printed } : made;
}
