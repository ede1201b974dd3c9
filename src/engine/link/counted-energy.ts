import type { Doing } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { Place } from '../effects/terms.js';
import { mentions, someTerm } from '../effects/walk.js';
import type { Era } from '../eras/era.js';
import { NONE } from '../model/state.js';
import type { Marked } from './flatten.js';

/*
 * "Discard any number of Energy. This attack does 20 damage for each": the Energy whose number makes the damage. Where the
 * era has it stay until the damage is done, it is chosen first, what is counted are the cards that were chosen, and they
 * leave among the effects. @rule ATK-22
 */

/** The names of what takes off Energy that may have to stay until the damage is done. */
export function stayingIn(text: readonly Statement[], era: Era): ReadonlySet<string> {
  switch (era.countedEnergy) {
    case 'leaves-at-once':
      return NONE_STAYS;
    case 'leaves-after-damage': {
      const names = new Set<string>();
      someTerm(text, (term) => {
        if ('op' in term && term.op === 'move' && 'as' in term && term.as !== undefined && mayStay(term, era))
          names.add(term.as);
        return false;
      });
      return names;
    }
  }
}

export const NONE_STAYS: ReadonlySet<string> = new Set();

type Moving = Extract<Statement, { op: 'move' }>;

const mayStay = (move: Moving, era: Era): boolean =>
  move.cards.get === 'cards' && isOnPokemon(move.cards.in) && !isCost(move, era);

const isOnPokemon = (place: Place): boolean => 'on' in place && place.what === 'energy';

/** What must be discarded is a cost where costs come first; a number that may be none is not. @rule ATK-11 PREC-06 */
function isCost({ step, cards }: Moving, era: Era): boolean {
  if (step === 'cost' || step === 'requirement') return true;
  const isFree = cards.get === 'cards' && cards.take !== undefined && !('n' in cards.take);
  return step === 'own-energy' && era.selfEnergyDiscard !== 'after-confusion' && !isFree;
}

type Named = (name: string) => number;

/** The operations of an attack, such Energy leaving behind the damage. */
export function leavingLater(
  marked: readonly Marked[],
  staying: ReadonlySet<string>,
  slots: Readonly<Record<string, number>>,
): readonly Marked[] {
  const slotOf: Named = (name) => slots[name] ?? NONE;
  let ops = marked;
  for (const op of marked) {
    if (op.do.op !== 'move' || op.do.as === undefined || !staying.has(op.do.as)) continue;
    const later = ops.slice(ops.findIndex(({ do: doing }) => doing === op.do) + 1);
    if (op.do.cards.get === 'ref' && makesOnlyNumbers(later, op.do.as))
      ops = countedAs(ops, op, { from: op.do.as, to: op.do.cards.name, slotOf });
  }
  return ops;
}

const COUNTING: readonly Doing['op'][] = ['base', 'damage', 'flip'];
const ASKING: readonly Doing['op'][] = ['test', 'decide'];

/** Damage is counted by it, and it settles neither who is hit nor how many are. */
function makesOnlyNumbers(later: readonly Marked[], name: string): boolean {
  const readers = later.filter(({ do: doing }) => mentions(doing, name));
  const isCounting = ({ mark, do: doing }: Marked): boolean => mark === 'damage' && COUNTING.includes(doing.op);
  return readers.some(isCounting) && readers.every((op) => isCounting(op) || !CHOOSING.includes(op.do.op));
}

const CHOOSING: readonly Doing['op'][] = ['pick', 'loop', 'may', 'modal'];

interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly slotOf: Named;
}

/** What asks how many have gone, or whether any have, asks for those that were chosen. */
function countedAs(ops: readonly Marked[], leaving: Marked, { from, to, slotOf }: Renaming): readonly Marked[] {
  return ops.map((op) => {
    if (op === leaving) return { ...op, mark: 'effect' };
    if (op.do.op === 'decide' && op.do.by === slotOf(from)) return { ...op, do: { op: 'decide', by: slotOf(to) } };
    if (!COUNTING.includes(op.do.op) && !ASKING.includes(op.do.op)) return op;
    return mentions(op.do, from) ? { ...op, do: renamed(op.do, from, to) } : op;
  });
}

function renamed<T>(value: T, from: string, to: string): T;
function renamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => renamed(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, from, to)]));
}
