import { type Answer, answerOf } from '../model/answer.js';
import type { Game } from '../model/game.js';
import { NO_ANSWER, type Packed } from '../model/packed.js';
import type { Seat } from '../model/state.js';
import { isSeatAt, type Refusal, reasonsFor, refuse } from '../refusal.js';
import type { Reason } from '../rules/reason.js';
import { candidatesFor } from './candidates.js';
import type { Intent } from './intent.js';
import { intentIn } from './read-intent.js';

/** The ways in which something can be done, and if there is none, why not. */
export interface Ways {
  /** The answers that the rules let through. */
  readonly open: readonly Answer[];
  /** The most telling reason against it; null where something is open. */
  readonly refusal: Refusal | null;
}

/** By what answers a seat can do what it would like to do now, and why not if it cannot; a seat or a wish that there is not cannot. */
export function waysOf(game: Game, seat: Seat, intent: Intent): Ways {
  const among = judged(game, seat, candidatesOf(game, seat, intent));
  const open = among.flatMap(({ given, reasons }) => (reasons.length === 0 ? [answerOf(given)] : []));
  return { open, refusal: open.length > 0 ? null : mostTelling(game, seat, among) };
}

/** Whether it can be done in any way: asked without a word. */
export const isOpen = (game: Game, seat: Seat, intent: Intent): boolean =>
  candidatesOf(game, seat, intent).some((given) => reasonsFor(game, seat, given).length === 0);

/** Asked from outside: whatever is no intent, or comes from no seat of this game, is no answer. */
function candidatesOf(game: Game, seat: Seat, given: Intent): readonly Packed[] {
  const intent = isSeatAt(game, seat) ? intentIn(given) : null;
  return intent === null ? [NO_ANSWER] : candidatesFor(game, seat, intent);
}

/** An answer, and what speaks against it. */
interface Judged {
  readonly given: Packed;
  readonly reasons: readonly Reason[];
}

const judged = (game: Game, seat: Seat, candidates: readonly Packed[]): readonly Judged[] =>
  candidates.map((given) => ({ given, reasons: reasonsFor(game, seat, given) }));

/** That a card does not fit one Pokémon, or is of another kind, says least. */
const MISFITS: readonly Reason[] = ['wrong-name', 'not-an-evolution', 'not-a-basic'];

const isMisfit = ({ reasons: [first] }: Judged): boolean => first !== undefined && MISFITS.includes(first);

/** One refusal for all that are refused. */
function mostTelling(game: Game, seat: Seat, among: readonly Judged[]): Refusal | null {
  const refused = among.filter(({ reasons }) => reasons.length > 0);
  const told = refused.find((each) => !isMisfit(each)) ?? refused[0];
  return told === undefined ? null : refuse(game, seat, told.given, told.reasons);
}

/** The same of candidates that were not judged yet: after the one that is told of, none is. `misfits`: one of those will do, too. */
export function firstTelling(
  game: Game,
  seat: Seat,
  candidates: Iterable<Packed>,
  misfits: boolean = true,
): Refusal | null {
  let misfit: Judged | null = null;
  for (const given of candidates) {
    const each = { given, reasons: reasonsFor(game, seat, given) };
    if (each.reasons.length === 0) continue;
    if (!isMisfit(each)) return refuse(game, seat, given, each.reasons);
    misfit ??= each;
  }
  return misfit === null || !misfits ? null : refuse(game, seat, misfit.given, misfit.reasons);
}
