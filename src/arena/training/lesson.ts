/** An end of a turn: how it looks to the seat whose turn it was, and what share of the games that went on from it was won. */
export interface End {
  readonly features: ArrayLike<number>;
  readonly won: number;
}

/**
 * One decision: several ends of one turn of one imagined game. What is learned from is how they differ, so that decks,
 * luck and the course of the game, which they have in common, cancel out.
 */
export interface Lesson {
  /** The number of the game that it is from. Lessons of one game are alike and stay together. */
  readonly game: number;
  /** From each end so many games were played on. */
  readonly plays: number;
  readonly ends: readonly End[];
}

/**
 * How much the games that go on from a decision differ by chance: p (1 − p) of the share p that was won. What is far ahead
 * or far behind is not moved by a good end, and says little.
 */
export function openness({ ends, plays }: Lesson): number {
  const games = plays * ends.length;
  const won = ends.reduce((sum, end) => sum + end.won, 0) * plays;
  const share = (won + 1) / (games + 2);
  return share * (1 - share);
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
