import { isNode, type Node } from '../telling/node.js';

/** Fields and filters in one order, bindings numbered as they come: equal programs have equal canonical forms. */
export function canonical(program: unknown): string {
  const names = new Map<string, string>();
  nameBindings(program, names);
  return JSON.stringify(ordered(program, names));
}

function nameBindings(value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const one of value) nameBindings(one, names);
  else if (isNode(value)) {
    const { as } = value;
    if (typeof as === 'string' && as.startsWith('#') && !names.has(as)) names.set(as, `#${names.size + 1}`);
    for (const inner of Object.values(value)) nameBindings(inner, names);
  }
}

function ordered(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => ordered(one, names));
  if (!isNode(value)) return value;
  // What nobody reads needs no name; an empty list of limits says what no list says.
  const fields = Object.entries(value)
    .filter(([field, inner]) => !(field === 'limits' && Array.isArray(inner) && inner.length === 0))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const made: Node = Object.fromEntries(fields.map(([field, inner]) => [field, ordered(inner, names)]));
  const { test, of } = made;
  if ((test === 'all' || test === 'any') && Array.isArray(of))
    made.of = [...of].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return made;
}
