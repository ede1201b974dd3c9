import type { PlayedGame } from '../session/played.js';

/** Games of one kind: how many, and how they ended. */
export interface Tally {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** Turns of a game, in the middle. */
  readonly turns: number;
  /** When the last was played. */
  readonly last: number;
}

export type TallyKey = 'mine' | 'theirs' | 'era' | 'opponent';

export function tallyOf(name: string, games: readonly PlayedGame[]): Tally {
  const turns = games.map(({ turn }) => turn).sort((one, other) => one - other);
  return {
    name,
    games: games.length,
    won: games.filter(({ won }) => won === true).length,
    drawn: games.filter(({ won }) => won === null).length,
    turns: turns[Math.floor((turns.length - 1) / 2)] ?? 0,
    last: Math.max(0, ...games.map(({ when }) => when)),
  };
}

/** One tally for each deck, opponent or year; those with the most games first. */
export function talliesBy(games: readonly PlayedGame[], key: TallyKey): readonly Tally[] {
  const names = [...new Set(games.map((game) => game[key]))];
  return names
    .map((name) =>
      tallyOf(
        name,
        games.filter((game) => game[key] === name),
      ),
    )
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name, 'en'));
}

/** How many were won in a row, up to the last; 0 after a loss. */
export function streakIn(games: readonly PlayedGame[]): number {
  const latest = [...games].sort((one, other) => other.when - one.when);
  const end = latest.findIndex(({ won }) => won !== true);
  return end < 0 ? latest.length : end;
}
