import { CARD_WORDS, type CardWord } from '../effects/words.js';
import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import { isBasicEnergyCard } from './kind.js';

/* Which of the texts' words for kinds of cards a card answers to. */

/** The words that a text has for such a card, as bits. @rule KIND-02 KIND-03 KIND-14 KIND-15 */
export const kindBits = (facts: CardFacts, era: Era): number =>
  CARD_WORDS.reduce((bits, word, place) => bits | (isKind(facts, word, era) ? 1 << place : 0), 0);

/** A card as it counts while it is attached: a Pokémon is a Pokémon Tool there, and nothing else. @rule KIND-07 TOOL-03 */
export const asAttached = (facts: CardFacts): CardFacts =>
  facts.kind === 'pokemon' ? { ...facts, kind: 'trainer', trainer: 'tool' } : facts;

/** Cards printed before the kinds were told apart count as plain ones. @rule KIND-03 */
function isKind(facts: CardFacts, word: CardWord, era: Era): boolean {
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
      return isBasicEnergyCard(facts, era);
    case 'special-energy':
      return facts.kind === 'energy' && !isBasicEnergyCard(facts, era);
  }
}

const PLAIN_ONLY: Era['trainerUmbrella'] = 'plain-unless-printed-before-diamond-pearl';

/** Kinds of their own where "Trainer" is the plain kind. @rule KIND-02 */
const isApart = (trainer: CardFacts['trainer']): boolean => trainer === 'supporter' || trainer === 'stadium';

const isPlain = (trainer: CardFacts['trainer']): boolean => trainer === 'item' || trainer === 'fossil';

/** @rule TOOL-03 KIND-02 */
function isAttachedItem(trainer: CardFacts['trainer'], { toolTmKind }: Era): boolean {
  switch (toolTmKind) {
    case 'trainer':
      return false;
    case 'item':
      return trainer === 'tool' || trainer === 'technical-machine';
    case 'own-kind':
      return trainer === 'technical-machine';
  }
}
