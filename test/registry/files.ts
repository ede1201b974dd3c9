// A registry small enough to read at a glance, and what tests change in it.
export const INDEX = {
  eras: [
    { id: 'old-2000', short: 'old', title: 'Old (2000)' },
    { id: 'new-2020', short: 'new', title: 'New (2020)' },
  ],
  books: [{ name: 'Old Book', era: 'old-2000', title: 'The old rulebook' }],
  groups: [
    { id: 'RET', title: 'Retreat' },
    { id: 'CON', title: 'Contradictions' },
  ],
};

export const SAME = { says: 'same', standing: 'printed' };
export const INFERRED = { says: 'same', standing: 'inferred', note: 'the book is silent' };
export const NONE = { says: 'none', standing: 'printed' };
export const value = (text: string) => ({ says: 'value', standing: 'printed', text });

export const rule = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  rule: `What ${id} says.`,
  eras: { 'old-2000': SAME, 'new-2020': SAME },
  sources: ['Old Book 1'],
  ...more,
});

export const resolution = (id: string, resolves: readonly string[]) => ({
  id,
  title: `Title of ${id}`,
  rule: `How ${id} decides.`,
  resolves,
  sources: ['Old Book 2'],
});

/** The parsed files of a registry with these entries. */
export const filesWith = (ret: unknown, con: unknown = [], index: unknown = INDEX): Map<string, unknown> =>
  new Map([
    ['index.yaml', index],
    ['ret.yaml', ret],
    ['con.yaml', con],
  ]);
