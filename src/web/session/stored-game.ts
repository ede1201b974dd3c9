import type { Answer } from '../../engine/index.js';
import type { GameSummary, KeptGame } from '../../session/index.js';

/*
 * A game in the browser's store: a head with what never changes in it, and its choices in chunks, so that a choice costs late
 * in a game what it costs early. A chunk bears its head's mark in its name: what another game has left behind is never taken
 * for this one's. Whatever is cut short, what is there is a game that was played.
 */

export const HEAD = 'rulebox.game';
/** So many choices are written again, at most, when another comes. */
export const CHUNK = 32;

/** What has come to a game since it was kept last: it stands as it did after `from` choices, and then came these. */
export interface Since {
  readonly from: number;
  readonly choices: readonly Answer[];
  readonly summary: GameSummary;
}

interface Chunk {
  readonly choices: readonly Answer[];
  readonly summary: GameSummary;
}

/** The game that is being kept. */
interface Running {
  readonly game: KeptGame;
  readonly mark: string;
  readonly head: string;
  readonly choices: Answer[];
  summary: GameSummary;
  /** So many choices are surely in the store, in so many chunks. */
  good: number;
  chunks: number;
}

let running: Running | null = null;

const nameOf = (mark: string, place: number | ''): string => `${HEAD}.${mark}.${place}`;

/** Whether something is kept under the name of a chunk. */
export const isChunk = (name: string): boolean => name.startsWith(`${HEAD}.`);

const chunkNames = (): string[] => Object.keys(localStorage).filter(isChunk);

/** Begins to keep a game, in the place of whatever was kept. */
export function storeGame(game: KeptGame): void {
  const mark = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const head = JSON.stringify({ ...game, mark, record: { ...game.record, choices: [] } });
  running = { game, mark, head, choices: [], summary: game.summary, good: 0, chunks: 0 };
  storeOn({ from: 0, choices: game.record.choices, summary: game.summary });
}

/** Keeps what has come to the game. */
export function storeOn({ from, choices, summary }: Since): void {
  if (running === null) return;
  running.choices.length = from;
  running.choices.push(...choices);
  running.summary = summary;
  running.good = Math.min(running.good, from);
  try {
    if (localStorage.getItem(HEAD) === running.head) write(running);
    else writeAnew(running);
  } catch {
    // A browser that keeps nothing still plays; what did not find room is written with the next choice.
  }
}

/** What is being kept, whether the browser has room for it or not. */
export const runningGame = (): KeptGame | null =>
  running && {
    ...running.game,
    record: { ...running.game.record, choices: running.choices.slice() },
    summary: running.summary,
  };

/** Chunks that are no more go first, the last before the others: what is cut short is a game as it stood before. */
function write(kept: Running): void {
  const { mark, choices, summary } = kept;
  const last = Math.floor(choices.length / CHUNK);
  while (kept.chunks > last + 1) localStorage.removeItem(nameOf(mark, --kept.chunks));
  for (let place = Math.floor(kept.good / CHUNK); place <= last; place++) {
    const chunk: Chunk = { choices: choices.slice(place * CHUNK, (place + 1) * CHUNK), summary };
    localStorage.setItem(nameOf(mark, place), JSON.stringify(chunk));
    kept.chunks = Math.max(kept.chunks, place + 1);
    kept.good = Math.min(choices.length, (place + 1) * CHUNK);
  }
}

/** The head comes last: until then, what was kept before is kept. Where there is no room for both, it goes. */
function writeAnew(kept: Running): void {
  const others = chunkNames();
  try {
    writeAll(kept);
  } catch {
    for (const name of [HEAD, ...others]) localStorage.removeItem(name);
    writeAll(kept);
  }
  for (const name of others) if (!name.startsWith(nameOf(kept.mark, ''))) localStorage.removeItem(name);
}

function writeAll(kept: Running): void {
  kept.good = 0;
  write(kept);
  localStorage.setItem(HEAD, kept.head);
}

/** What the store holds, and whether choices after these cannot be read any more. */
export interface Stored {
  readonly game: unknown;
  readonly broken: boolean;
}

/** The game in the store; null: there is none. It may be anything. */
export function storedGame(): Stored | null {
  const head = valueAt(HEAD) as (KeptGame & { readonly mark?: string }) | null | undefined;
  if (head === null) return null;
  if (head === undefined) return { game: null, broken: true };
  if (typeof head.mark !== 'string') return { game: head, broken: false }; // an earlier Rulebox kept it whole, as files do
  const { mark, ...game } = head;
  const { chunks, broken } = chunksOf(mark);
  const choices = chunks.flatMap((chunk) => chunk.choices);
  const summary = chunks.at(-1)?.summary ?? game.summary;
  return { game: { ...game, summary, record: { ...game.record, choices } }, broken };
}

function chunksOf(mark: string): { readonly chunks: readonly Chunk[]; readonly broken: boolean } {
  const count = chunkNames().filter((name) => name.startsWith(nameOf(mark, ''))).length;
  const chunks: Chunk[] = [];
  for (let place = 0; place < count; place++) {
    const chunk = valueAt(nameOf(mark, place)) as Chunk | null | undefined;
    const isLast = place === count - 1;
    if (!Array.isArray(chunk?.choices) || (!isLast && chunk.choices.length !== CHUNK)) return { chunks, broken: true };
    chunks.push(chunk);
  }
  return { chunks, broken: count === 0 };
}

/** Null: nothing is written there; undefined: what is written there cannot be read. */
function valueAt(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return undefined;
  }
}

/** All that there is of the game, as one text; null: there is nothing. What cannot be read stands there as it was written. */
export function storedText(): string | null {
  const names = chunkNames();
  const stored = storedGame();
  if (stored === null || names.length === 0) return localStorage.getItem(HEAD);
  const { game, broken } = stored;
  if (!broken) return JSON.stringify(game);
  const unread = (game === null ? [HEAD, ...names] : names).map((name) => localStorage.getItem(name));
  return JSON.stringify({ ...(game as object | null), unread });
}

/** Takes all of it out of the store; the answer puts it back. */
export function takeOut(): () => void {
  const all = [HEAD, ...chunkNames()].map((name) => [name, localStorage.getItem(name)] as const);
  for (const [name] of all) localStorage.removeItem(name);
  return () => {
    for (const [name, written] of all) if (written !== null) localStorage.setItem(name, written);
  };
}
