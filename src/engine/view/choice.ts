import { asking, bounds, candidates, isBlind, isValue } from '../carry-out/candidates.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import type { Game } from '../model/game.js';
import { type CardId, CONDITIONS, NONE } from '../model/state.js';

/** The text that asks for a choice: its name, the card it is printed on, and how much is to be chosen. */
export interface AsksView {
  readonly name: string;
  readonly card: CardId | null;
  readonly picked: number;
  readonly least: number;
  /** Null: as many as there are. */
  readonly most: number | null;
}

/** What text asks now, for the player who decides. */
export function asksOf(game: Game): AsksView | null {
  const at = asking(game);
  if (at === null) return null;
  const { least, most } = bounds(game, at);
  return {
    name: at.script.name,
    card: at.frame.card === NONE ? null : at.frame.card,
    picked: (at.frame.env[at.op.into] ?? []).length,
    least: Math.min(least, candidates(game, at).length),
    most: most > 240 ? null : most,
  };
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
