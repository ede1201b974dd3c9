import { type Answer, keyOfAnswer } from '../../engine/index.js';
import { type GameSummary, type KeptGame, type TableSetup, withPeople } from '../../session/index.js';
import { packText, unpackText } from '../links/link.js';
import { isFields, isNumber, isSetup, isSummary, isText } from './kept-values.js';
import { namesOf } from './played.js';

/** A game that has ended or was left, as it is kept in this browser. */
export interface RecentGame {
  readonly id: string;
  /** When it was put on the list, in milliseconds. */
  readonly when: number;
  readonly summary: GameSummary;
  readonly setup: TableSetup;
  /** What the decks are called, team by team; left out where that was not known. */
  readonly called?: readonly string[];
  /** The record, as it stands in a link. */
  readonly packed: string;
}

/** No more are kept: the oldest goes when another comes. */
export const MOST_RECENT = 24;

const KEY = 'rulebox.recent';

/** The list with a game on top of it, no game twice and none too many. */
export const withRecent = (list: readonly RecentGame[], game: RecentGame): readonly RecentGame[] =>
  [game, ...list.filter((old) => old.id !== game.id && !isGoneOnWith(old, game))].slice(0, MOST_RECENT);

/** A game that was left, and that is further on now. */
const isGoneOnWith = ({ summary: old }: RecentGame, { summary }: RecentGame): boolean =>
  !old.over && old.era === summary.era && old.seed === summary.seed && old.you === summary.you;

export function recentGames(): readonly RecentGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (value: unknown): value is RecentGame =>
  isFields(value) &&
  isText(value['id']) &&
  isNumber(value['when']) &&
  isText(value['packed']) &&
  (value['called'] === undefined || (Array.isArray(value['called']) && value['called'].every(isText))) &&
  isSetup(value['setup']) &&
  isSummary(value['summary']);

export const recentGame = (id: string): RecentGame | null => recentGames().find((game) => game.id === id) ?? null;

/** Puts a game on the list. */
export async function addRecent({ setup, record, summary }: KeptGame): Promise<void> {
  const packed = await packText(JSON.stringify(record));
  const id = idOf(summary, record.choices);
  const called = namesOf(String(setup.seed));
  keep(withRecent(recentGames(), { id, when: Date.now(), summary, setup, packed, ...(called !== null && { called }) }));
}

export const forgetRecent = (id: string): void => keep(recentGames().filter((game) => game.id !== id));

/** The same choices in the same game are the same game. */
function idOf({ era, seed, you }: GameSummary, choices: readonly Answer[]): string {
  let mixed = choices.length;
  for (const choice of choices) mixed = (Math.imul(mixed, 31) + keyOfAnswer(choice)) >>> 0;
  return [era, seed, you ?? 'bots', mixed.toString(36)].join('.');
}

/** A browser that has no room left keeps fewer. */
function keep(list: readonly RecentGame[]): void {
  for (let count = list.length; count >= 0; count--) {
    try {
      localStorage.setItem(KEY, JSON.stringify(list.slice(0, count)));
      return;
    } catch {
      // Full: once more with one fewer.
    }
  }
}

/** The game as it is gone on with; null: what is kept of it cannot be read any more. */
export async function keptFrom({ packed, setup, summary }: RecentGame): Promise<KeptGame | null> {
  const unpacked = await unpackText(packed);
  if (!('text' in unpacked)) return null;
  try {
    return withPeople({ setup, summary, record: JSON.parse(unpacked.text) as KeptGame['record'] });
  } catch {
    return null;
  }
}
