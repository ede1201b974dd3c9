/** How many cards of a set there are, how many can be played, and of how many only one line is not understood. */
export interface Sums {
  readonly cards: number;
  readonly playable: number;
  readonly nearly: number;
}

export const sumsOf = (sums: readonly Sums[]): Sums => ({
  cards: sums.reduce((so, { cards }) => so + cards, 0),
  playable: sums.reduce((so, { playable }) => so + playable, 0),
  nearly: sums.reduce((so, { nearly }) => so + nearly, 0),
});
