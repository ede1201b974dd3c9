import type { CardsSeen, Seen } from './witness.js';

/** What is told of a card: it was drawn, was played, lay among the Prize cards. */
export const FATES = ['drawn', 'played', 'prized'] as const;
export type Fate = (typeof FATES)[number];

/** For each fate, in how many games it was so, and how many of them its deck won. */
export const NUMBERS_PER_CARD = 2 * FATES.length;

/** Turns from this one on are told as one. */
export const LAST_TURN = 60;

/** What was seen in the games of a bout, added up. */
export interface BoutTally {
  /** For row and column, for each different card of the deck in the order of its list, `NUMBERS_PER_CARD` numbers. */
  readonly cards: readonly (readonly number[])[];
  /** For each turn, how many Prize cards row and column took in it. */
  readonly race: readonly (readonly number[])[];
}

/** The different cards of a deck, in the order of its list. */
export const differentCards = (deck: readonly number[]): readonly number[] => [...new Set(deck)];

/** Adds up what was seen in the games of a bout. */
export class BoutCount {
  private readonly cards: number[][];
  private readonly race: number[][] = [];
  private readonly decks: readonly ReadonlyMap<number, number>[];

  /** The decks of row and column, as places in the pool. */
  constructor(row: readonly number[], column: readonly number[]) {
    this.decks = [row, column].map((deck) => new Map(differentCards(deck).map((place, at) => [place, at])));
    this.cards = this.decks.map((deck) => new Array<number>(deck.size * NUMBERS_PER_CARD).fill(0));
  }

  get tally(): BoutTally {
    return { cards: this.cards, race: this.race };
  }

  /** `places`: for each different card of the game its place in the pool; `swapped`: 1 where the column had the first seat. */
  add(winner: number, seen: Seen, { places, swapped }: { places: readonly number[]; swapped: number }): void {
    for (const side of [0, 1]) {
      const cards = seen.cards[(side + swapped) % 2]!;
      for (const [at, fate] of FATES.entries())
        this.addFate(side, at, { cards: cards[fate], places, won: winner === side });
    }
    for (const { team, turn } of seen.taken) {
      const at = Math.min(turn, LAST_TURN);
      while (this.race.length <= at) this.race.push([0, 0]);
      this.race[at]![(team + swapped) % 2]!++;
    }
  }

  private addFate(side: number, fate: number, { cards, places, won }: Had): void {
    for (const card of cards) {
      const at = this.decks[side]!.get(places[card]!);
      if (at === undefined) continue; // a card of the opponent's
      const from = at * NUMBERS_PER_CARD + 2 * fate;
      this.cards[side]![from]!++;
      if (won) this.cards[side]![from + 1]!++;
    }
  }
}

interface Had {
  readonly cards: CardsSeen[Fate];
  readonly places: readonly number[];
  readonly won: boolean;
}
