import type { CardProgram } from '../language.js';
import { isFields } from './fields.js';

/**
 * What is used by its name is an attack or a card, and is worded so. Where it is a card, the statement is written with the
 * card as a whole, a form that no text is read into.
 */
export const tellUsesApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(apartIn),
  powers: powers.map(apartIn),
  card: apartIn(card),
});

/** Names of what was chosen are those of one text. */
function apartIn<T>(text: T): T {
  const attacks = new Set<unknown>();
  const uses = find(text, attacks);
  return uses === 0 ? text : (reword(text, attacks) as T);
}

/** The names of chosen attacks; how many uses there are. */
function find(value: unknown, attacks: Set<unknown>): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + find(one, attacks), 0);
  if (!isFields(value)) return 0;
  const { of } = value;
  if (value['op'] === 'pick' && isFields(of) && of['get'] === 'attacks') attacks.add(value['as']);
  return Object.values(value).reduce((sum: number, one) => sum + find(one, attacks), value['op'] === 'use' ? 1 : 0);
}

function reword(value: unknown, attacks: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, attacks));
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, attacks);
  const { what } = value;
  if (value['op'] === 'use' && isFields(what) && what['get'] === 'ref' && !attacks.has(what['name']))
    made['what'] = { get: 'whole', of: what };
  return made;
}
