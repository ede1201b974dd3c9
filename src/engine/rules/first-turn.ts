import { type Game, sideOf } from '../model/game.js';
import type { Seat } from '../model/state.js';

/** The ban is personal: only the starting player, or the first of each team, on the very first turn. @rule FIRST-03 FIRST-07 FMT-17 */
export const isFirstTurnOfGame = ({ state, setup }: Game, seat: Seat): boolean =>
  state.turn <= (setup.format.firstTurnBan === 'starter' ? 1 : TEAMS) && state.seat === seat;

/** Turns alternate between the teams, so each team's first player has one of the first two. @rule FMT-13 */
const TEAMS = 2;

/** @rule FIRST-05 */
export const isOwnFirstTurn = (game: Game, seat: Seat): boolean => sideOf(game, seat).turnsTaken <= 1;
