import { type Bot, chanceFrom } from '../../bots/index.js';
import { type Answer, DECISION_KINDS, nonceFor, type Seed, sameAnswer, seedFrom, teamOf } from '../../engine/index.js';
import type { Env } from '../env.js';
import type { EnvGame } from '../env-game.js';
import { ACTION_LAYOUT } from '../vector/action.js';

/** Changes when a column changes. The vectors have versions of their own. */
export const TRAJECTORY_VERSION = 1;

/** One decision of a game that bots played. */
export interface Row {
  readonly game: number;
  /** Counted from 0 in each game. */
  readonly decision: number;
  readonly turn: number;
  readonly seat: number;
  /** A place in `DECISION_KINDS`. */
  readonly kind: number;
  /** How many answers were legal, and which one was given. */
  readonly count: number;
  readonly index: number;
  /** What the seat was given from this decision to its next, or to the end. */
  reward: number;
  /** 1: its team won, −1: it lost, 0: nobody won. */
  result: number;
  /** Whether the seat decided for the last time. */
  last: number;
  readonly answer: Answer;
  /** What the seat knew, and the vector of its answer; null: not asked for. */
  readonly observation: Float32Array | null;
  readonly action: Float32Array | null;
}

/** Which games are played, and by whom. */
export interface RowPlan {
  readonly env: Env;
  /** For each team. */
  readonly bots: readonly [Bot, Bot];
  readonly seed: Seed;
  readonly vectors: boolean;
}

/** The decisions of game number so-and-so, in their order: the same for the same plan, on every machine. */
export function trajectory({ env, bots, seed, vectors }: RowPlan, number: number): Row[] {
  const own = seedFrom(seed, nonceFor('contest', 0, number));
  const game = env.begun(own);
  const chance = Array.from({ length: env.seats }, (_, seat) => chanceFrom(own, seat));
  const rows: Row[] = [];
  const latest: (Row | null)[] = chance.map(() => null);
  while (game.seat >= 0) {
    const { seat } = game;
    const row = rowOf(game, number, bots[teamOf(seat)]!(game.outlook(), chance[seat]!), vectors);
    rows.push(row);
    latest[seat] = row;
    game.step(row.index);
    latest.forEach((each, other) => {
      if (each !== null) each.reward += game.rewards[other]!;
    });
  }
  for (const row of rows) row.result = game.winner < 0 ? 0 : game.winner === teamOf(row.seat) ? 1 : -1;
  for (const row of latest) if (row !== null) row.last = 1;
  return rows;
}

function rowOf(game: EnvGame, number: number, answer: Answer, vectors: boolean): Row {
  const { seat, turn, decisions, kind } = game;
  const legal = game.legal();
  const index = legal.findIndex((each) => sameAnswer(each, answer));
  const { size } = ACTION_LAYOUT;
  return {
    ...{ game: number, decision: decisions, turn, seat, kind: DECISION_KINDS.indexOf(kind) },
    ...{ count: legal.length, index, reward: 0, result: 0, last: 0, answer },
    observation: vectors ? game.observe(seat) : null,
    action: vectors ? game.actions().slice(index * size, (index + 1) * size) : null,
  };
}
