import type { CheckStep } from '../eras/era.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import {
  ASLEEP,
  BURNED,
  CONDITIONS,
  CONFUSED,
  type Condition,
  type Frame,
  NONE,
  PARALYZED,
  POISONED,
  type PokemonId,
  type Seat,
  seatOf,
} from '../model/state.js';

/*
 * When a player's texts are carried out between turns, as numbers of answers: behind all Special Conditions, before them, or
 * before a step that comes later for their own Active Pokémon. @rule CHK-03
 */

export const CONDITIONS_FIRST = 0;
export const EFFECTS_FIRST = 1;
/** And the number of the step. */
export const BEFORE_STEP = 2;

const CONDITIONS_OF: Readonly<Record<CheckStep, number>> = {
  poisoned: POISONED,
  burned: BURNED,
  asleep: ASLEEP,
  paralyzed: PARALYZED,
  'asleep-and-paralyzed': ASLEEP | PARALYZED,
  char: 0,
  darkness: 0,
};

/** The steps, as bits, in which a Special Condition of a player's Active Pokémon is looked at behind another one. */
export function laterSteps(game: Game, seat: Seat): number {
  const { active } = sideOf(game, seat);
  let later = 0;
  for (const pokemon of active) {
    const steps = stepsOf(game, pokemon);
    later |= steps & (steps - 1); // all but the first
  }
  return later;
}

/** The steps, as bits, in which something is done about a Pokémon. */
function stepsOf(game: Game, pokemon: PokemonId): number {
  const { steps } = game.setup.era.checkOrder;
  const conditions = conditionsChecked(game, pokemon);
  let bits = 0;
  for (let step = 0; step < steps.length; step++)
    if ((CONDITIONS_OF[steps[step]!] & conditions) !== 0) bits |= 1 << step;
  return bits;
}

/** Its Special Conditions that do anything, or end, between these turns. @rule COND-13 */
export function conditionsChecked(game: Game, id: PokemonId): number {
  if (id === NONE) return 0;
  const { seat, turn } = game.state;
  const { conditions, paralyzedOn } = pokemonAt(game, id);
  const lasts = seatOf(id) !== seat || paralyzedOn === turn ? PARALYZED | CONFUSED : CONFUSED;
  return conditions & ~lasts;
}

/** Whether texts may be put there, `later` being the steps that come later. */
export const isMoment = (moment: number, later: number): boolean =>
  moment === CONDITIONS_FIRST ||
  moment === EFFECTS_FIRST ||
  (moment < MOST && (later & (1 << (moment - BEFORE_STEP))) !== 0);

const MOST = 16;

/** A player's texts come before a step. */
export function putBefore({ state }: Game, frame: Frame, seat: Seat, step: number): void {
  if (frame.env.length === 0) frame.env = state.sides.map(() => []);
  frame.env[seat] = [step];
}

/** The Special Condition before which a player's texts come at such a moment; `null`: at another one. */
export function conditionBehind(game: Game, seat: Seat, moment: number): Condition | null {
  const step = game.setup.era.checkOrder.steps[moment - BEFORE_STEP];
  if (step === undefined) return null;
  const own = sideOf(game, seat).active.reduce((bits, id) => bits | conditionsChecked(game, id), 0);
  return CONDITIONS.find((_, bit) => (CONDITIONS_OF[step] & own & (1 << bit)) !== 0) ?? null;
}
