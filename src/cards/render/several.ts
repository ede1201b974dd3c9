import type { CardProgram } from '../language.js';
import { isFields } from './fields.js';

/** The name that several Pokémon chosen together have in this form. */
export const THOSE = '#those';

/** Where several Pokémon were chosen, what is done to them is done "to each of those Pokémon". */
export function tellSeveralApart(program: CardProgram): CardProgram {
  const names = new Set<unknown>();
  find(program, names);
  return names.size === 0 ? program : (reword(program, names) as CardProgram);
}

function find(value: unknown, names: Set<unknown>): void {
  if (Array.isArray(value)) for (const one of value) find(one, names);
  else if (isFields(value)) {
    if (value['op'] === 'pick' && isSeveral(value['of'])) names.add(value['as']);
    for (const inner of Object.values(value)) find(inner, names);
  }
}

function isSeveral(of: unknown): boolean {
  if (!isFields(of) || of['get'] !== 'pokemon' || !isFields(of['take'])) return false;
  const { n, upTo, any } = of['take'];
  return upTo !== undefined || any === true || (typeof n === 'number' && n > 1);
}

/** Whom each of these is done to. */
const DONE_TO: Readonly<Record<string, string>> = {
  damage: 'to',
  'put-counters': 'on',
  devolve: 'pokemon',
  heal: 'from',
};

function reword(value: unknown, names: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, names));
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, names);
  const field = value['get'] === 'whole' ? 'of' : DONE_TO[String(value['op'])];
  const whom = field === undefined ? undefined : value[field];
  const meansThem = isFields(whom) && whom['get'] === 'ref' && names.has(whom['name']);
  return meansThem ? { ...made, [field!]: { get: 'ref', name: THOSE } } : made;
}
