import type { Random } from '../../bots/index.js';
import {
  type Answer,
  apply,
  fingerprint,
  type Game,
  listAnswers,
  type Refusal,
  reasonsAgainst,
  refusalOf,
} from '../../engine/index.js';
import { pick } from '../random-number.js';
import { meaningOf } from './meaning.js';
import { strangeAnswer } from './strange-answer.js';

/** Every offered answer is accepted. */
export function offersThatAreRefused(game: Game, offered: readonly Answer[]): string[] {
  for (const given of offered) {
    const reasons = reasonsAgainst(game, given);
    if (reasons.length > 0) return [`${told(game, given)} is offered and refused: ${reasons.join(', ')}`];
  }
  return [];
}

/** How many answers that are not offered are tried at a decision. */
const TRIES = 12;

/** An answer that is not offered is refused with a rule and a sentence, and so is any answer of another seat; nothing changes. */
export function answersThatSlipIn(game: Game, random: Random): string[] {
  const offered = listAnswers(game);
  const meant = new Set(offered.map((given) => meaningOf(game, given)));
  const before = fingerprint(game.state);
  const found: string[] = [];
  for (let i = 0; i < TRIES; i++) {
    const given = strangeAnswer(game, offered, random);
    if (concedes(game, given) || meant.has(meaningOf(game, given))) continue;
    found.push(...accepted(game, given));
  }
  found.push(...outOfTurn(game, pick(random, offered)));
  if (fingerprint(game.state) !== before) found.push('a refusal changes the game');
  return found;
}

/** Conceding is not listed and is possible at any time. */
const concedes = (game: Game, given: Answer): boolean =>
  given.kind === 'concede' && given.seat < game.setup.format.seats;

function accepted(game: Game, given: Answer): string[] {
  const { seat } = game.state.decision;
  if (reasonsAgainst(game, given).length === 0) return [`${told(game, given)} is not offered and accepted`];
  if (apply(game, given).ok) return [`${told(game, given)} is refused by reason and accepted in play`];
  return badRefusal(game, given, refusalOf(game, seat, given));
}

/** The game waits for one seat: the same answer of another is refused, except to concede. @rule TURN-10 */
function outOfTurn(game: Game, given: Answer): string[] {
  const { decision, sides } = game.state;
  return sides.flatMap((_side, seat) => {
    if (seat === decision.seat) return [];
    const concession = refusalOf(game, seat, { kind: 'concede', seat });
    const found = badRefusal(game, given, refusalOf(game, seat, given));
    return concession === null ? found : [...found, `seat ${seat} may not concede`];
  });
}

const RULE_ID = /^[A-Z]+-\d\d$/;

function badRefusal(game: Game, given: Answer, refusal: Refusal | null): string[] {
  if (refusal === null) return [`${told(game, given)} is accepted from a seat that is not asked for it`];
  const { rules, sentence, reasons } = refusal;
  if (reasons.length === 0) return [`${told(game, given)} is refused for no reason`];
  if (rules.length === 0 || !rules.every((rule) => RULE_ID.test(rule))) {
    return [`${told(game, given)} is refused by "${rules.join(', ')}", which is no rule`];
  }
  return /^\S.*\w.* \([A-Z]+-\d\d\)$/u.test(sentence) && !/[{}]|undefined|null/.test(sentence)
    ? []
    : [`${told(game, given)} is refused with "${sentence}"`];
}

function told({ state }: Game, given: Answer): string {
  return `answer ${JSON.stringify(given)} to "${state.decision.kind}"`;
}
