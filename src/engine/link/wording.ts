import type { CardProgram } from '../effects/program.js';
import { isSame } from '../effects/same.js';
import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';

/*
 * Older texts mean more than they say: some words have changed since they were printed. A program is read anew for the
 * era it is played in and for the day its card came out. @rule PREC-03 KIND-03 KIND-04 KIND-05
 */

/** From then on Supporter and Stadium cards were no Trainer cards, until "Trainer" took them in again. */
const KINDS_APART = '2007-05-01';
const KINDS_TOGETHER = '2011-04-01';

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Programs are the same in many games: for each the ways in which it has been read, by what its words mean. */
const readings = new WeakMap<CardProgram, Map<string, CardProgram>>();

/** The program as it is read in this era. */
export function inWordsOf(program: CardProgram, facts: CardFacts, era: Era): CardProgram {
  const { released } = facts;
  const meant: Meant = {
    cards: trainerCards(released, era),
    sources: trainerSources(released, era),
    threeForAll: era.oldConditionLists === 'all-five' && !knowsSpecialConditions(facts),
  };
  const key = `${meant.cards.join()} ${meant.sources.join()} ${meant.threeForAll}`;
  const known = readings.get(program) ?? new Map<string, CardProgram>();
  readings.set(program, known);
  const read = known.get(key) ?? (readAnew(program, meant) as CardProgram);
  known.set(key, read);
  return read;
}

/** What "Trainer" means, of cards and of what an effect comes from; and whether three names stand for all Special Conditions. */
interface Meant {
  readonly cards: readonly string[];
  readonly sources: readonly string[];
  readonly threeForAll: boolean;
}

const TERM = /special condition/i;

/** A card that uses the term itself means the ones that it names; a reprint of an older one does not use it. @rule KIND-05 */
const knowsSpecialConditions = ({ text, attacks, powers }: CardFacts): boolean =>
  TERM.test(text) || attacks.some((one) => TERM.test(one.text)) || powers.some((one) => TERM.test(one.text));

/** @rule KIND-02 KIND-03 */
function trainerCards(released: string, { trainerUmbrella }: Era): readonly string[] {
  switch (trainerUmbrella) {
    case 'all':
      return ['trainer'];
    case 'plain-unless-printed-before-diamond-pearl':
      return isBefore(released, KINDS_APART) ? ['trainer', 'supporter', 'stadium'] : ['trainer'];
    case 'all-with-old-plain-as-items':
      return isPlainOnly(released) ? ['item'] : ['trainer'];
  }
}

function trainerSources(released: string, { trainerUmbrella }: Era): readonly string[] {
  switch (trainerUmbrella) {
    case 'all':
      return ['trainer'];
    case 'plain-unless-printed-before-diamond-pearl':
      return isBefore(released, KINDS_APART) ? ['trainer'] : ['item'];
    case 'all-with-old-plain-as-items':
      return isPlainOnly(released) ? ['item'] : ['trainer'];
  }
}

/** A card whose day is not known is read as one of the era. */
const isBefore = (released: string, day: string): boolean => released !== '' && released < day;
const isPlainOnly = (released: string): boolean =>
  isBefore(released, KINDS_TOGETHER) && !isBefore(released, KINDS_APART);

function readAnew(value: unknown, meant: Meant): unknown {
  if (Array.isArray(value)) return value.map((each) => readAnew(each, meant));
  if (!isTree(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) made[key] = readAnew(each, meant);
  if (made['test'] === 'kind') return { ...made, is: replaced(words(made['is']), meant.cards) };
  if (isSource(made)) return { ...made, what: replaced(words(made['what']), meant.sources) };
  if (meant.threeForAll && made['test'] === 'condition' && namesAllThree(made['is'])) return { ...made, is: 'any' };
  if (meant.threeForAll && made['op'] === 'condition' && namesAllThree(made['remove']))
    return { ...made, remove: 'all' };
  if (meant.threeForAll && made['part'] !== 'attack' && namesAllThree(made['despite']))
    return { ...made, despite: 'any' };
  return made['test'] === 'any' && Array.isArray(made['of']) ? withAnyPokemon(made, made['of']) : made;
}

const isSource = (tree: Tree): boolean => Array.isArray(tree['what']) && tree['op'] === undefined;

const replaced = (all: readonly string[], trainer: readonly string[]): readonly string[] =>
  all.flatMap((word) => (word === 'trainer' ? trainer : [word]));

/** Whoever names these three and does not know the term names every Special Condition. @rule KIND-05 */
const namesAllThree = (value: unknown): boolean =>
  ['asleep', 'confused', 'paralyzed'].every((word) => words(value).includes(word));

const ANY_POKEMON = { test: 'kind', is: ['pokemon'] };

/** "A Basic Pokémon or Evolution card" is any Pokémon card, also where a Baby or another card is named beside them. @rule KIND-04 */
function withAnyPokemon(any: Tree, of: readonly unknown[]): Tree {
  const all = of.map(staged);
  const found = all.find((one) => one.stage === 'evolution' && all.some((it) => isBasicOf(it, one)));
  if (found === undefined) return any;
  const pokemon = found.also.length === 0 ? ANY_POKEMON : { test: 'all', of: [ANY_POKEMON, ...found.also] };
  const others = of.filter((_, i) => all[i]!.stage === null || !isAlike(all[i]!, found));
  return others.length === 0 ? pokemon : { ...any, of: [pokemon, ...others] };
}

/** A test for a Pokémon of one stage, and what else it asks of it: whose name, or what it must not be. */
interface Staged {
  readonly stage: string | null;
  readonly also: readonly unknown[];
}

const isAlike = (one: Staged, other: Staged): boolean => isSame(one.also, other.also);
const isBasicOf = (one: Staged, other: Staged): boolean => one.stage === 'basic' && isAlike(one, other);

function staged(test: unknown): Staged {
  if (!isTree(test)) return { stage: null, also: [] };
  const parts: readonly unknown[] = test['test'] === 'all' && Array.isArray(test['of']) ? test['of'] : [test];
  const stages = parts.filter((part) => isTree(part) && part['test'] === 'stage') as readonly Tree[];
  const isOther = (part: unknown): boolean => !isSame(part, ANY_POKEMON);
  const also = parts.filter((part) => isOther(part) && !stages.includes(part as Tree));
  return { stage: stages.length === 1 ? words(stages[0]!['is']).join() : null, also };
}
