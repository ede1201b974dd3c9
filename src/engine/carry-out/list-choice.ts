import type { LinkedPlace } from '../effects/linked.js';
import { cardOf, type Game } from '../model/game.js';
import * as A from '../model/packed.js';
import { answer, kindOfAnswer, offer, type Packed, xOf, zOf } from '../model/packed.js';
import { type Decision, NONE } from '../model/state.js';
import { placeOfCard } from '../terms/judge.js';
import { alreadyOffered, forgetOffers } from '../turn/offers.js';
import { type Asking, asking, askingNow, bounds, candidates, isBlind, leftToPick } from './candidates.js';

/* The legal answers to a choice that a text asks for. Equal cards in one place are one answer. @rule EFF-05 */

/** Whether what has been picked is enough. @rule PREC-05 PREC-06 SRCH-01 */
function isEnough(game: Game, at: Asking): boolean {
  if (
    at.op.do.op === 'attach' ||
    at.op.do.op === 'condition' ||
    at.op.do.op === 'put-counters' ||
    at.op.do.op === 'switch' ||
    at.op.do.op === 'draw'
  )
    return false;
  if (at.op.do.op === 'move-counters')
    return (at.frame.env[at.op.into] ?? []).length === 0 && bounds(game, at).least === 0;
  return (at.frame.env[at.op.into] ?? []).length >= bounds(game, at).least;
}

const PLACES = 65;

function listCards(game: Game, at: Asking): void {
  const left = leftToPick(game, at);
  if (isBlind(at)) {
    for (let i = 0; i < left.length; i++) offer(answer(A.NUMBER, undefined, undefined, i));
    return;
  }
  forgetOffers();
  const inPlay = !isFromPile(at);
  for (let i = 0; i < left.length; i++) {
    const card = left[i]!;
    const place = inPlay ? placeOfCard(game, card) : NONE;
    if (!alreadyOffered(cardOf(game, card).index * PLACES + place + 1)) offer(answer(A.CARD, card));
  }
}

/** The cards are in a deck, a hand or a pile: none of them is on a Pokémon. */
function isFromPile({ op }: Asking): boolean {
  if (op.do.op !== 'pick' || op.do.of.get !== 'cards') return false;
  const { zone }: LinkedPlace = op.do.of.in;
  return zone !== undefined && zone !== 'in-play';
}

export function listChoice(game: Game, { kind }: Decision): void {
  const at = askingNow(game);
  if (at === null) return;
  switch (kind) {
    case 'choose-cards':
    case 'choose-order':
      listCards(game, at);
      break;
    case 'choose-pokemon':
      for (const pokemon of leftToPick(game, at)) offer(answer(A.POKEMON, pokemon));
      break;
    case 'choose-attack':
      leftToPick(game, at).forEach((_, i) => {
        offer(answer(A.NUMBER, undefined, undefined, i));
      });
      break;
    default:
      for (const value of leftToPick(game, at)) offer(answer(A.NUMBER, undefined, undefined, value));
  }
  if (isEnough(game, at)) offer(answer(A.DONE));
}

/** Whether an answer is among the choices; any copy of a card that is offered is as good as another. */
export function isChoice(game: Game, { kind }: Decision, given: Packed): boolean {
  const at = asking(game);
  if (at === null) return false;
  const left = candidates(game, at);
  switch (kindOfAnswer(given)) {
    case A.DONE:
      return isEnough(game, at);
    case A.CARD:
      return (kind === 'choose-cards' || kind === 'choose-order') && !isBlind(at) && left.includes(xOf(given));
    case A.POKEMON:
      return kind === 'choose-pokemon' && left.includes(xOf(given));
    case A.NUMBER:
      if (kind === 'choose-attack' || (kind === 'choose-cards' && isBlind(at))) return zOf(given) < left.length;
      return (kind === 'choose-value' || kind === 'choose-option') && left.includes(zOf(given));
    default:
      return false;
  }
}
