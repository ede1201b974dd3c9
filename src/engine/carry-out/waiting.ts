import { EVENT_SLOT } from '../effects/linked.js';
import type { HappeningWord } from '../effects/terms.js';
import { nextSeat } from '../model/format.js';
import { type Game, nextPlayer } from '../model/game.js';
import { type Due, NONE, ORIGINS, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { EVENT_POKEMON } from '../terms/scope.js';

/** Which of the triggered effects may be carried out now, as places in `due`, and who puts them in order. */
export interface Waiting {
  readonly seat: Seat;
  readonly among: readonly number[];
}

/**
 * Those that touch one Pokémon are its owner's to order; else the player about to move comes first, each with their own.
 * Where a power that may be used is the next action, it waits until everything else of the happening is done.
 * @rule EFF-06 SIM-01 SIM-02 POW-07 CHK-09
 */
export function waitingTriggers(game: Game): Waiting {
  const { due } = game.state;
  if (due.length === 1) return { seat: due[0]!.seat, among: ONLY };
  const one = betweenTurnsOrderer(game);
  if (one !== NONE) return { seat: one, among: due.map((_, at) => at) };
  const touched = onePokemon(due);
  const seat = touched === NONE ? firstSeat(game) : seatOf(touched);
  const all = due.flatMap((one, at) => (touched !== NONE || one.seat === seat ? [at] : []));
  if (!game.setup.era.triggeredPowerNextAction) return { seat, among: all };
  const must = all.filter((at) => !isOptional(game, due[at]!));
  if (must.length > 0) return { seat, among: must };
  const sooner = all.filter((at) => !isDeclared(game, due[at]!));
  return { seat, among: sooner.length > 0 ? sooner : all };
}

/** The one player who orders everything that is done between turns; `NONE`: each their own. @rule CHK-09 */
function betweenTurnsOrderer(game: Game): Seat {
  if (game.state.phase !== 'between-turns') return NONE;
  switch (game.setup.era.betweenTurnsOrderer) {
    case 'owner-of-the-affected':
      return NONE;
    case 'next-player':
      return nextPlayer(game, game.state.seat);
  }
}

/** What a player does in their turn: a power that waits for it is declared as the next thing they do. */
const ACTIONS: readonly HappeningWord[] = [
  'attached',
  'benched',
  'became-active',
  'evolved',
  'levelled-up',
  'retreated',
];

/**
 * Whether it is a power that its player may declare as the next action of the turn: the checks after the action that it
 * waits for are over by then, Knock Outs too. @rule POW-07 TURN-12
 */
export const isDeclared = (game: Game, one: Due): boolean =>
  game.setup.era.triggeredPowerNextAction && waitsForAction(game, one);

/** Whether it is a power that a player may use for what they did in their turn. @rule POW-07 */
export function waitsForAction(game: Game, one: Due): boolean {
  if (ORIGINS[one.origin] !== 'power' || one.seat !== game.state.seat || !isOptional(game, one)) return false;
  const { part } = game.setup.scripts[one.script]!;
  return part.part === 'trigger' && ACTIONS.includes(part.on.event);
}

const ONLY: readonly number[] = [0];

/** Whether the order is anybody's choice: one text cannot come before itself. */
export const isOrderOpen = ({ state }: Game, { among }: Waiting): boolean =>
  among.some((at) => state.due[at]!.script !== state.due[among[0]!]!.script);

const pokemonOf = ({ env }: Due): PokemonId => env[EVENT_SLOT]?.[EVENT_POKEMON] ?? NONE;

function onePokemon(due: readonly Due[]): PokemonId {
  const pokemon = due.length === 0 ? NONE : pokemonOf(due[0]!);
  return due.every((one) => pokemonOf(one) === pokemon) ? pokemon : NONE;
}

/** @rule SIM-01 */
function firstSeat({ state, setup }: Game): Seat {
  let seat = nextSeat(setup.format, state.seat);
  while (seat !== state.seat && !state.due.some((one) => one.seat === seat)) seat = nextSeat(setup.format, seat);
  return seat;
}

/** @rule PREC-08 */
export const isOptional = ({ setup }: Game, { script }: Due): boolean =>
  setup.scripts[script]!.part.do[0]?.op === 'may';
