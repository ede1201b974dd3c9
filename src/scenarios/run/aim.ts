import {
  type Answer,
  choicesNow,
  type Game,
  listAnswers,
  placeOfCard,
  play,
  type Refusal,
} from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { giveClaim } from './give.js';
import { copyOf } from './table.js';

/*
 * A scenario says on whom a card is played, whatever its text asks for before that: a number, a player of the team, a
 * card of the hand. So an answer may wait for its choice, and may be looked for behind the choices that come before.
 */

/** So many answers are tried before it is given up where a Pokémon is asked for. */
const TRIED = 400;

/** The rules against the Pokémon that `on` names, in whichever choice it is asked for; null where it may be chosen, or never is. */
export function refusalOfAim(game: Game, on: AnswerClaim): Refusal | null {
  const ways = [game];
  let found: Refusal | null = null;
  for (let tried = 0; tried < ways.length; tried++) {
    const way = ways[tried]!;
    if (isAsked(way)) {
      const { refusal } = giveClaim(copyOf(way), way.state.decision.seat, on);
      if (refusal === null) return null;
      found ??= refusal;
      continue;
    }
    for (const given of open(way)) if (ways.length < TRIED) ways.push(after(way, given));
  }
  return found;
}

/** Whether an answer is for what is asked next: there is an answer to the open choice of a number behind which it is one. */
export function isForNext(game: Game, claim: AnswerClaim): boolean {
  const { kind, seat } = game.state.decision;
  if (kind !== 'choose-value') return false;
  return open(game).some((given) => giveClaim(after(game, given), seat, claim).refusal === null);
}

/** Whether a Pokémon is chosen now, or a card on one; by a teammate, where "you" means that player (FMT-23). */
function isAsked(game: Game): boolean {
  const { kind } = game.state.decision;
  if (kind === 'choose-pokemon') return true;
  return kind === 'choose-cards' && choicesNow(game).some((card) => placeOfCard(game, card) >= 0);
}

/** The answers to what is open in the middle of a card's text. */
function open(game: Game): Answer[] {
  const { decision, phase } = game.state;
  if (phase === 'over' || decision.kind === 'turn' || decision.kind === 'none') return [];
  return listAnswers(game);
}

function after(game: Game, given: Answer): Game {
  const then = copyOf(game);
  play(then, given);
  return then;
}
