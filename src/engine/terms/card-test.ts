import type { CardWord, PowerWord, StageWord } from '../effects/words.js';
import type { Era } from '../eras/era.js';
import type { Card } from '../model/setup.js';
import { nameThatCounts } from '../rules/name.js';

/* What is printed on a card, as texts ask for it. */

/** Cards printed before the kinds were told apart count as plain ones. @rule KIND-02 KIND-03 KIND-14 KIND-15 */
export function isKind(card: Card, words: readonly CardWord[], era: Era): boolean {
  for (let i = 0; i < words.length; i++) if (isOneKind(card, words[i]!, era)) return true;
  return false;
}

function isOneKind({ facts, isBasicEnergy }: Card, word: CardWord, era: Era): boolean {
  switch (word) {
    case 'pokemon':
      return facts.kind === 'pokemon';
    case 'trainer':
      return facts.kind === 'trainer' && (era.trainerUmbrella !== PLAIN_ONLY || !isApart(facts.trainer));
    case 'item':
      return facts.kind === 'trainer' && (isPlain(facts.trainer) || isAttachedItem(facts.trainer, era));
    case 'supporter':
    case 'stadium':
    case 'tool':
    case 'technical-machine':
      return facts.trainer === word;
    case 'energy':
      return facts.kind === 'energy';
    case 'basic-energy':
      return isBasicEnergy;
    case 'special-energy':
      return facts.kind === 'energy' && !isBasicEnergy;
  }
}

const PLAIN_ONLY: Era['trainerUmbrella'] = 'plain-unless-printed-before-diamond-pearl';

/** Kinds of their own where "Trainer" is the plain kind. @rule KIND-02 */
const isApart = (trainer: Card['facts']['trainer']): boolean => trainer === 'supporter' || trainer === 'stadium';

const isPlain = (trainer: Card['facts']['trainer']): boolean => trainer === 'item' || trainer === 'fossil';

/** @rule TOOL-03 KIND-02 */
const isAttachedItem = (trainer: Card['facts']['trainer'], era: Era): boolean =>
  era.toolTmKind === 'item' && (trainer === 'tool' || trainer === 'technical-machine');

/** The stage printed on a card; a Baby is a Basic Pokémon too. @rule KIND-08 KIND-10 */
export function hasStage({ facts, role }: Card, words: readonly StageWord[]): boolean {
  const { stage } = facts;
  return words.some((word) => {
    if (word === 'basic') return stage === 'basic' || stage === 'baby' || role === 'fossil';
    if (word === 'evolution' || word === 'evolved') return role === 'evolution';
    return stage === word;
  });
}

const counted = new Map<string, string>();

/** Any copy of that name, in whatever zone. @rule NAME-01 EFF-17 */
export function isNamed(card: Card, names: readonly string[], era: Era): boolean {
  for (let i = 0; i < names.length; i++) {
    const key = `${era.id} ${names[i]}`;
    let name = counted.get(key);
    if (name === undefined) {
      name = nameThatCounts(names[i]!, era.nameStrip);
      counted.set(key, name);
    }
    if (card.counted === name) return true;
  }
  return false;
}

/** Old-style powers count among the newer ones; Abilities are their own kind. @rule POW-09 POW-10 */
export function isPower(kind: string, words: readonly PowerWord[]): boolean {
  return words.some(
    (word) =>
      word === kind ||
      (word === 'any' && kind !== 'ancient-trait') ||
      (word === 'pokemon-power' && (kind === 'poke-power' || kind === 'poke-body')) ||
      (kind === 'pokemon-power' && words.includes('poke-power') && words.includes('poke-body')) ||
      (word === 'ability' && kind === 'vstar-power'),
  );
}
