/** Games of a soak that are played one after the other, in one thread. */
export interface Stretch {
  /** Its round, and its place in it. */
  readonly round: number;
  readonly lane: number;
  /** The numbers of its games, up to and without `to`. */
  readonly from: number;
  readonly to: number;
}

/** So many stretches make a round. What they teach is known from the next round on, however many threads play them. */
export const LANES = 8;
export const GAMES_IN_STRETCH = 25;

/** The rounds of a soak: they follow from the number of games alone. */
export function roundsOf(games: number): readonly (readonly Stretch[])[] {
  const rounds: Stretch[][] = [];
  for (let from = 0; from < games; from += GAMES_IN_STRETCH) {
    const number = from / GAMES_IN_STRETCH;
    const [round, lane] = [Math.floor(number / LANES), number % LANES];
    rounds[round] ??= [];
    rounds[round].push({ round, lane, from, to: Math.min(games, from + GAMES_IN_STRETCH) });
  }
  return rounds;
}
