import { type Answer, isDoneInATurn, packed } from './model/answer.js';
import { cardOf, type Game } from './model/game.js';
import * as A from './model/packed.js';
import { answer, kindOfAnswer, type Packed, xOf } from './model/packed.js';
import type { CardId, Seat } from './model/state.js';
import { choiceRules, isForBench, limitRules } from './refusing/choice-rules.js';
import { rulesFor, type Told } from './refusing/citation.js';
import { withDecisions } from './refusing/contradictions.js';
import { finerReason } from './refusing/finer.js';
import { reveals, sentenceOf } from './refusing/words.js';
import { REASONS, type Reason } from './rules/reason.js';
import { reasonsAgainstPacked } from './turn/faults.js';

/** What the rules forbid, as a value. Nothing has changed. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  /** Every rule that forbids it, the most specific first. */
  readonly rules: readonly string[];
  /** A sentence for the player, with the rule. */
  readonly sentence: string;
  /** The refusal itself would tell the player about cards they may not see. */
  readonly reveals: boolean;
}

/** Whether a seat that somebody names is one of this game. */
export const isSeatAt = ({ state }: Game, seat: unknown): seat is Seat =>
  Number.isInteger(seat) && Object.hasOwn(state.sides, seat as Seat);

/** Why a seat may not give this answer now; null: it may. */
export function refusalOf(game: Game, seat: Seat, answer: Answer): Refusal | null {
  const given = isSeatAt(game, seat) ? packed(answer) : A.NO_ANSWER;
  const reasons = reasonsFor(game, seat, given);
  return reasons.length === 0 ? null : refuse(game, seat, given, reasons);
}

/** Why the open choice cannot take as much as was named. @rule BENCH-03 PREC-05 */
export function refusalOfMore(game: Game): Refusal {
  const isBench = isForBench(game);
  const reason: Reason = isBench ? 'no-room-for-more' : 'choose-fewer';
  const [general, limits] = [REASONS[reason].rules, limitRules(game)];
  const sentence = sentenceOf(game, game.state.decision.seat, answer(A.DONE), { reason, coarse: reason });
  return refusalWith([reason], isBench ? [...general, ...limits] : [...limits, ...general], sentence, false);
}

/** Why a seat may not give this answer now, the most telling reason first; empty: it may. */
export function reasonsFor(game: Game, seat: Seat, given: Packed): Reason[] {
  const { decision, phase } = game.state;
  if (phase === 'over') return ['game-over'];
  const kind = kindOfAnswer(given);
  if (kind === A.CONCEDE) return xOf(given) === seat ? [] : ['not-your-decision'];
  if (decision.seat === seat) return reasonsAgainstPacked(game, given);
  const reasons = waiting(game, seat, given);
  return kind === A.PLAY && isForAMoment(game, seat, xOf(given)) ? ['not-its-moment', ...reasons] : reasons;
}

/** A card in the player's hand that is played in an opponent's turn, at its moment. @rule TURN-10 */
const isForAMoment = (game: Game, seat: Seat, card: CardId): boolean =>
  game.state.sides[seat]!.hand.includes(card) && cardOf(game, card).playPart?.on !== undefined;

/** The game waits for somebody else: off turn a player does only what the rules ask of them. @rule TURN-10 */
function waiting({ state }: Game, seat: Seat, given: Packed): Reason[] {
  const kind = kindOfAnswer(given);
  if (state.phase === 'setup' && (kind === A.CARD || kind === A.DONE)) return ['placed-already'];
  if (kind === A.GO) return ['no-flip-choice'];
  if (kind === A.NUMBER) return ['no-bonus'];
  if (kind === A.PRIZE) return ['no-prize-due'];
  return isDoneInATurn(kind) && state.seat !== seat ? ['not-your-turn'] : ['not-your-decision'];
}

/** The refusal by the reasons that there are against an answer. */
export function refuse(game: Game, seat: Seat, given: Packed, reasons: readonly Reason[]): Refusal {
  const [finer, rules]: [Reason[], string[]] = [[], []];
  for (const coarse of reasons) {
    const reason = finerReason(game, seat, given, coarse);
    if (!finer.includes(reason)) finer.push(reason);
    for (const rule of citedFor(game, seat, given, { coarse, reason })) rules.push(rule);
  }
  const sentence = sentenceOf(game, seat, given, { coarse: reasons[0]!, reason: finer[0]! });
  return refusalWith(finer, rules, sentence, reveals(game, seat, given));
}

const refusalWith = (
  reasons: readonly Reason[],
  rules: readonly string[],
  sentence: string,
  reveals: boolean,
): Refusal => ({ reasons, rules: withDecisions(rules), sentence: `${sentence} (${rules[0]})`, reveals });

/** What a choice is refused by is said first: the rule that anything is chosen at all says little. */
function citedFor(game: Game, seat: Seat, given: Packed, told: Told): readonly string[] {
  const isChoice = told.coarse === 'not-a-choice' || told.coarse === 'choose-more';
  const rules = rulesFor(game, seat, given, told);
  return isChoice ? [...choiceRules(game, given, !reveals(game, seat, given)), ...rules] : rules;
}
