import { chanceFrom, mean } from '../../bots/index.js';
import {
  type Answer,
  beginning,
  type DecisionKind,
  type Game,
  type GameRecord,
  listAnswers,
  Memory,
  play,
  type Seat,
  type Seed,
  sameAnswer,
} from '../../engine/index.js';
import { surely, surelyOf } from '../doors.js';
import { beforeAll } from '../lay.js';
import type { Reckoning } from '../reckoning.js';
import { differentAnswers } from './alike.js';
import { type CurvePoint, pointOf } from './curve.js';
import { Happened, type Sight } from './happened.js';
import { type Decided, judge, type Weighed } from './judge.js';
import { type Stand, standOf } from './stand.js';
import { weigh } from './weigh.js';

/** How far an analysis has come. */
export interface Progress {
  readonly choices: number;
  readonly of: number;
}

/** How much is thought about each decision, whose, with what in mind and with what luck. */
export interface Going {
  readonly seat: Seat | null;
  readonly plays: number;
  readonly reckoning: Reckoning;
  readonly seed: Seed;
}

/** What was found on the way through a record. */
export interface Found {
  readonly weighed: readonly Weighed[];
  readonly curve: readonly CurvePoint[];
  readonly sights: readonly Sight[];
}

/** Goes through a record that can be played, and weighs each decision where it stood. */
export function* goThrough(record: GameRecord, going: Going): Generator<Progress, Found> {
  const game = surelyOf(beginning(record.game, true));
  const belief = going.reckoning(game.setup);
  const memories = game.state.sides.map((_, seat) => new Memory(seat));
  const happened = new Happened();
  const weighed: Weighed[] = [];
  const curve: CurvePoint[] = [];
  const of = record.choices.length;
  for (const [choice, given] of record.choices.entries()) {
    for (const memory of memories) memory.notice(game);
    happened.notice(game, choice - 1);
    const { decision, turn } = game.state;
    const { seat } = decision;
    if (going.seat === null || going.seat === seat) {
      const stand = standOf(beforeAll(game), belief, memories[seat]!.copy());
      const isTurn = decision.kind === 'turn' && curve.at(-1)?.turn !== turn;
      const thought = yield* follow(thinkAbout({ stand, given, choice }, isTurn, going), { choices: choice, of });
      if (thought !== null && isTurn) curve.push(pointOf({ choice, turn, seat }, mean(thought.trials[0]!.chances)));
      if (thought !== null && thought.trials.length > 1) weighed.push(thought);
    }
    surely(play(game, given));
  }
  happened.notice(game, of - 1);
  if (game.state.phase === 'over') curve.push(pointOfEnd(game, of));
  return { weighed, curve, sights: happened.sights };
}

/** Who has won, has won; nobody, if nobody has. */
function pointOfEnd({ state }: Game, choice: number): CurvePoint {
  const chance = state.winner < 0 ? 0.5 : state.winner === 0 ? 1 : 0;
  return { choice, turn: state.turn, seat: null, teams: [chance, 1 - chance] };
}

/** Says how far it has come whenever it could be stopped. */
export function* follow<T>(going: Generator<void, T>, progress: Progress): Generator<Progress, T> {
  for (;;) {
    const next = going.next();
    if (next.done === true) return next.value;
    yield progress;
  }
}

/** Chance decides these, or it is too far to the end of a turn to see what they come to. */
const NOT_WEIGHED: readonly DecisionKind[] = ['coin', 'first', 'sudden-death'];

/** Null: there is nothing to choose. `alone`: one answer is thought about, too. */
function* thinkAbout(decided: Decided, alone: boolean, { plays, seed }: Going): Generator<void, Weighed | null> {
  const { stand, choice } = decided;
  const given = offeredAs(stand, decided.given);
  if (given === null || NOT_WEIGHED.includes(stand.kind)) return null; // who concedes is not judged
  const answers = differentAnswers(stand.game, stand.outlook.answers, given);
  if (answers.length < 2 && !alone) return null;
  const random = chanceFrom(seed, stand.seat, choice);
  const trials = yield* weigh({ stand, answers, given, plays }, random);
  const own = { stand, given, choice };
  return { ...own, trials, random, judged: judge(own, trials, random) };
}

const offeredAs = ({ game }: Stand, given: Answer): Answer | null =>
  listAnswers(game).find((answer) => sameAnswer(answer, given)) ?? null;
