// From the notation of the hand-written sample programs to the effect language's.

type Fields = { readonly [field: string]: unknown };

const TYPES: Readonly<Record<string, string>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
};

const WORDS: Readonly<Record<string, string>> = {
  stage1: 'stage-1',
  stage2: 'stage-2',
  levelX: 'level-up',
  lost: 'lost-zone',
  leveledUp: 'levelled-up',
  turnStarted: 'turn-began',
  before: 'before-damage',
  remaining: 'remaining-hp',
  setRemaining: 'set-remaining-hp',
};

/** Fields whose words are the language's own; all other words are names of cards and stay. */
const WORD_FIELDS = new Set([
  'op',
  'question',
  'event',
  'step',
  'span',
  'what',
  'spot',
  'zone',
  'when',
  'coins',
  'fn',
  'from',
  'test',
]);

const kebab = (word: string): string => WORDS[word] ?? word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are called otherwise in the sample. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['q', 'question'],
  ['limit', 'limits'],
  ['then', 'do'],
  ['values', 'get'],
]);

/** A program of the sample in our words. */
export function fromNotation(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromNotation);
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) {
    const name = FIELDS.get(field) ?? field;
    made[name] = wordOf(name, fromNotation(inner), value);
  }
  if (made['test'] === 'name' && made['has'] !== undefined) return { test: 'name-has', words: made['has'] };
  if (made['test'] === 'tag' && Array.isArray(made['is'])) made['is'] = made['is'].map(tagOf);
  if ((made['test'] === 'name' || made['test'] === 'type') && made['sameAs'] !== undefined) {
    return { test: `same-${made['test']}`, as: made['sameAs'] };
  }
  return made;
}

/** Labels of several words are one word with us. */
const tagOf = (label: unknown): string => {
  const word = String(label);
  return word.includes(' ') ? word.toLowerCase().replaceAll(' ', '-') : word;
};

function wordOf(field: string, value: unknown, parent: Fields): unknown {
  if (typeof value === 'string' && field === 'type') return TYPES[value] ?? value;
  if (field === 'at') return value;
  if (typeof value === 'string' && WORD_FIELDS.has(field) && !value.startsWith('#')) return kebab(value);
  if (Array.isArray(value) && (parent['test'] === 'type' || field === 'types'))
    return value.map((one) => TYPES[String(one)] ?? one);
  if (Array.isArray(value) && (parent['test'] === 'kind' || parent['test'] === 'stage') && field === 'is') {
    return value.map((one) => kebab(String(one)));
  }
  return value;
}
