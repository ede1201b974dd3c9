import type { CardProgram } from '../language.js';
import { type Fields, isFields } from './fields.js';

/** The name that whoever went to the Bench by a switch has in this form. */
export const MOVED_OUT = '#moved';

/** Whoever is named before a switch only because it goes to the Bench is told of by that. */
export function tellMovedApart(program: CardProgram): CardProgram {
  const names = new Set<unknown>();
  find(program, names);
  return names.size === 0 ? program : (reword(program, names) as CardProgram);
}

function find(value: unknown, names: Set<unknown>): void {
  if (Array.isArray(value)) {
    value.forEach((one, i) => {
      if (isGoing(one, value[i + 1])) names.add((one as Fields)['as']);
      find(one, names);
    });
  } else if (isFields(value)) for (const inner of Object.values(value)) find(inner, names);
}

function isGoing(one: unknown, next: unknown): boolean {
  if (!isFields(one) || !isFields(next) || one['op'] !== 'pick' || next['op'] !== 'switch') return false;
  const { of } = one;
  const into = next['in'];
  return isFields(of) && of['side'] === 'you' && of['spot'] === 'active' && isFields(into) && into['side'] === 'you';
}

function reword(value: unknown, names: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value))
    return value
      .filter((one) => !(isFields(one) && one['op'] === 'pick' && names.has(one['as'])))
      .map((one) => reword(one, names));
  if (!isFields(value)) return value;
  if (value['get'] === 'ref' && names.has(value['name'])) return { ...value, name: MOVED_OUT };
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, reword(inner, names)]));
}
