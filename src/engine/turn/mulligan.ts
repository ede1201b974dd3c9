import { EngineBug } from '../bug.js';
import { emit } from '../model/event.js';
import { facing } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { shuffleDeck, stackDeck } from '../model/random.js';
import type { Frame, Seat } from '../model/state.js';
import { drawCard } from '../model/table.js';
import { hasActive, hasPlaceable } from './placement.js';

const OPENING_HAND = 7; // SETUP-03
const MOST_MULLIGANS = 1000;

/** Shuffles a deck of the setup, or lays it in the order that the game was given for this shuffle. */
function shuffleForSetup(game: Game, seat: Seat, shuffle: number): void {
  const order = game.setup.options.shuffled[game.state.suddenDeaths]?.[seat]?.[shuffle];
  shuffleDeck(game, seat);
  if (order !== undefined) stackDeck(sideOf(game, seat).deck, order);
}

export function deal(game: Game): void {
  for (let seat = 0; seat < game.state.sides.length; seat++) shuffleForSetup(game, seat, 0);
}

function drawHand(game: Game, seat: Seat): void {
  for (let i = 0; i < OPENING_HAND; i++) drawCard(game, seat);
}

export function drawOpeningHands(game: Game): void {
  for (let seat = 0; seat < game.state.sides.length; seat++) drawHand(game, seat);
}

/** Still to be dealt with: no Pokémon placed, and none in hand that could be. */
const lacksBasic = (game: Game, seat: Seat): boolean => !hasActive(game, seat) && !hasPlaceable(game, seat);

/** To everybody at the table. @rule SETUP-11 FMT-15 */
function showHand(game: Game, seat: Seat): void {
  const { hand } = sideOf(game, seat);
  for (let i = 0; i < hand.length; i++) emit(game, 'handShown', seat, hand[i]!);
}

/** Shuffles the hand in and draws seven new cards. The hand goes under the deck first, for games that keep orders. */
function redraw(game: Game, seat: Seat, mulligans: number): void {
  const side = sideOf(game, seat);
  side.deck.unshift(...side.hand);
  side.hand.length = 0;
  if (mulligans > MOST_MULLIGANS) throw new EngineBug('a deck without a Basic Pokémon was let into a game');
  shuffleForSetup(game, seat, mulligans);
  drawHand(game, seat);
}

/** While neither of two facing players has a Basic Pokémon, both show and redraw, and nobody draws a bonus. @rule SETUP-14 */
export function sharedMulligans(game: Game): void {
  for (let seat = 0; seat < game.state.sides.length; seat += 2) {
    const other = facing(seat);
    for (let n = 1; lacksBasic(game, seat) && lacksBasic(game, other); n++) {
      for (const player of [seat, other]) showHand(game, player);
      for (const player of [seat, other]) {
        emit(game, 'mulliganTaken', player, 1);
        sideOf(game, player).sharedMulligans++;
        redraw(game, player, n);
      }
    }
  }
}

/** What the opponent may do at a lone mulligan; returns whether it is done with. */
export type AtMulligan = (game: Game, frame: Frame, opponent: Seat) => boolean;

const SHOW = 0;
const REDRAWN = 1;

/**
 * One player without a Basic Pokémon shows the hand and redraws until there is one. It is neither optional nor open to
 * a player who has one. Who may draw for it is the opponent across the table. @rule SETUP-11 SETUP-12 SETUP-13 FMT-15
 */
export function loneMulligans(game: Game, frame: Frame, atMulligan: AtMulligan): boolean {
  const { era } = game.setup;
  const bonusFirst = era.mulliganBonusTiming === 'at-each-shown-hand';
  for (; frame.count < game.state.sides.length; frame.count++) {
    const seat = frame.count;
    while (frame.extra !== SHOW || lacksBasic(game, seat)) {
      if (frame.extra === SHOW) {
        takeMulligan(game, seat, !bonusFirst);
        frame.extra = REDRAWN;
      }
      if (!atMulligan(game, frame, facing(seat))) return false;
      if (bonusFirst) redrawAgain(game, seat);
      frame.extra = SHOW;
    }
  }
  return true;
}

function takeMulligan(game: Game, seat: Seat, redrawNow: boolean): void {
  showHand(game, seat);
  sideOf(game, seat).mulligans++;
  emit(game, 'mulliganTaken', seat, 0);
  if (redrawNow) redrawAgain(game, seat);
}

function redrawAgain(game: Game, seat: Seat): void {
  const side = sideOf(game, seat);
  redraw(game, seat, side.mulligans + side.sharedMulligans);
}
