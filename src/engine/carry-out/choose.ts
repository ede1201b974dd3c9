import type { Script } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import { beginningOf } from '../link/beginning.js';
import { foreseen } from '../link/foreseen.js';
import { nonceFor, streamOf } from '../model/chance/stream.js';
import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import { DONE, kindOfAnswer, xOf, YES, zOf } from '../model/packed.js';
import { randomBelow } from '../model/random.js';
import { type CardId, type DecisionKind, type Frame, NONE, type Seat, UNBOUND } from '../model/state.js';
import { isLeft, userOf, useUp } from '../rules/limits.js';
import { holds, seatFor } from '../terms/judge.js';
import { canBegin, canDo, canPayAll, isWorthChoosing } from '../terms/possible.js';
import { isMeasured } from '../terms/units.js';
import { ask } from '../turn/ask.js';
import { bindOneMore } from './bind.js';
import {
  type Asking,
  bounds,
  candidates,
  chooserOf,
  forgetHanded,
  handOver,
  isBlind,
  isPrivate,
  isValue,
  takeOf,
} from './candidates.js';
import { asksFirst, HAPPENED, happen } from './happen.js';
import { isForestalled, isHeld } from './interpose.js';
import type { Outcome } from './outcome.js';
import { takesEffect } from './power-use.js';

/** Who is asked, and for how many at most. */
interface Asked {
  readonly seat: Seat;
  readonly count?: number;
}

/** Opens a decision for a frame, or takes its answer; true: the answer is there. */
export function answered(game: Game, frame: Frame, kind: DecisionKind, { seat, count = 0 }: Asked): boolean {
  if (frame.waiting === 0) {
    frame.waiting = 1;
    ask(game, kind, seat, { count });
    if (game.state.decision.kind !== 'none') return false;
  }
  frame.waiting = 0;
  return true;
}

/** Picks one thing after the other into the operation's slot. @rule EFF-04 EFF-05 */
export function choose(game: Game, at: Asking): Outcome {
  const { frame, op } = at;
  if (frame.waiting === 0) frame.env[op.into] = UNBOUND;
  const { most, least } = bounds(game, at);
  for (;;) {
    const picked = frame.env[op.into]!;
    if (frame.waiting === 0) {
      if (picked.length >= most) break;
      const left = candidates(game, at);
      if (left.length === 0 && (least > 0 || picked.length > 0 || !isVainSearch(game, at))) break;
      if (isRandom(at)) {
        bindOneMore(at, left[randomBelow(game, left.length)]!);
        continue;
      }
      const needed = isMeasuredPick(at) ? bounds(game, at).least : least;
      if (isForced(game, at, left.length, needed - picked.length)) {
        bindOneMore(at, left[0]!);
        continue;
      }
      handOver(at, left);
    }
    const count = Math.min(most - picked.length, 255);
    const isAnswered = answered(game, frame, decisionFor(at), { seat: chooser(at), count });
    forgetHanded();
    if (!isAnswered) return 'wait';
    if (kindOfAnswer(game.answer) === DONE) break;
    bindOneMore(at, thingOf(game, at));
  }
  return 'go-on';
}

/** Who is asked everything is asked what a search finds where it can find nothing: it may be said, and asked about. @rule SRCH-01 */
const isVainSearch = (game: Game, at: Asking): boolean =>
  game.setup.options.askForced &&
  at.op.do.op === 'pick' &&
  !isValue(at.op.do.of) &&
  !isRandom(at) &&
  isPrivate(at, at.op.do.of);

const chooser = (at: Asking): Seat => {
  const doing = at.op.do;
  if (doing.op === 'pick') return chooserOf(at, 'by' in doing.of && doing.of.by ? doing.of.by : doing.who);
  return doing.op === 'modal' ? chooserOf(at, doing.who) : at.scope.you;
};

/** All that there is must be taken: no choice. */
function isForced(game: Game, at: Asking, left: number, due: number): boolean {
  if (game.setup.options.askForced) return false;
  if (at.op.do.op === 'arrange') return left === 1;
  if (at.op.do.op === 'modal') return left === 1 && due <= 1;
  return left <= due && !isRepeating(at);
}

function isRepeating({ op }: Asking): boolean {
  if (op.do.op !== 'pick' || isValue(op.do.of)) return false;
  const take = takeOf(op.do.of);
  return take?.repeats === true;
}

/** How much is still to be picked hangs on which cards have been. */
const isMeasuredPick = ({ op }: Asking): boolean => op.do.op === 'pick' && isMeasured(op.do.of);

const isRandom = ({ op }: Asking): boolean => op.do.op === 'pick' && 'how' in op.do.of && op.do.of.how === 'random';

function decisionFor({ op }: Asking): DecisionKind {
  if (op.do.op === 'modal') return 'choose-option';
  if (op.do.op === 'arrange') return 'choose-order';
  if (op.do.op !== 'pick' || isValue(op.do.of)) return 'choose-value';
  if (op.do.of.get === 'pokemon') return 'choose-pokemon';
  return op.do.of.get === 'attacks' ? 'choose-attack' : 'choose-cards';
}

/** What the answer means: attacks and cards chosen blindly are told by their place, everything else by itself. */
function thingOf(game: Game, at: Asking): number {
  const kind = decisionFor(at);
  if (kind === 'choose-attack') return candidates(game, at)[zOf(game.answer)]!;
  if (isBlind(at)) return blindly(game, candidates(game, at), zOf(game.answer));
  if (kind === 'choose-value' || kind === 'choose-option') return zOf(game.answer);
  return xOf(game.answer);
}

/**
 * Which card a place chosen without looking means. A hand has no order that the other player could go by: whatever place is
 * named, each card is as likely. Where a game keeps every order, the place is the card's own. @rule ZONE-07
 */
function blindly({ setup, state }: Game, among: readonly CardId[], place: number): CardId {
  const { shuffles, chance } = setup.options;
  const card = among[place]!;
  const isInHand = state.sides[setup.ownerOf[card]!]!.hand.includes(card);
  if (!isInHand || shuffles === 'keep' || chance === 'first') return card;
  const turned = streamOf(state.seed, nonceFor('blind', 0, state.choices))(among.length);
  return among[(place + turned) % among.length]!;
}

/** A power that may be used when something happens is used by whoever says yes. @rule POW-02 POW-07 */
const isOfPower = ({ setup }: Game, { script }: Frame): boolean =>
  setup.rules.some((rule) => rule.script === script && rule.power !== null);

/** What may be used when something happens counts as used, and is told, when somebody wants it. @rule POW-02 POW-07 */
function beginUse(game: Game, { frame, script }: Asking): Outcome {
  if (!isHeld(frame)) {
    useUp(game, script, userOf(frame.extra, frame.source, frame.card), frame.seat);
    emit(game, 'triggered', frame.source, frame.script);
  }
  if (!isOfPower(game, frame)) return 'go-on';
  if (!isHeld(frame))
    happen(game, HAPPENED['used-power'], { pokemon: frame.source, seat: frame.seat, card: frame.card });
  return takesEffect(game, frame);
}

/** Asks whether a player wants to do what they may. Offered only if it could do something. @rule PREC-08 TRN-03 */
export function askMay(game: Game, at: Asking): Outcome {
  const { frame, op, scope } = at;
  if (op.do.op !== 'may') return 'go-on';
  const slot = op.into;
  const begins = frame.at === 0 && asksFirst(at.script);
  if (isHeld(frame)) return beginUse(game, at);
  if (frame.waiting === 0) {
    const body = foreseen(op.do.body);
    const possible =
      (!begins ||
        (isLeft(game, at.script, userOf(frame.extra, frame.source, frame.card), frame.seat) &&
          !isTooLate(game, at.script))) &&
      (op.do.if === undefined || holds(game, scope, op.do.if)) &&
      isWorthChoosing(game, scope, body) &&
      (op.do.else !== undefined || canBegin(game, scope, beginningOf(body))) &&
      (!op.do.whole || canPayAll(game, scope, body));
    if (!possible || isAllThereIs(game, at, op.do.else)) {
      frame.env[slot] = [possible ? 1 : NONE];
      return 'go-on';
    }
  }
  const seat = op.do.who === undefined ? scope.you : seatFor(scope, op.do.who);
  if (!answered(game, frame, 'may', { seat })) return 'wait';
  const yes = kindOfAnswer(game.answer) === YES;
  frame.env[slot] = [yes ? 1 : NONE];
  return yes && begins ? beginUse(game, at) : 'go-on';
}

/** Of the two things that a Trainer card may do, one that would do nothing is not offered. @rule TRN-03 */
const isAllThereIs = (game: Game, { script, scope }: Asking, otherwise: readonly Statement[] | undefined): boolean =>
  otherwise !== undefined && script.part.part === 'play' && !canDo(game, scope, foreseen(otherwise));

/** What it would come before has been prevented meanwhile. */
const isTooLate = (game: Game, { part }: Script): boolean =>
  part.part === 'would' && isForestalled(game, part.on.event);
