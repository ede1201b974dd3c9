import { A, type Answer, answer, type Game, type Seat, sideOf, topOf } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { attachedCard, cardFromHand, isCard, pokemonAtPlace } from './board.js';

const go = (second: boolean): Answer => answer(A.GO, undefined, undefined, second ? 1 : 0);
const numbered = (kind: number, number: number): Answer => answer(kind, undefined, undefined, Math.min(number, 254));

/** What an answer of a scenario means for the decision that is open, as one answer of the engine. */
export function resolveAnswer(game: Game, seat: Seat, claim: AnswerClaim): Answer {
  const { decision } = game.state;
  const due = decision.seat === seat ? decision.kind : 'none';
  switch (claim.kind) {
    case 'none':
      return answer(A.DONE);
    case 'yes-no':
      return answer(claim.yes ? A.YES : A.NO);
    case 'number':
      return numbered(due === 'bonus' ? A.NUMBER : due === 'turn' ? A.NUMBER : A.PRIZE, claim.number);
    case 'place':
      return answer(A.POKEMON, pokemonAtPlace(game, seat, claim.place));
    case 'list':
      return claim.answers.length === 1 ? resolveAnswer(game, seat, claim.answers[0]!) : answer(A.DONE);
    case 'word':
      return resolveWord(game, seat, claim);
  }
}

function resolveWord(game: Game, seat: Seat, claim: AnswerClaim & { kind: 'word' }): Answer {
  const { decision } = game.state;
  if (claim.text === 'first' || claim.text === 'second') return go(claim.text === 'second');
  if (decision.seat === seat && decision.kind === 'pay') {
    return answer(A.CARD, attachedCard(game, decision.pokemon, claim.name));
  }
  if (decision.seat === seat && decision.kind === 'prizes') {
    const position = sideOf(game, seat).prizes.findIndex((card) => isCard(game, card, claim.name));
    return numbered(A.PRIZE, position < 0 ? 254 : position);
  }
  if (decision.seat === seat && decision.kind === 'promote') {
    const named = sideOf(game, seat).bench.find((id) => topOf(game, id).name === claim.name.name);
    if (named !== undefined) return answer(A.POKEMON, named);
  }
  return answer(A.CARD, cardFromHand(game, seat, claim.name));
}
