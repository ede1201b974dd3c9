import { create } from 'zustand';
import { type Seat, teamOf } from '../../engine/index.js';
import type { GameSummary, TableSetup } from '../../session/index.js';
import { isFields, isNumber, isText } from './kept-values.js';

/* Several games with the same decks on this page, best of three. A match knows its games by their seeds. */

/** A game of a match that is over; null: nobody has won it. */
export interface MatchGame {
  readonly seed: string;
  readonly winner: number | null;
}

export interface Match {
  readonly bestOf: number;
  /** The game that is played now, or was played last. */
  readonly seed: string;
  /** The games that are over, in order. */
  readonly games: readonly MatchGame[];
}

const KEY = 'rulebox.match';

export const useMatch = create<{ readonly match: Match | null }>(() => ({ match: keptMatch() }));

function keptMatch(): Match | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isMatch(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function isMatch(value: unknown): value is Match {
  return isFields(value) && isNumber(value['bestOf']) && isText(value['seed']) && areGames(value['games']);
}

function areGames(value: unknown): boolean {
  const isGame = (game: unknown): boolean =>
    isFields(game) && isText(game['seed']) && (game['winner'] === null || isNumber(game['winner']));
  return Array.isArray(value) && value.every(isGame);
}

function keep(match: Match | null): void {
  useMatch.setState({ match });
  try {
    if (match === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(match));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Begins a match with the game of a seed. */
export const beginMatch = (seed: string, bestOf = 3): void => keep({ bestOf, seed, games: [] });

/** The match goes on with the game of another seed. */
export const goOnWithMatch = (match: Match, seed: string): void => keep({ ...match, seed });

/** The match that a game belongs to; null: it is played for itself, or gone on with from its middle. */
export const matchOf = (setup: Begun | null, match = useMatch.getState().match): Match | null =>
  match !== null && setup !== null && setup.decks.length > 0 && String(setup.seed) === match.seed ? match : null;

type Begun = Pick<TableSetup, 'seed' | 'decks'>;

/** Notes how a game of the match stands: who has won it; nothing any more, where its end was taken back. */
export function noteInMatch(setup: Begun, { over, winner }: GameSummary): void {
  const match = matchOf(setup);
  if (match === null) return;
  const next = withGame(match, over ? { seed: match.seed, winner } : null);
  if (JSON.stringify(next) !== JSON.stringify(match)) keep(next);
}

export const withGame = (match: Match, game: MatchGame | null): Match => {
  const others = match.games.filter(({ seed }) => seed !== match.seed);
  return { ...match, games: game === null ? others : [...others, game] };
};

/** How often a team has won in this match; a game that nobody won counts for nobody. */
export const winsIn = ({ games }: Match, team: number): number => games.filter(({ winner }) => winner === team).length;

/** A match is over when somebody has won most of its games. @rule HOUSE-02 */
export const isMatchOver = (match: Match): boolean =>
  [0, 1].some((team) => winsIn(match, team) >= Math.ceil(match.bestOf / 2));

/** Who chooses who goes first in the next game: who lost the last; null: the rules decide. @rule HOUSE-02 */
export function pickerAfter({ games }: Match): Seat | null {
  const winner = games.at(-1)?.winner ?? null;
  return winner === null ? null : [0, 1].find((seat) => teamOf(seat) !== winner)!;
}
