// Games that are nothing but their seed, and games in which every card can be told from every other.
import { plainGame, randomNumbers } from '../../../src/arena/index.js';
import {
  CONSTRUCTED,
  ERAS,
  type Game,
  newGame,
  nonceFor,
  prepare,
  type Seed,
  type Setup,
  seedFrom,
} from '../../../src/engine/index.js';

const claim = plainGame(ERAS.find(({ id }) => id === 'e-card-2002')!, CONSTRUCTED, randomNumbers(1));
const made = newGame({ ...claim, seed: 0 });
if (!made.ok) throw new Error('the game cannot begin');
const some = made.value;

/** A game of which no number has been drawn. */
export const gameWithSeed = (seed: Seed): Game => ({ ...some, state: { ...some.state, seed, drawn: 0 } });

/** Seeds with all their bits, each another one. */
export const seedNumber = (number: number): Seed => seedFrom([0x5eed, 0, 0, 1], nonceFor('soak', 0, number));

/** Two decks of 60 Basic Pokémon that all differ: no mulligan, and each card is known again by its place in the list. */
export function sixtyEach(): Setup {
  const basic = claim.facts.find(({ kind, stage }) => kind === 'pokemon' && stage === 'basic')!;
  const facts = Array.from({ length: 120 }, (_, place) => ({ ...basic, name: `Kind ${place}` }));
  const decks = [0, 60].map((from) => Array.from({ length: 60 }, (_, i) => from + i));
  const setup = prepare({ era: claim.era, format: claim.format, facts, decks, anyDeck: true, seed: 0 });
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join(' '));
  return setup.value;
}

/** How often each of so many things was at each of so many places. */
export class Table {
  readonly counts: Int32Array;

  constructor(readonly size: number) {
    this.counts = new Int32Array(size * size);
  }

  add(thing: number, place: number): void {
    this.counts[thing * this.size + place]!++;
  }

  /**
   * How many standard deviations the sum of squares lies from what chance gives, after so many orders. Each order is at each
   * place once, so that (n - 1)² cells are free, and the sum is (n - 1) / n of what it would be.
   */
  deviation(orders: number): number {
    const { size, counts } = this;
    const expected = orders / size;
    const sum = counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
    const free = (size - 1) ** 2;
    return ((sum * (size - 1)) / size - free) / Math.sqrt(2 * free);
  }
}
