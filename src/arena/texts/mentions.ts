import { type CardFacts, type CardProgram, ENERGY_TYPES, type EnergyType } from '../../engine/index.js';

/** What a program speaks of: types of Energy, and all other words in it (names and classes of cards among them). */
export interface Mentions {
  readonly types: readonly EnergyType[];
  readonly words: readonly string[];
}

const known = new WeakMap<CardProgram, Mentions>();

export function mentionsOf(program: CardProgram): Mentions {
  const before = known.get(program);
  if (before !== undefined) return before;
  const all = new Set<string>();
  gather(program, all);
  const types = ENERGY_TYPES.filter((type) => all.has(type));
  const mentions = { types, words: [...all].filter((word) => !types.includes(word as EnergyType)) };
  known.set(program, mentions);
  return mentions;
}

/** The verbs of the language are words too; no card is called like one. */
function gather(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) gather(each, words);
}

/** Whether a text may mean a card: by its name or a part of it, its class, its stage, or its kind of Trainer or Energy card. */
export const maySpeakOf = ({ words }: Mentions, facts: CardFacts): boolean =>
  wordsFor(facts).some((word) => words.includes(word)) || words.some((word) => isPartOfName(word, facts.name));

/** Shorter ones are classes. */
const SHORTEST_PART = 4;

export const isPartOfName = (word: string, name: string): boolean =>
  word.length >= SHORTEST_PART && /^\p{Lu}/u.test(word) && name.includes(word);

const wordsFor = ({ name, tags, stage, trainer, energy }: CardFacts): readonly string[] => [
  name,
  ...tags,
  ...(stage === null ? [] : [stage]),
  ...(trainer === null ? [] : [trainer]),
  ...(energy === 'special' ? ['special-energy'] : []),
];
