import { type LinkedRule, OWN_CARD } from '../effects/linked.js';
import type { Question } from '../effects/program.js';
import type { Era } from '../eras/era.js';
import { DARKNESS } from './energy-type.js';
import type { Card } from './setup.js';

/** What occurs in a game at all: what does not need not be looked for at every turn. */
export interface Occurs {
  /** Something is looked at in the last steps between turns. @rule CHK-04 */
  readonly checkupTail: boolean;
  /** A text says what Energy other cards than its own provide. */
  readonly changedEnergy: boolean;
  readonly babies: boolean;
  /** A card that is attached to a Pokémon can be used. */
  readonly attachedActions: boolean;
  /** A card can be used from the hand or the discard pile. */
  readonly actionsElsewhere: boolean;
  /** A card says which Pokémon it may be on. @rule NRG-13 */
  readonly holders: boolean;
  /** A text says how many Pokémon Tools a Pokémon may have. @rule TOOL-02 */
  readonly toolLimits: boolean;
}

export function occursIn(era: Era, cards: readonly Card[], rules: readonly LinkedRule[], charMarkers: number): Occurs {
  return {
    checkupTail: hasCheckupTail(era, cards, charMarkers),
    changedEnergy: rules.some(
      (linked) => isAbout(linked, 'provides') && (linked.concerns !== OWN_CARD || linked.span !== null),
    ),
    babies: cards.some(({ isBaby }) => isBaby),
    attachedActions: cards.some(({ actions, facts }) => actions.length > 0 && facts.kind !== 'pokemon'),
    actionsElsewhere: cards.some(({ actionsElsewhere }) => actionsElsewhere.length > 0),
    holders: cards.some(({ playPart }) => playPart?.onto !== undefined),
    toolLimits: rules.some((linked) => isAbout(linked, 'tool-limit')),
  };
}

const isAbout = ({ rule }: LinkedRule, question: Question): boolean =>
  rule.part === 'answer' && rule.question === question;

/** @rule CHK-04 */
function hasCheckupTail({ checkOrder }: Era, cards: readonly Card[], charMarkers: number): boolean {
  const darkness = cards.some(({ specialByEra }) => specialByEra === DARKNESS);
  return (
    (checkOrder.steps.includes('char') && charMarkers !== 0) || (checkOrder.steps.includes('darkness') && darkness)
  );
}
