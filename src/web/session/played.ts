import { teamOf } from '../../engine/index.js';
import type { KeptGame } from '../../session/index.js';
import { isFields, isNumber, isText } from './kept-values.js';

/* Every game that was played to its end on this page, in a few words: more than the list of recent games can hold. */

/** A game that somebody here has played to its end. */
export interface PlayedGame {
  readonly id: string;
  readonly when: number;
  readonly era: string;
  readonly format: string;
  /** What was played with, and against what: names of decks, or the Pokémon they are built around. */
  readonly mine: string;
  readonly theirs: string;
  /** Who played the other side: a bot, or a person. */
  readonly opponent: string;
  /** Null: nobody won. */
  readonly won: boolean | null;
  readonly turn: number;
}

const KEY = 'rulebox.played';
const NAMES = 'rulebox.playing';
/** Years of games; the oldest go first. */
export const MOST_PLAYED = 2000;

const isPlayed = (value: unknown): value is PlayedGame =>
  isFields(value) &&
  [value['id'], value['era'], value['format'], value['mine'], value['theirs'], value['opponent']].every(isText) &&
  isNumber(value['when']) &&
  isNumber(value['turn']) &&
  (value['won'] === null || typeof value['won'] === 'boolean');

export function playedGames(): readonly PlayedGame[] {
  const kept = valueAt(KEY);
  return Array.isArray(kept) ? kept.filter(isPlayed) : [];
}

/** Remembers what the decks of a game are called that is begun now. */
export const nameDecks = (seed: string, names: readonly string[]): void => put(NAMES, { seed, names });

/** The same decks are dealt again. */
export function nameDecksAgain(before: string, seed: string): void {
  const names = namesOf(before);
  if (names !== null) nameDecks(seed, names);
}

/** What the decks of the game of this seed are called; null: another game was begun since. */
export function namesOf(seed: string): readonly string[] | null {
  const kept = valueAt(NAMES);
  return isFields(kept) && kept['seed'] === seed && Array.isArray(kept['names']) && kept['names'].every(isText)
    ? kept['names']
    : null;
}

/** Counts a game that is over, once however often its end is taken back. */
export function notePlayed(game: KeptGame): void {
  const played = playedAs(game, namesOf(String(game.setup.seed)), Date.now());
  if (played !== null) put(KEY, withPlayed(playedGames(), played));
}

export const withPlayed = (list: readonly PlayedGame[], game: PlayedGame): readonly PlayedGame[] =>
  [game, ...list.filter(({ id }) => id !== game.id)].slice(0, MOST_PLAYED);

/** A game in a few words; null: it counts for nobody, since nobody here played it from its beginning against somebody. */
export function playedAs(
  { setup, summary }: Pick<KeptGame, 'setup' | 'summary'>,
  names: readonly string[] | null,
  when: number,
): PlayedGame | null {
  const { era, format, seed, decks, turn, over, winner, you } = summary;
  if (you === null || !over || setup.decks.length < setup.players.length) return null;
  const team = teamOf(you);
  const builtAround = (of: number): string => (decks[of] ?? []).slice(0, 2).join(', ');
  return {
    id: `${era}.${seed}`,
    when,
    era,
    format,
    mine: names?.[team] || builtAround(you),
    theirs: names?.[1 - team] || builtAround(1 - team),
    opponent: setup.players.find((player) => player !== 'person') ?? 'person',
    won: winner === null ? null : winner === team,
    turn,
  };
}

/** Forgets all of them. */
export const forgetPlayed = (): void => put(KEY, []);

function valueAt(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function put(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that has no room for it still plays.
  }
}
