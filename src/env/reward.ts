import { type Game, NONE, teamOf } from '../engine/index.js';

/*
 * What a seat is given for what has come to pass: 1 for a win, −1 for a loss, 0 for a game that nobody has won. Who wants to be told
 * on the way is given a share for each Prize card: plus for those that their team takes, minus for those of the other team, so that all that a team has
 * to take come to the share. A Sudden Death deals Prize cards anew, for which nobody is given anything. @rule WIN-01 WIN-06
 */

/** How the Prize cards of a game stand. */
export interface Standing {
  readonly suddenDeaths: number;
  /** How many each team has left. */
  readonly left: readonly [number, number];
}

export function standingOf({ state }: Game): Standing {
  const left: [number, number] = [0, 0];
  state.sides.forEach(({ prizes }, seat) => {
    left[teamOf(seat) === 0 ? 0 : 1] += prizes.length;
  });
  return { suddenDeaths: state.suddenDeaths, left };
}

/** Adds what each seat is given for the Prize cards of a step. */
export function addShares(game: Game, before: Standing, shaping: number, into: Float32Array): void {
  const { seats, prizes } = game.setup.format;
  const now = standingOf(game);
  if (now.suddenDeaths !== before.suddenDeaths) return;
  const ahead = before.left[0] - now.left[0] - (before.left[1] - now.left[1]);
  const share = (shaping * ahead) / (prizes * (seats / 2));
  for (let seat = 0; seat < seats; seat++) into[seat]! += teamOf(seat) === 0 ? share : -share;
}

/** Adds what each seat is given for a game that has ended. */
export function addResult({ state: { winner, sides } }: Game, into: Float32Array): void {
  if (winner === NONE) return;
  for (let seat = 0; seat < sides.length; seat++) into[seat]! += winner === teamOf(seat) ? 1 : -1;
}
