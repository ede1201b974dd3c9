import type { Match } from '../session/match.js';
import type { MATCH } from '../words/match.js';

type Disc = keyof typeof MATCH.is;

/** What became of each game of a match, as a team sees it; then the one that is played, and those to come. */
export function discsOf({ bestOf, games, seed }: Match, team: number): readonly Disc[] {
  const played = games.map(({ winner }): Disc => (winner === null ? 'drawn' : winner === team ? 'won' : 'lost'));
  const now: Disc[] = games.some((game) => game.seed === seed) ? [] : ['now'];
  const rest = Math.max(0, bestOf - played.length - now.length);
  return [...played, ...now, ...Array.from({ length: rest }, (): Disc => 'toCome')];
}
