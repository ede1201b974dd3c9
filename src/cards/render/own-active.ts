import type { CardProgram } from '../language.js';
import { type Fields, isFields } from './fields.js';

/** The name that a Pokémon of one's own has in this form where it comes in for the Active Pokémon. */
export const OWN_CHOSEN = '#own';

/** Whose the Active Pokémon is with which a Pokémon is switched is said only where that one is one's own. */
export const tellOwnApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(apartIn),
  powers: powers.map(apartIn),
  card: apartIn(card),
});

/** Names are those of one text: another text has its own. */
function apartIn<T>(text: T): T {
  const names = new Set<unknown>();
  find(text, names);
  return names.size === 0 ? text : (reword(text, names) as T);
}

function find(value: unknown, names: Set<unknown>): void {
  if (Array.isArray(value)) for (const one of value) find(one, names);
  else if (isFields(value)) {
    if (value['as'] !== undefined && isOwn(value)) names.add(value['as']);
    for (const inner of Object.values(value)) find(inner, names);
  }
}

/** One of your Pokémon that was chosen, or a card that was put onto your Bench. */
function isOwn({ op, of, to }: Fields): boolean {
  if (op === 'pick') return isFields(of) && of['get'] === 'pokemon' && of['side'] === 'you';
  return op === 'move' && isFields(to) && to['zone'] === 'bench' && to['whose'] === undefined;
}

function reword(value: unknown, names: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, names));
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, names);
  const into = value['in'];
  const isIn = value['op'] === 'switch' && isFields(into) && into['get'] === 'ref' && names.has(into['name']);
  return isIn && value['out'] === undefined ? { ...made, in: { ...into, name: OWN_CHOSEN } } : made;
}
