import type { Doing, LinkedTake, Op, Script } from '../effects/linked.js';
import { type Game, playersFrom, popFrame } from '../model/game.js';
import { flipCoin, HEADS, WAIT } from '../model/random.js';
import { type Bindings, type Frame, NONE, UNBOUND, unbound } from '../model/state.js';
import { amount, cardsMeant, holds, newScope, pokemonOrNone, seatFor } from '../terms/judge.js';
import { isMeasured, unitsOfCards } from '../terms/units.js';
import { affectedFirst } from './affect.js';
import { type Asking, scopeOfOp } from './candidates.js';
import { attach, draw, look, move, shuffle } from './cards.js';
import { askMay, choose } from './choose.js';
import { condition } from './condition.js';
import { heal, moveCounters, putCounters, setRemaining } from './counters.js';
import { base, damage, deal } from './damage.js';
import { devolve, evolve, exchange } from './evolution.js';
import type { Outcome } from './outcome.js';
import { knockOut, preventIt, switchPlaces } from './pokemon.js';
import { ANNOUNCED, takesEffect } from './power-use.js';
import { takePrizes } from './prizes.js';
import { lasting, outcome, removeMarkers } from './time.js';
import { use } from './use.js';

/** Bindings with which a script begins. */
export const newEnv = ({ size }: Script): Bindings => unbound(size);

/** Carries out the operations of a frame's script up to a place in it. */
export function runOps(game: Game, frame: Frame, end: number): Outcome {
  const script = game.setup.scripts[frame.script]!;
  while (frame.at < end) {
    const op = script.ops[frame.at]!;
    if (isSkipped(frame, op)) {
      frame.at = op.do.op === 'loop' ? op.do.end + 1 : frame.at + 1;
      continue;
    }
    const at = askingAt(frame, script, op);
    if (op.required && frame.waiting === 0 && isLacking(game, at)) return 'stop';
    if (!affectedFirst(game, at)) return 'wait';
    const came = carryOut(game, at);
    const isOver = game.state.phase === 'over';
    if (game.trace && (came !== 'wait' || isOver)) game.trace.ops[op.id] = 1;
    if (came === 'wait' || isOver) return 'wait';
    if (came === 'stop') return 'stop';
    frame.at++;
    if (came === 'let') return 'wait';
  }
  return 'go-on';
}

/** One record for all operations: they are carried out one after the other, and none keeps it. */
let here: { -readonly [K in keyof Asking]: Asking[K] } | null = null;

function askingAt(frame: Frame, script: Script, op: Op): Asking {
  here ??= { frame, script, op, scope: newScope() };
  here.frame = frame;
  here.script = script;
  here.op = op;
  scopeOfOp(frame, script, op, here.scope);
  return here;
}

/** Fewer cards than the text asks for; of all there is, at least one. @rule ATK-11 PREC-07 */
function isLacking(game: Game, { op, scope }: Asking): boolean {
  const of = op.do.op === 'pick' ? op.do.of : op.do.op === 'move' ? op.do.cards : null;
  if (of === null || of.get !== 'cards') return false;
  const n = (of.take as LinkedTake | undefined)?.n;
  const least = n === undefined ? 1 : amount(game, scope, n);
  const all = cardsMeant(game, scope, of);
  return (isMeasured(of) ? unitsOfCards(game, of, all) : all.length) < least;
}

const isSkipped = ({ env }: Frame, { guard, is }: Op): boolean => guard !== NONE && !env[guard]!.includes(is);

function carryOut(game: Game, at: Asking): Outcome {
  const doing = at.op.do;
  switch (doing.op) {
    case 'test':
      at.frame.env[at.op.into] = [holds(game, at.scope, doing.if) ? 1 : NONE];
      return 'go-on';
    case 'decide':
      at.frame.env[at.op.into] = [at.frame.env[doing.by]!.length > 0 ? 1 : NONE];
      return 'go-on';
    case 'may':
      return askMay(game, at);
    case 'modal':
    case 'pick':
    case 'arrange':
      return choose(game, at);
    case 'loop':
      return beginLoop(game, at, doing);
    case 'again':
      return nextRound(at, doing);
    case 'act-as':
      at.frame.env[at.op.into] = [seatFor(at.scope, doing.who)];
      return 'go-on';
    case 'stop':
      return 'stop';
    case 'flip':
      return flip(game, at, doing);
    default:
      return act(game, at, doing);
  }
}

type Plain = Exclude<
  Doing,
  { op: 'test' | 'decide' | 'may' | 'modal' | 'pick' | 'arrange' | 'loop' | 'again' | 'act-as' | 'stop' | 'flip' }
>;

function act(game: Game, at: Asking, doing: Plain): Outcome {
  switch (doing.op) {
    case 'draw':
      return draw(game, at, doing);
    case 'move':
      return move(game, at, doing);
    case 'shuffle':
      return shuffle(game, at, doing);
    case 'look':
      return look(game, at, doing);
    case 'attach':
      return attach(game, at, doing);
    case 'take-prizes':
      return takePrizes(game, at, doing);
    case 'evolve':
      return evolve(game, at, doing);
    case 'devolve':
      return devolve(game, at, doing);
    case 'exchange':
      return exchange(game, at, doing);
    case 'switch':
      return switchPlaces(game, at, doing);
    case 'knock-out':
      return knockOut(game, at, doing);
    case 'base':
      return base(game, at, doing);
    case 'deal':
      return deal(game, at.frame);
    case 'damage':
      return damage(game, at, doing);
    case 'put-counters':
      return putCounters(game, at, doing);
    case 'heal':
      return heal(game, at, doing);
    case 'move-counters':
      return moveCounters(game, at, doing);
    case 'set-remaining-hp':
      return setRemaining(game, at, doing);
    case 'condition':
      return condition(game, at, doing);
    case 'lasting':
      return lasting(game, at, doing);
    case 'unmark':
      return removeMarkers(game, at, doing);
    case 'outcome':
      return outcome(game, at, doing);
    case 'use':
      return use(game, at, doing);
    case 'prevent':
      return preventIt(game, at, doing);
  }
}

/** The set is fixed when the loop begins; what has left meanwhile is skipped where it matters. @rule EFF-20 */
function beginLoop(game: Game, { frame, op, scope }: Asking, doing: Extract<Doing, { op: 'loop' }>): Outcome {
  const all =
    doing.of === 'each'
      ? playersFrom(game, scope.you)
      : (pokemonOrNone(game, scope, doing.of) ?? cardsMeant(game, scope, doing.of as never)).slice();
  const [first, ...rest] = all;
  if (first === undefined) {
    frame.at = doing.end;
    return 'go-on';
  }
  frame.env[op.into] = [first];
  frame.env[op.into + 1] = rest;
  return 'go-on';
}

/** What was bound in the round before is forgotten. */
function nextRound({ frame, script }: Asking, { to }: Extract<Doing, { op: 'again' }>): Outcome {
  const loop = script.ops[to]!;
  const rest = frame.env[loop.into + 1]!;
  const [next, ...others] = rest;
  if (next === undefined) return 'go-on';
  frame.env[loop.into] = [next];
  frame.env[loop.into + 1] = others;
  for (let i = to + 1; i < frame.at; i++) {
    const { into, do: doing } = script.ops[i]!;
    if (into !== NONE && doing.op !== 'loop') frame.env[into] = UNBOUND;
  }
  frame.at = to;
  return 'go-on';
}

const MOST_FLIPS = 200;

/** Coins one by one; the slot holds heads and tails. Zero coins are flipped as well as any. */
function flip(game: Game, { frame, op, scope }: Asking, doing: Extract<Doing, { op: 'flip' }>): Outcome {
  const seat = doing.who === undefined ? scope.you : seatFor(scope, doing.who);
  const coins = doing.coins === 'until-tails' ? MOST_FLIPS : amount(game, scope, doing.coins);
  if (frame.count === 0 && frame.waiting === 0 && op.into !== NONE) frame.env[op.into] = [0, 0];
  while (frame.count < coins) {
    const coin = flipCoin(game, frame, seat, 'effect');
    if (coin === WAIT) return 'wait';
    frame.count++;
    if (op.into !== NONE) frame.env[op.into] = withCoin(frame.env[op.into]!, coin === HEADS);
    if (coin !== HEADS && doing.coins === 'until-tails') break;
  }
  frame.count = 0;
  return 'go-on';
}

const withCoin = ([heads = 0, tails = 0]: readonly number[], isHeads: boolean): readonly number[] =>
  isHeads ? [heads + 1, tails] : [heads, tails + 1];

/** A script that stands by itself: a power, a Trainer card, a triggered effect. */
export function stepProgram(game: Game, frame: Frame): void {
  if (frame.step === ANNOUNCED) {
    const came = takesEffect(game, frame);
    if (came === 'stop') popFrame(game);
    if (came !== 'go-on') return;
    frame.step = 0;
  }
  const script = game.setup.scripts[frame.script]!;
  if (runOps(game, frame, script.ops.length) === 'wait') return;
  popFrame(game);
}
