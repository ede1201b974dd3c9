import { greedyBot, type Random } from '../../bots/index.js';
import {
  type Answer,
  type CardId,
  eventsFor,
  fork,
  type Game,
  type GameEvent,
  listAnswers,
  outlookOf,
  playAllowed,
  type Seat,
  sameAnswer,
} from '../../engine/index.js';
import type { Stand } from './stand.js';

/** What came of an answer in one imagined game: to the end of one's own turn, and to the end of the turn after it. */
export interface Course {
  readonly own: readonly GameEvent[];
  readonly reply: readonly GameEvent[];
  /** Whether nothing was on the own Bench when the own turn ended. */
  readonly isBenchEmpty: boolean;
  /** The own hand then. */
  readonly hand: readonly CardId[];
  readonly end: Game;
}

/** No two turns take so many choices. */
const LONGEST = 300;

/**
 * Plays an imagined game on: first as the line says, as far as that can be done there, then everybody does what looks best to
 * them by what their seat knows.
 */
export function playOn(stand: Stand, world: Game, line: readonly Answer[], random: Random): Course {
  const game: Game = { ...world, state: fork(world.state), log: { setup: world.setup, numbers: [] } };
  const ahead = [...line];
  let left = { isBenchEmpty: false, hand: [] as readonly CardId[] };
  let ownTurn = game.state.seat === stand.seat ? game.state.turn : Number.POSITIVE_INFINITY;
  for (let choices = 0; choices < LONGEST && !isFarEnough(game, ownTurn); choices++) {
    const { state } = game;
    if (state.seat === stand.seat && ownTurn > state.turn) ownTurn = state.turn;
    if (state.turn <= ownTurn) left = leftOf(game, stand.seat); // what ends the turn comes after it
    playAllowed(game, followed(game, ahead) ?? greedyBot(outlookOf(game, stand.belief), random));
  }
  return { ...split(eventsFor(game.log!, 'all-seeing'), stand.seat), ...left, end: game };
}

function leftOf({ state }: Game, seat: Seat): Pick<Course, 'isBenchEmpty' | 'hand'> {
  const { bench, hand } = state.sides[seat]!;
  return { isBenchEmpty: bench.length === 0, hand: hand.slice() };
}

const isFarEnough = ({ state }: Game, ownTurn: number): boolean =>
  state.phase === 'over' ||
  state.decision.kind === 'sudden-death' ||
  (state.decision.kind === 'turn' && state.turn > ownTurn + 1);

/** The next answer of the line; a line that does not fit is left for good. */
function followed(game: Game, ahead: Answer[]): Answer | null {
  const next = ahead.shift();
  if (next === undefined) return null;
  const offered = listAnswers(game).find((answer) => sameAnswer(answer, next));
  if (offered === undefined) ahead.length = 0;
  return offered ?? null;
}

function split(events: readonly GameEvent[], seat: Seat): Pick<Course, 'own' | 'reply'> {
  const ended = events.findIndex((event) => event.kind === 'turnEnded' && event.seat === seat);
  const at = ended < 0 ? events.length : ended;
  return { own: events.slice(0, at), reply: events.slice(at) };
}
