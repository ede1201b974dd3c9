type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields and filters in one order, bindings numbered as they come: equal programs have equal canonical forms. */
export function canonical(program: unknown): string {
  const names = new Map<string, string>();
  nameBindings(program, names);
  return JSON.stringify(ordered(program, names));
}

function nameBindings(value: unknown, names: Map<string, string>): void {
  if (Array.isArray(value)) for (const one of value) nameBindings(one, names);
  else if (isFields(value)) {
    const as = value['as'];
    if (typeof as === 'string' && as.startsWith('#') && !names.has(as)) names.set(as, `#${names.size + 1}`);
    for (const inner of Object.values(value)) nameBindings(inner, names);
  }
}

function ordered(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => ordered(one, names));
  if (!isFields(value)) return value;
  // What nobody reads needs no name; an empty list of limits says what no list says.
  const fields = Object.keys(value)
    .filter((field) => !(field === 'limits' && Array.isArray(value[field]) && value[field].length === 0))
    .sort();
  const made: Record<string, unknown> = {};
  for (const field of fields) made[field] = ordered(value[field], names);
  if ((made['test'] === 'all' || made['test'] === 'any') && Array.isArray(made['of'])) {
    made['of'] = [...made['of']].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return made;
}
