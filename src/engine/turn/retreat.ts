import { HAPPENED, happen } from '../carry-out/happen.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, popFrame, sideOf } from '../model/game.js';
import { answer, CARD, DONE, kindOfAnswer, xOf } from '../model/packed.js';
import { flipCoin, TAILS, WAIT } from '../model/random.js';
import { CONFUSED, type Frame, NONE } from '../model/state.js';
import { changePlaces, discardAttached } from '../model/table.js';
import { canPay, mayPayMore, mustPayAll, PAID_SLOT, retreatCostOf } from '../rules/retreat.js';
import { providesOf } from '../terms/judge.js';
import { ask } from './ask.js';

const PAY = 0;
const FLIP = 1;
const LEAVE = 2;

/** Retreating `source` for `target`: `count` is what has been paid. The turn goes on: the new Active Pokémon may attack. @rule RET-01 RET-11 */
export function stepRetreat(game: Game, frame: Frame): void {
  switch (frame.step) {
    case PAY:
      return pay(game, frame);
    case FLIP:
      return flipIfConfused(game, frame);
    case LEAVE:
      popFrame(game);
      changePlaces(game, frame.source, frame.target);
      emit(game, 'retreated', frame.source, frame.target);
      happen(game, HAPPENED.retreated, { pokemon: frame.source, seat: frame.seat });
      happen(game, HAPPENED['moved-to-bench'], { pokemon: frame.source, seat: frame.seat });
      happen(game, HAPPENED['became-active'], { pokemon: frame.target, seat: frame.seat, from: 'bench' });
      return;
  }
}

/**
 * What it costs is settled when it begins. Energy cards are named one at a time until the cost is met, the last may
 * overpay; where each may count as one Energy, more may be named. Then they are discarded together. @rule RET-06 RET-07
 */
function pay(game: Game, frame: Frame): void {
  if (frame.chosen === NONE) frame.chosen = retreatCostOf(game, frame.source);
  if (frame.chosen > 0 && !isPaid(game, frame)) return;
  for (const card of frame.env[PAID_SLOT] ?? []) {
    emit(game, 'retreatPaid', frame.source, card);
    discardAttached(game, frame.source, card);
  }
  sideOf(game, frame.seat).retreated++; // RET-03: a free retreat counts too
  frame.step = FLIP;
}

function isPaid(game: Game, frame: Frame): boolean {
  const { source, chosen: cost } = frame;
  if (frame.env.length === 0) frame.env = [[]];
  while (frame.count < cost || mayPayMore(game, source, cost)) {
    const due = Math.max(0, cost - frame.count);
    if (frame.waiting === 0 && !game.setup.options.askForced && mustPayAll(game, source, due)) {
      const { attached } = pokemonAt(game, source);
      game.answer = answer(
        CARD,
        attached.find((card) => canPay(game, source, card)),
      );
    } else if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'pay', frame.seat, { count: due, pokemon: source });
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    if (kindOfAnswer(game.answer) === DONE) break;
    const card = xOf(game.answer);
    frame.count += providesOf(game, card).length;
    frame.env[PAID_SLOT] = [...frame.env[PAID_SLOT]!, card];
  }
  return true;
}

/** @rule RET-05 COND-11 */
function flipIfConfused(game: Game, frame: Frame): void {
  const pokemon = pokemonAt(game, frame.source);
  frame.step = LEAVE;
  if ((pokemon.conditions & CONFUSED) === 0) return;
  switch (game.setup.era.confusedRetreat) {
    case 'free':
      return;
    case 'pay-then-flip': {
      frame.step = FLIP;
      const coin = flipCoin(game, frame, frame.seat, 'confused-retreat');
      if (coin === WAIT) return;
      frame.step = LEAVE;
      if (coin === TAILS) {
        pokemon.retreatFailedOn = game.state.turn;
        emit(game, 'retreatFailed', frame.source);
        popFrame(game);
      }
    }
  }
}
