import {
  type Asking,
  asking,
  bounds,
  candidates,
  isBlind,
  isPrivate,
  isValue,
  takeOf,
} from '../carry-out/candidates.js';
import { pickedFor } from '../carry-out/picked-for.js';
import type { Where } from '../effects/program.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import type { Game } from '../model/game.js';
import { type CardId, CONDITIONS, NONE } from '../model/state.js';
import { isMeasured } from '../terms/units.js';
import { NOTHING } from './cards-view.js';
import type { SideView } from './parts.js';
import { type PrizedView, prizedFor } from './prized.js';
import { type SpreadView, spreadOf } from './spread.js';

/** The text that asks for a choice: its name, the card it is printed on, and how much is to be chosen. */
export interface AsksView {
  readonly name: string;
  readonly card: CardId | null;
  readonly picked: number;
  readonly least: number;
  /** Null: as many as there are. */
  readonly most: number | null;
  /** The cards that can still be chosen, every copy of them, and those that have been, in their order; none that are chosen blindly. */
  readonly among: readonly CardId[];
  readonly chosen: readonly CardId[];
  /** Whether any of the cards leaves the others to be chosen: then several can be thought over before one is told. */
  readonly isFree: boolean;
  /** Whether it is all or none. */
  readonly isWhole: boolean;
  /** Where the cards go first, as far as the text says it at once. */
  readonly to: CardsTo | null;
  /** What is given out over Pokémon, if it is. */
  readonly spread: SpreadView | null;
  /** Which of the own cards must be Prize cards, while all of the deck is in sight. */
  readonly prized: readonly PrizedView[] | null;
}

/** Where chosen cards go: to a place, onto a Pokémon, or into an order. */
export type CardsTo = Where['zone'] | 'deck-top' | 'deck-bottom' | 'attached' | 'order';

/** What text asks now, for the player who decides. */
export function asksOf(game: Game, sides: readonly SideView[]): AsksView | null {
  const at = asking(game);
  if (at === null) return null;
  const { least, most } = bounds(game, at);
  const left = candidates(game, at);
  const chosen = at.frame.env[at.op.into] ?? NOTHING;
  const ofCards = isOfCards(at);
  return {
    name: at.script.name,
    card: at.frame.card === NONE ? null : at.frame.card,
    picked: chosen.length,
    least: Math.min(least, chosen.length + left.length),
    most: most > 240 ? null : most,
    among: ofCards ? left : NOTHING,
    chosen: ofCards ? chosen : NOTHING,
    isFree: ofCards && isFree(at),
    isWhole: ofCards && least < most && isAllOrNone(at),
    to: ofCards ? cardsGoTo(at) : null,
    spread: ofCards ? null : spreadOf(game, at),
    prized: ofCards ? prizedFor(game, game.state.decision.seat, sides) : null,
  };
}

/** Whether cards are chosen that the player sees. */
const isOfCards = (at: Asking): boolean =>
  at.op.do.op === 'arrange' || (at.op.do.op === 'pick' && at.op.do.of.get === 'cards' && !isBlind(at));

/** Nothing that can be chosen hangs on what has been, but that it is gone. @rule EFF-05 PREC-07 */
function isFree({ script, op }: Asking): boolean {
  if (op.do.op !== 'pick' || isValue(op.do.of)) return true;
  const take = takeOf(op.do.of);
  const isBound = take?.repeats === true || take?.different !== undefined || isMeasured(op.do.of);
  return !isBound && pickedFor(script, op).beside.length === 0;
}

/** What is paid by choice is paid in full or not at all. @rule PREC-08 SUP-04 */
const isAllOrNone = (at: Asking): boolean => {
  const { op } = at;
  if (op.do.op !== 'pick' || isValue(op.do.of) || !op.optional || isPrivate(at, op.do.of)) return false;
  const take = takeOf(op.do.of);
  return take !== null && take.any !== true && take.upTo === undefined;
};

function cardsGoTo({ script, op }: Asking): CardsTo | null {
  if (op.do.op === 'arrange') return 'order';
  const { moving, attaching } = pickedFor(script, op);
  if (moving === null) return attaching === null ? null : 'attached';
  const { to } = moving;
  return to.zone === 'deck' && to.end !== undefined ? `deck-${to.end}` : to.zone;
}

const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** What a number among the choices of a text stands for. */
export function choiceName(game: Game, number: number): string {
  const at = asking(game);
  if (at === null) return `${number}`;
  const { op } = at.op.do;
  if (game.state.decision.kind === 'choose-attack') return game.setup.attacks[candidates(game, at)[number]!]!.name;
  if (game.state.decision.kind === 'choose-option') return `${ORDER[number] ?? number + 1} effect`;
  if (isBlind(at)) return `Card ${number + 1}`;
  if (op === 'condition') return conditionName(number);
  if (at.op.do.op !== 'pick' || !isValue(at.op.do.of)) return `${number}`;
  const { get } = at.op.do.of;
  if (get === 'type') return ENERGY_TYPES[number]!;
  return get === 'condition' ? conditionName(number) : `${number}`;
}

export const conditionName = (bit: number): string => CONDITIONS[bit]![0]!.toUpperCase() + CONDITIONS[bit]!.slice(1);
