import type { CardFacts } from '../../engine/index.js';
import { RULE_BOXES, type RuleBox } from '../cards/print.js';

/** Rules by which a class of card gives more than one Prize card. */
const WORTH: readonly string[] = ['KO-04', 'CLS-10'];

/** What the classes of some cards are worth where that is more than one Prize card, each once. @rule KO-04 CLS-10 */
export const worthOf = (cards: readonly CardFacts[]): readonly RuleBox[] =>
  [...new Set(cards.flatMap(({ tags }) => tags.flatMap((tag) => RULE_BOXES[tag] ?? [])))].filter(({ rule }) =>
    WORTH.includes(rule),
  );
