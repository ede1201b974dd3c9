// Values that come from closed lists, by what people write for them.
import { CARD_TAGS, ENERGY_TYPES, STAGES, TRAINER_KINDS, TYPE_LETTERS } from '../../engine/index.js';
import { CARD_STATUSES } from '../local/local-card.js';
import { squash } from './fold.js';

/** What may be written, and what it stands for: one value, or several that share a name. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** As they are told to people. */
  readonly titles: readonly string[];
}

function vocabulary(values: readonly string[], more: Readonly<Record<string, string>> = {}): Vocabulary {
  const words = new Map<string, string[]>();
  const add = (word: string, value: string): void => {
    const key = squash(word);
    words.set(key, [...(words.get(key) ?? []), value]);
  };
  for (const value of values) add(value, value);
  for (const [word, value] of Object.entries(more)) add(word, value);
  return { words, titles: [...new Set(values.map((value) => value.toLowerCase()))] };
}

export const TYPES: Vocabulary = vocabulary(ENERGY_TYPES, TYPE_LETTERS);
export const TYPES_OR_NONE: Vocabulary = vocabulary([...ENERGY_TYPES, 'none'], TYPE_LETTERS);
export const STAGE_WORDS: Vocabulary = vocabulary(STAGES, { 1: 'stage-1', 2: 'stage-2', 'lv.x': 'level-up' });
export const CLASSES: Vocabulary = vocabulary(CARD_TAGS.filter((tag) => tag !== 'rule-box'));
export const STATUSES: Vocabulary = vocabulary(CARD_STATUSES);
export const KINDS: Vocabulary = vocabulary(
  ['pokemon', 'trainer', 'energy', ...TRAINER_KINDS, 'basic-energy', 'special-energy'],
  { tm: 'technical-machine', 'pokemon tool': 'tool' },
);

/** The values that a word stands for: the word itself, or the only ones that begin with it. Null: none, or too many. */
export function valuesOf(word: string, { words }: Vocabulary): readonly string[] | null {
  const key = squash(word);
  const exact = words.get(key);
  if (exact !== undefined) return exact;
  const begun = [...words].filter(([each]) => key !== '' && each.startsWith(key));
  return begun.length === 1 ? begun[0]![1] : null;
}
