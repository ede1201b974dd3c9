import { type Game, sideOf } from '../model/game.js';
import type { Seat } from '../model/state.js';

/** The ban is personal: only the starting player, only on the very first turn of the game. @rule FIRST-03 FIRST-07 */
export const isFirstTurnOfGame = (game: Game, seat: Seat): boolean => game.state.turn === 1 && game.state.seat === seat;

/** @rule FIRST-05 */
export const isOwnFirstTurn = (game: Game, seat: Seat): boolean => sideOf(game, seat).turnsTaken <= 1;
