import { EngineBug } from '../bug.js';
import { emit } from '../model/event.js';
import { facing } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { shuffleDeck, stackDeck } from '../model/random.js';
import type { Frame, Seat } from '../model/state.js';
import { drawCard } from '../model/table.js';
import { forgetHand, isDecided, isGivenUp } from './fossil-hand.js';
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

/** Still to be dealt with: no Pokémon placed, and none in hand that could be, or that its player wants to begin with. */
export const lacksBasic = (game: Game, frame: Frame, seat: Seat): boolean =>
  !hasActive(game, seat) && (!hasPlaceable(game, seat) || isGivenUp(frame, seat));

/** To everybody at the table. @rule SETUP-11 FMT-15 */
function showHand(game: Game, seat: Seat): void {
  const { hand } = sideOf(game, seat);
  for (let i = 0; i < hand.length; i++) emit(game, 'handShown', seat, hand[i]!);
}

/** Shuffles the hand in and draws seven new cards. The hand goes under the deck first, for games that keep orders. */
function redraw(game: Game, frame: Frame, seat: Seat): void {
  const side = sideOf(game, seat);
  const mulligans = side.mulligans + side.sharedMulligans;
  side.deck.unshift(...side.hand);
  side.hand.length = 0;
  if (mulligans > MOST_MULLIGANS) throw new EngineBug('a deck without a Basic Pokémon was let into a game');
  shuffleForSetup(game, seat, mulligans);
  drawHand(game, seat);
  forgetHand(frame, seat);
}

/**
 * While neither of two facing players has a Basic Pokémon, both show and redraw, and nobody draws a bonus; returns whether it is done
 * with. @rule SETUP-14
 */
export function sharedMulligans(game: Game, frame: Frame): boolean {
  for (; frame.count < game.state.sides.length; frame.count += 2) {
    const both = [frame.count, facing(frame.count)];
    for (;;) {
      if (!both.every((seat) => isDecided(game, frame, seat))) return false;
      if (!both.every((seat) => lacksBasic(game, frame, seat))) break;
      for (const seat of both) showHand(game, seat);
      for (const seat of both) {
        emit(game, 'mulliganTaken', seat, 1);
        sideOf(game, seat).sharedMulligans++;
        redraw(game, frame, seat);
      }
    }
  }
  return true;
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
    for (;;) {
      if (frame.extra === SHOW) {
        if (!isDecided(game, frame, seat)) return false;
        if (!lacksBasic(game, frame, seat)) break;
        takeMulligan(game, frame, seat);
        frame.extra = REDRAWN;
      }
      if (!atMulligan(game, frame, facing(seat))) return false;
      if (bonusFirst) redraw(game, frame, seat);
      frame.extra = SHOW;
    }
  }
  return true;
}

/** Where the opponent decides on bonus cards first, the hand is drawn anew behind that. @rule SETUP-13 */
function takeMulligan(game: Game, frame: Frame, seat: Seat): void {
  showHand(game, seat);
  sideOf(game, seat).mulligans++;
  emit(game, 'mulliganTaken', seat, 0);
  if (game.setup.era.mulliganBonusTiming !== 'at-each-shown-hand') redraw(game, frame, seat);
}
