import { listChoice } from '../carry-out/list-choice.js';
import { waitingTriggers } from '../carry-out/waiting.js';
import { cardOf, type Game, pokemonAt, sideOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { answer, answers, offer } from '../model/packed.js';
import { type CardId, type Decision, NONE, type PokemonId, type Seat, type State } from '../model/state.js';
import { playTrainerFaults } from '../rules/play-trainer.js';
import { canPay } from '../rules/retreat.js';
import { isTool } from '../rules/tools.js';
import { BEFORE_STEP, isMoment } from './checkup-moment.js';
import { listEndings, listTurn } from './list-turn.js';
import { alreadyOffered, forgetOffers } from './offers.js';
import { canBePlaced, firstOffered, hasActive } from './placement.js';

function listPlacement(game: Game, seat: Seat, newest: number): void {
  forgetOffers();
  const { hand } = sideOf(game, seat);
  for (let i = firstOffered(hand, newest); i < hand.length; i++) {
    const card = hand[i]!;
    if (canBePlaced(game, card) && !alreadyOffered(cardOf(game, card).index)) offer(answer(A.CARD, card));
  }
}

function listPayment(game: Game, active: PokemonId): void {
  const { attached } = pokemonAt(game, active);
  forgetOffers();
  for (let i = 0; i < attached.length; i++) {
    const card = attached[i]!;
    if (canPay(game, active, card) && !alreadyOffered(cardOf(game, card).index)) offer(answer(A.CARD, card));
  }
}

function listTools(game: Game, attached: readonly CardId[]): void {
  forgetOffers();
  for (const card of attached)
    if (isTool(game, card) && !alreadyOffered(cardOf(game, card).index)) offer(answer(A.CARD, card));
}

/** @rule TURN-10 */
function listOffTurn(game: Game, seat: Seat): void {
  forgetOffers();
  for (const card of sideOf(game, seat).hand) {
    const { playPart, index } = cardOf(game, card);
    if (playPart?.on === undefined || alreadyOffered(index)) continue;
    if (playTrainerFaults(game, seat, card, NONE) === 0) offer(answer(A.PLAY, card));
  }
}

function listNumbers(kind: number, from: number, to: number): void {
  for (let n = from; n <= to; n++) offer(answer(kind, undefined, undefined, n));
}

function listPromotions(game: Game, seat: Seat): void {
  const { bench } = sideOf(game, seat);
  for (let i = 0; i < bench.length; i++) offer(answer(A.POKEMON, bench[i]!));
}

function listActives(game: Game, seat: Seat): void {
  const { active } = sideOf(game, seat);
  for (let i = 0; i < active.length; i++) if (active[i] !== NONE) offer(answer(A.POKEMON, active[i]!));
}

/** @rule CHK-03 */
function listMoments({ setup: { era } }: Game, later: number): void {
  for (let moment = 0; moment < BEFORE_STEP + era.checkOrder.steps.length; moment++)
    if (isMoment(moment, later)) offer(answer(A.NUMBER, undefined, undefined, moment));
}

function listFor(game: Game, decision: Decision): void {
  const { kind, seat, count, pokemon } = decision;
  switch (kind) {
    case 'none':
      return;
    case 'turn':
      return listTurn(game, seat);
    case 'first':
      return listNumbers(A.GO, 0, 1);
    case 'active':
      listPlacement(game, seat, 0);
      if (hasActive(game, seat)) offer(answer(A.DONE)); // FMT-05
      return;
    case 'bench':
      listPlacement(game, seat, count);
      return offer(answer(A.DONE));
    case 'bonus':
      return listNumbers(A.NUMBER, 0, count);
    case 'prizes':
      return listNumbers(A.PRIZE, 0, sideOf(game, seat).prizes.length - 1);
    case 'promote':
    case 'choose-benched':
      return listPromotions(game, seat);
    case 'choose-tool':
      return listTools(game, pokemonAt(game, pokemon).attached);
    case 'pay':
      listPayment(game, pokemon);
      if (count === 0) offer(answer(A.DONE)); // RET-06
      return;
    case 'coin':
      return listNumbers(A.COIN, 0, 1);
    case 'choose-cards':
    case 'choose-pokemon':
    case 'choose-attack':
    case 'choose-value':
    case 'choose-option':
    case 'choose-order':
      return listChoice(game, decision);
    case 'choose-trigger':
      return waitingTriggers(game).among.forEach((at) => {
        offer(answer(A.NUMBER, undefined, undefined, at));
      });
    case 'choose-checkup':
      return listMoments(game, count);
    case 'choose-checked':
      return listActives(game, seat);
    case 'may':
    case 'release':
    case 'mulligan':
      offer(answer(A.YES));
      return offer(answer(A.NO));
    case 'sudden-death':
      return offer(answer(A.BEGIN));
    case 'off-turn':
      listOffTurn(game, seat);
      return offer(answer(A.DONE));
  }
}

/** Lists the legal answers of the open decision into the shared buffer and returns how many there are. */
export function listPacked(game: Game): number {
  const isListed = opened.state === game.state && opened.choices === game.state.choices;
  opened.state = null;
  return isListed ? answers.count : listAfresh(game);
}

function listAfresh(game: Game): number {
  answers.count = 0;
  listFor(game, game.state.decision);
  return answers.count;
}

/** The decision whose answers stand in the buffer since it was opened: whoever lists them next need not do it again. */
const opened: { state: State | null; choices: number } = { state: null, choices: 0 };

/** Lists the answers of a decision that is being opened. */
export function listOpened(game: Game): number {
  opened.state = game.state;
  opened.choices = game.state.choices;
  return listAfresh(game);
}

/** Of an open turn, lists only what may end it, for who has decided to end it. */
export function listPackedEndings(game: Game): number {
  forgetOpened();
  answers.count = 0;
  const { seat } = game.state.decision;
  listEndings(game, seat, sideOf(game, seat));
  return answers.count;
}

/** What has been listed no longer holds. */
export function forgetOpened(): void {
  opened.state = null;
}
