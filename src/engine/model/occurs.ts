import { type LinkedChange, type LinkedRule, OWN_CARD, type Script } from '../effects/linked.js';
import type { Question } from '../effects/program.js';
import type { Amount } from '../effects/terms.js';
import type { Era } from '../eras/era.js';
import { DARKNESS } from './energy-type.js';
import type { Card, Occurs } from './setup.js';

/** The cards of a game, and what their texts say. */
interface Linked {
  readonly cards: readonly Card[];
  readonly rules: readonly LinkedRule[];
  readonly scripts: readonly Script[];
}

export function occursIn(era: Era, { cards, rules, scripts }: Linked, charMarkers: number): Occurs {
  return {
    checkupTail: hasCheckupTail(era, cards, charMarkers),
    changedEnergy: rules.some(
      (linked) => isAbout(linked, 'provides') && (linked.concerns !== OWN_CARD || linked.span !== null),
    ),
    babies: cards.some(({ isBaby }) => isBaby),
    unions: cards.some(({ role }) => role === 'v-union'),
    notPutDown: cards.some(({ putDown }) => putDown !== 'by-any'),
    pieces: cards.some(({ pieces }) => pieces > 0),
    attachedActions: cards.some((card) => card.actions.length > 0 && isAttachable(card)),
    hyperGear: cards.some(({ isHyperGear }) => isHyperGear),
    machines: cards.some(({ role }) => role === 'technical-machine'),
    actionsInHand: cards.some((card) => isUsedFrom(card, 'hand')),
    actionsInDiscard: cards.some((card) => isUsedFrom(card, 'discard')),
    pokemonTools: cards.some(({ rulesAsTool }) => rulesAsTool.length > 0),
    holders: cards.some(hasHolder),
    locks: rules.some((linked) => isAbout(linked, 'text-works')),
    toolLimits: rules.some((linked) => isAbout(linked, 'tool-limit')),
    unsettling: cards.some(hasHolder) || rules.some(isUnsettling),
    loweredHp: rules.some((linked) => isAbout(linked, 'hp') && !raises(linked)),
    otherCosts: scripts.some(({ part }) => 'otherCost' in part && part.otherCost !== undefined),
    addedPrizes: scripts.some(({ ops }) => ops.some(addsPrizes)),
    offTurn: cards.some(({ playPart }) => playPart?.on !== undefined),
  };
}

/** Whether it puts a card among the Prize cards. */
const addsPrizes = ({ do: doing }: Script['ops'][number]): boolean => doing.op === 'move' && doing.to.zone === 'prizes';

const isAttachable = ({ facts, role }: Card): boolean => facts.kind !== 'pokemon' && role !== 'stadium';

const isUsedFrom = ({ actionsElsewhere }: Card, zone: 'hand' | 'discard'): boolean =>
  actionsElsewhere.some(({ part }) => part.from === zone);

const isAbout = ({ rule }: LinkedRule, question: Question): boolean =>
  rule.part === 'answer' && rule.question === question;

/** Whether an answer can only add to what is printed. */
const raises = ({ rule }: LinkedRule): boolean => {
  const { add } = rule.part === 'answer' ? (rule.change as LinkedChange) : NO_CHANGE;
  return add !== undefined && isNeverNegative(add);
};

const NO_CHANGE: LinkedChange = {};

function isNeverNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount >= 0;
  return amount.num === 'calc' ? amount.args.every(isNeverNegative) : amount.num === 'count' || amount.num === 'energy';
}

const hasHolder = ({ staysOn }: Card): boolean => staysOn !== null;

const UNSETTLING: readonly Question[] = ['bench-size', 'hp', 'tool-limit'];

const isUnsettling = ({ rule }: LinkedRule): boolean =>
  rule.part === 'answer' && (UNSETTLING.includes(rule.question) || rule.existing === 'end');

/** @rule CHK-04 */
function hasCheckupTail({ checkOrder }: Era, cards: readonly Card[], charMarkers: number): boolean {
  const darkness = cards.some(({ specialByEra }) => specialByEra === DARKNESS);
  return (
    (checkOrder.steps.includes('char') && charMarkers !== 0) || (checkOrder.steps.includes('darkness') && darkness)
  );
}
