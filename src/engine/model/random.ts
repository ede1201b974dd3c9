import { BLOCK, fillBlock } from './chance/chacha8.js';
import { olderBelow, olderNumber, olderShuffle } from './chance/older.js';
import type { Seed } from './chance/seed.js';
import { below, nonceFor, shuffleBy } from './chance/stream.js';
import { emit } from './event.js';
import { FLIP_REASONS, type FlipReason, flipNumber } from './event-fields.js';
import type { Game } from './game.js';
import { type CardId, type Frame, NONE, type Seat } from './state.js';

/*
 * The one door of chance. Number n of a game is a function of its seed and n, so the state holds small integers only
 * and a replay needs nothing but the seed.
 */

const GAME = nonceFor('game');
/** The block that was drawn from last, and whose it is: what is kept here is never anything but what would be made anew. */
const words = new Int32Array(BLOCK);
const key = new Int32Array(4);
let block = NONE;

/** Number `n` of a seed: 32 bits. */
function numberAt(seed: Seed, n: number): number {
  const wanted = n >>> 4;
  if (
    block !== wanted ||
    key[0] !== (seed[0] | 0) ||
    key[1] !== (seed[1] | 0) ||
    key[2] !== (seed[2] | 0) ||
    key[3] !== (seed[3] | 0)
  ) {
    fillBlock(words, seed, wanted, GAME);
    key.set(seed);
    block = wanted;
  }
  return words[n & (BLOCK - 1)]!;
}

/** The next random number: 32 bits. */
export function nextRandom({ setup, state }: Game): number {
  return setup.options.chance === 'first' ? olderNumber(state) : numberAt(state.seed, state.drawn++);
}

/** A number from 0 up to, and not including, the limit, each as likely as the other. */
export function randomBelow(game: Game, limit: number): number {
  return game.setup.options.chance === 'first' ? olderBelow(game.state, limit) : below(nextRandom, game, limit);
}

/** Puts a list in any order, each as likely as the other. */
export function shuffleList(game: Game, list: number[]): void {
  if (game.setup.options.chance === 'first') olderShuffle(game.state, list);
  else shuffleBy(nextRandom, game, list);
}

/** Shuffles a seat's deck, unless the game keeps every order. @rule ZONE-05 */
export function shuffleDeck(game: Game, seat: Seat): void {
  if (game.setup.options.shuffles === 'seeded') shuffleList(game, game.state.sides[seat]!.deck);
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
    side = nextRandom(game) < 0 ? HEADS : TAILS;
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
