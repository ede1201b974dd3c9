import { emit } from './event.js';
import { FLIP_REASONS, type FlipReason, flipNumber } from './event-fields.js';
import type { Game } from './game.js';
import { type CardId, type Frame, NONE, type Seat, type State } from './state.js';

/*
 * The one door of chance. Number n of a game is a function of its seed and n, so the state holds small integers only
 * and a replay needs nothing but the seed.
 */

function scramble(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The next random number: 32 bits. */
export function nextRandom(state: State): number {
  const n = ++state.drawn;
  return scramble(
    scramble((state.seedHigh << 16) ^ state.seedLow ^ Math.imul(n, 0x9e3779b9)) + Math.imul(n, 0x7f4a7c15),
  );
}

/** Fisher–Yates over a generator (sfc32) stretched from three numbers: 96 bits reach every order that matters. */
export function shuffleList(state: State, list: number[]): void {
  let a = nextRandom(state);
  let b = nextRandom(state);
  let c = nextRandom(state);
  let counter = 1;
  for (let i = list.length - 1; i > 0; i--) {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    const j = Math.floor(((sum >>> 0) / 4294967296) * (i + 1));
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
}

/** Shuffles a seat's deck, unless the game keeps every order. @rule ZONE-05 */
export function shuffleDeck(game: Game, seat: Seat): void {
  if (game.setup.options.shuffles === 'seeded') shuffleList(game.state, game.state.sides[seat]!.deck);
  emit(game, 'deckShuffled', seat);
}

/** Lays a deck in a stated order, top first; cards it does not name stay below, in the order they have. */
export function stackDeck(deck: CardId[], topFirst: readonly CardId[]): void {
  const rest = deck.filter((card) => !topFirst.includes(card));
  deck.length = 0;
  deck.push(...rest, ...topFirst.toReversed());
}

export const HEADS = 1;
export const TAILS = 0;
export const WAIT = NONE;

/**
 * Flips a coin for a frame: `HEADS`, `TAILS`, or `WAIT` when the game asks for its coins. A frame that gets `WAIT`
 * returns as it is and calls this again at the same step when the coin has been answered.
 */
export function flipCoin(game: Game, frame: Frame, seat: Seat, reason: FlipReason): number {
  const { state } = game;
  let side: number;
  if (game.setup.options.coins === 'seeded') {
    side = nextRandom(state) < 0 ? HEADS : TAILS;
  } else if (frame.waiting === 0) {
    frame.waiting = 1;
    state.decision.kind = 'coin';
    state.decision.seat = seat;
    state.decision.count = FLIP_REASONS.indexOf(reason);
    state.decision.pokemon = NONE;
    return WAIT;
  } else {
    frame.waiting = 0;
    side = game.answer & 255;
  }
  state.flips++;
  emit(game, 'coinFlipped', seat, flipNumber(reason, side));
  return side;
}
