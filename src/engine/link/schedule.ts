import type { Op as NumberedOp } from '../effects/linked.js';
import { isSame } from '../effects/same.js';
import type { Place } from '../effects/terms.js';
import { mentions, someTerm } from '../effects/walk.js';
import type { StepMark } from '../effects/words.js';
import type { AttackStep, Era } from '../eras/era.js';
import { NONE } from '../model/state.js';
import type { Marked } from './flatten.js';

/*
 * Puts the operations of an attack in the order of an era's steps. An operation is carried out at the step it is marked
 * for, or just before the first one that reads what it binds or speaks of the cards it shows, whichever is earlier; inside
 * a step in the order of the text. @rule ATK-06 ATK-07 ATK-08 ATK-09 ATK-13
 */

const STEP_OF: Readonly<Record<Exclude<StepMark, 'own-energy' | 'deed' | 'after'>, AttackStep>> = {
  choice: 'choices',
  requirement: 'requirements',
  cost: 'requirements',
  'before-damage': 'before-damage',
  damage: 'damage',
  effect: 'effects',
};

/** Energy that an attack's text has its own Pokémon discard: a cost, a step of its own, or one of the effects. @rule ATK-11 CON-10 */
function ownEnergyStep(era: Era): AttackStep {
  switch (era.selfEnergyDiscard) {
    case 'cost-before-confusion':
      return 'requirements';
    case 'after-confusion-before-damage':
      return 'own-energy';
    case 'after-confusion':
      return 'effects';
  }
}

/** Own Energy that something hangs on is no cost; it has the step of its own where there is one. @rule ATK-07 ATK-11 ATK-13 */
const deedStep = ({ attackStepOrder }: Era): AttackStep =>
  attackStepOrder.includes('own-energy') ? 'own-energy' : 'effects';

/** Where the number of an attack is found in a step of its own, that is where statements about it belong. @rule ATK-07 */
function placeOf(mark: StepMark | null, doing: NumberedOp['do'], era: Era): number {
  const order = era.attackStepOrder;
  if (mark === 'after') return order.length;
  if (mark === 'own-energy') return order.indexOf(ownEnergyStep(era));
  if (mark === 'deed') return order.indexOf(deedStep(era));
  const calculates = mark === 'damage' && doing.op !== 'damage' && order.includes('calculation');
  const step = calculates ? 'calculation' : STEP_OF[mark ?? 'effect'];
  return order.includes(step) ? order.indexOf(step) : order.indexOf('effects');
}

/** Whether the operation uses what is in a slot. */
function reads(op: Marked, slot: number, name: string | null): boolean {
  if (op.guard === slot || op.you === slot || op.subject === slot) return true;
  if (op.do.op === 'decide' && op.do.by === slot) return true;
  return name !== null && mentions(op.do, name);
}

/** Cards that are looked at are seen before they are counted or chosen from, also where the text names their place anew. @rule ATK-13 */
function placeSeen({ do: doing }: Marked): Place | null {
  return doing.op === 'look' && doing.cards.get === 'cards' ? doing.cards.in : null;
}

const speaksOf = ({ do: doing }: Marked, place: Place): boolean => someTerm(doing, (term) => isSame(term, place));

export type Op = Omit<NumberedOp, 'id' | 'ofCards' | 'rules'>;

export interface Scheduled {
  readonly ops: readonly Op[];
  readonly ends: readonly number[];
}

export function schedule(marked: readonly Marked[], slots: Readonly<Record<string, number>>, era: Era): Scheduled {
  const names = new Map(Object.entries(slots).map(([name, slot]) => [slot, name]));
  const places = marked.map((op) => placeOf(op.mark, op.do, era));
  // The last first: what a reader needs has been moved when its own needs are looked at.
  for (let round = 0; round < 2; round++) {
    for (let i = marked.length - 1; i >= 0; i--) {
      const op = marked[i]!;
      const seen = placeSeen(op);
      if (op.into === NONE && seen === null) continue;
      const name = names.get(op.into) ?? null;
      for (let j = i + 1; j < marked.length; j++) {
        const later = marked[j]!;
        const isNeeded = op.into !== NONE && reads(later, op.into, name);
        if (isNeeded || (seen !== null && speaksOf(later, seen))) places[i] = Math.min(places[i]!, places[j]!);
      }
    }
    keepLoopsTogether(marked, places);
  }
  return inOrder(marked, { places, behind: behindDamage(marked, names), era });
}

function keepLoopsTogether(marked: readonly Marked[], places: number[]): void {
  marked.forEach(({ block }, i) => {
    if (block === NONE) return;
    marked.forEach((other, j) => {
      if (other.block === block) places[i] = Math.min(places[i]!, places[j]!);
    });
  });
}

/** In the step of damage the attack's own damage is done before the damage to others. */
const isLater = ({ do: doing }: Marked): boolean => doing.op === 'damage';

/**
 * "Discard an Energy. If you do, this attack does damage to each Benched Pokémon": the discard comes before that damage, and
 * no earlier, so behind the attack's own; unless the attack's own number hangs on it too. @rule ATK-13 ATK-14
 */
function behindDamage(marked: readonly Marked[], names: ReadonlyMap<number, string>): ReadonlySet<Marked> {
  const behind = new Set<Marked>();
  for (const op of marked) {
    const hangs = [...behind].some(({ into }) => into !== NONE && reads(op, into, names.get(into) ?? null));
    if (op.mark !== 'deed' && !hangs) continue;
    if (op.mark === 'damage' && !isLater(op) && !holdsDamage(marked, op)) return new Set();
    behind.add(op);
  }
  return behind;
}

interface Placed {
  readonly places: readonly number[];
  readonly behind: ReadonlySet<Marked>;
  readonly era: Era;
}

function inOrder(marked: readonly Marked[], { places, behind, era }: Placed): Scheduled {
  const order = era.attackStepOrder;
  const deal = order.indexOf('damage');
  const from: number[] = [];
  const ends: number[] = [];
  for (let step = 0; step <= order.length; step++) {
    const here = marked.map((_, i) => i).filter((i) => places[i] === step);
    const later = (i: number): boolean =>
      isLater(marked[i]!) || holdsDamage(marked, marked[i]!) || behind.has(marked[i]!);
    if (step === deal) from.push(...here.filter((i) => !later(i)), DEAL, ...here.filter(later));
    else from.push(...here);
    ends.push(from.length);
  }
  const op = (i: number): Op =>
    i === DEAL ? DEAL_OP : { ...relinked(marked[i]!, from), required: isRequired(marked[i]!, era) };
  return { ops: from.map(op), ends };
}

/**
 * Costs and requirements must be met in full; so must own Energy that the text wants discarded be there, where the era
 * has it so. What a player may do, and any number of cards, need not. @rule ATK-11 ATK-12 PREC-07 PREC-06
 */
function isRequired({ mark, do: doing, optional }: Marked, era: Era): boolean {
  if (optional || (doing.op !== 'pick' && doing.op !== 'move')) return false;
  const selector = doing.op === 'pick' ? doing.of : doing.cards;
  if (selector.get !== 'cards' || (selector.take !== undefined && !('n' in selector.take))) return false;
  if (mark === 'cost' || mark === 'requirement') return true;
  return mark === 'own-energy' && era.emptyAllSelection === 'requirement-fails';
}

const DEAL_OP: Op = {
  do: { op: 'deal' },
  guard: NONE,
  is: 0,
  you: NONE,
  subject: NONE,
  into: NONE,
  optional: false,
  whole: false,
  required: false,
};

const DEAL = -1;

const holdsDamage = (marked: readonly Marked[], op: Marked): boolean =>
  op.block !== NONE && marked.some((other) => other.block === op.block && isLater(other));

/** A loop's ends are places in the list, which have moved. */
function relinked({ mark: _, block: __, ...marked }: Marked, from: readonly number[]): Op {
  const op = { ...marked, required: false };
  const { do: doing } = op;
  if (doing.op === 'loop') return { ...op, do: { ...doing, end: from.indexOf(doing.end) } };
  if (doing.op === 'again') return { ...op, do: { ...doing, to: from.indexOf(doing.to) } };
  return op;
}

/** Outside attacks everything happens in the order of the text. */
export const asWritten = (marked: readonly Marked[]): Scheduled => {
  const all = marked.map((_, i) => i);
  return { ops: marked.map((op) => relinked(op, all)), ends: [] };
};
