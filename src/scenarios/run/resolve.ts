import {
  A,
  type Answer,
  answer,
  CONDITIONS,
  choicesNow,
  type DecisionKind,
  ENERGY_TYPES,
  type Game,
  type Seat,
  sideOf,
  topOf,
} from '../../engine/index.js';
import type { AnswerClaim, NameClaim } from '../read/word-claims.js';
import { attachedCard, cardFromHand, isCard, pokemonAtPlace } from './board.js';

const go = (second: boolean): Answer => answer(A.GO, undefined, undefined, second ? 1 : 0);
const numbered = (kind: number, number: number): Answer => answer(kind, undefined, undefined, Math.min(number, 254));

/** What an answer of a scenario means for the decision that is open, as one answer of the engine. */
export function resolveAnswer(game: Game, seat: Seat, claim: AnswerClaim): Answer {
  const { decision } = game.state;
  const due = decision.seat === seat ? decision.kind : 'none';
  switch (claim.kind) {
    case 'none':
      return answer(due === 'may' ? A.NO : A.DONE);
    case 'yes-no':
      return answer(claim.yes ? A.YES : A.NO);
    case 'number':
      if (isChosen(due)) return numbered(A.NUMBER, claim.number);
      return numbered(due === 'bonus' ? A.NUMBER : due === 'turn' ? A.NUMBER : A.PRIZE, claim.number);
    case 'place':
      return answer(A.POKEMON, pokemonAtPlace(game, seat, claim.place));
    case 'list':
      return claim.answers.length === 1 ? resolveAnswer(game, seat, claim.answers[0]!) : answer(A.DONE);
    case 'word':
      return resolveWord(game, seat, claim);
  }
}

const isChosen = (kind: DecisionKind | 'none'): boolean => kind.startsWith('choose-');

/** A choice that a text asks for: the card, Pokémon, attack, type or condition of that name among the choices. */
function resolveChoice(game: Game, kind: DecisionKind, name: NameClaim): Answer | null {
  const among = choicesNow(game);
  const named = (names: (thing: number) => string): number => among.findIndex((thing) => names(thing) === name.text);
  switch (kind) {
    case 'choose-cards':
    case 'choose-order': {
      const card = among.find((each) => isCard(game, each, name));
      return card === undefined ? null : answer(A.CARD, card);
    }
    case 'choose-pokemon': {
      const pokemon = among.find((each) => topOf(game, each).name === name.name);
      return pokemon === undefined ? null : answer(A.POKEMON, pokemon);
    }
    case 'choose-attack': {
      const place = named((id) => game.setup.attacks[id]!.name);
      return place < 0 ? null : numbered(A.NUMBER, place);
    }
    case 'choose-value': {
      const type = ENERGY_TYPES.findIndex((each) => each === name.text);
      const condition = CONDITIONS.findIndex((each) => each === name.text.toLowerCase());
      const value = type >= 0 ? type : condition;
      return value < 0 ? null : numbered(A.NUMBER, value);
    }
    default:
      return null;
  }
}

function resolveWord(game: Game, seat: Seat, claim: AnswerClaim & { kind: 'word' }): Answer {
  const { decision } = game.state;
  if (decision.seat === seat && isChosen(decision.kind)) {
    return resolveChoice(game, decision.kind, claim.name) ?? answer(A.CARD, cardFromHand(game, seat, claim.name));
  }
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
