import { playTurns } from '../../bots/index.js';
import { forkOf, type Imagined, NONE, type Seat, type Seed, teamOf } from '../../engine/view.js';
import { randomNumbers } from '../random-number.js';

/** A game that takes longer counts as half won. */
const MOST_TURNS = 200;
/** `playTurns` comes back after some hundred answers: it is asked so often. */
const MOST_STRETCHES = 6;

/**
 * The share of games that a seat's team wins from a position on, each player by rules of thumb. Game n has the same chance
 * from whatever position it is played: cards that two of them have in their decks come in the same order.
 */
export function shareWon(from: Imagined, seat: Seat, seeds: readonly Seed[]): number {
  let won = 0;
  for (const seed of seeds) won += playedOn(from, teamOf(seat), seed);
  return won / seeds.length;
}

function playedOn(from: Imagined, team: number, seed: Seed): number {
  const game = forkOf(from);
  const { state } = game;
  state.seed = seed;
  state.drawn = 0;
  for (const { deck } of state.sides) deck.sort((one, other) => keyOf(seed, one) - keyOf(seed, other));
  const random = randomNumbers(seed);
  for (let stretch = 0; stretch < MOST_STRETCHES && state.phase !== 'over'; stretch++)
    playTurns(game, MOST_TURNS, random);
  if (state.phase !== 'over' || state.winner === NONE) return 0.5;
  return state.winner === team ? 1 : 0;
}

/** Where a card comes in a deck: any number, but the same for the same card and seed. */
function keyOf(seed: Seed, card: number): number {
  let key = Math.imul(card + 1, 0x9e3779b1) ^ seed[0];
  key = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  key = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  return (key ^ (key >>> 16)) >>> 0;
}
