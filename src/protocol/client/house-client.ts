import type { Result } from '../../engine/index.js';
import type { OpenTable, SeatTaken, SitDown } from '../http.js';
import type { TableAbout } from '../table-about.js';

/** As much of `fetch` as is needed. */
export type Fetch = (
  address: string,
  asked: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

/**
 * Why a server did not do what it was asked: it refuses, it knows no such table, or nobody is there that understands (no
 * network, or a server that only has files).
 */
export interface NotDone {
  readonly is: 'refused' | 'unknown' | 'nobody';
  readonly sentence: string;
}

/** A deck that a server has: it is asked for by its name. */
export interface OfferedDeck {
  readonly name: string;
  readonly era: string | null;
  readonly format: string | null;
}

/** A server, asked without a socket: to open a table, to sit down, to look for tables. */
export class HouseClient {
  /** `address`: as it stands in links. */
  constructor(
    readonly address: string,
    private readonly fetch: Fetch,
  ) {}

  /** Opens a table; its maker sits at it. */
  open(wish: OpenTable): Promise<Result<SeatTaken, NotDone>> {
    return this.ask('tables', wish);
  }

  /** Takes a free seat. */
  sit(table: string, wish: SitDown): Promise<Result<SeatTaken, NotDone>> {
    return this.ask(`tables/${encodeURIComponent(table)}/seats`, wish);
  }

  /** The tables that want to be found, the latest first. */
  async lobby(): Promise<Result<readonly TableAbout[], NotDone>> {
    const found = await this.ask<{ readonly tables: readonly TableAbout[] }>('tables');
    return found.ok ? { ok: true, value: found.value.tables } : found;
  }

  /** The decks that the server has by name, each with the era and format that it is made for, if it is for one. */
  async decks(): Promise<Result<readonly OfferedDeck[], NotDone>> {
    const found = await this.ask<{ readonly decks: readonly OfferedDeck[] }>('decks');
    return found.ok ? { ok: true, value: found.value.decks } : found;
  }

  about(table: string): Promise<Result<TableAbout, NotDone>> {
    return this.ask(`tables/${encodeURIComponent(table)}`);
  }

  /** The record of a game that is over, as `rulebox replay --verify` takes it. */
  record(table: string, game: number): Promise<Result<unknown, NotDone>> {
    return this.ask(`tables/${encodeURIComponent(table)}/games/${game}`);
  }

  /** Gives a game to the server to be kept for whoever has its link: the id that stands in there. */
  async keep(record: unknown): Promise<Result<string, NotDone>> {
    const kept = await this.ask<{ readonly game: string }>('games', record);
    return kept.ok ? { ok: true, value: kept.value.game } : kept;
  }

  /** The record of a game that the server keeps. */
  kept(game: string): Promise<Result<unknown, NotDone>> {
    return this.ask(`games/${encodeURIComponent(game)}`);
  }

  private async ask<T>(what: string, said?: unknown): Promise<Result<T, NotDone>> {
    const body = said === undefined ? {} : { body: JSON.stringify(said) };
    const headers: Record<string, string> = said === undefined ? {} : { 'content-type': 'application/json' };
    const asked = { method: said === undefined ? 'GET' : 'POST', headers, ...body };
    try {
      const answer = await this.fetch(`${this.address}/api/${what}`, asked);
      return answerIn(await answer.text(), answer);
    } catch {
      return { ok: false, error: NOBODY };
    }
  }
}

const NOBODY: NotDone = { is: 'nobody', sentence: 'No Rulebox server can be reached at this address.' };

/** A server that only has files answers with something else than JSON, whatever its status. */
function answerIn<T>(text: string, { ok: isDone, status }: { ok: boolean; status: number }): Result<T, NotDone> {
  const value = parsed(text);
  if (value === undefined) return { ok: false, error: NOBODY };
  if (isDone) return { ok: true, value: value as T };
  const { sentence } = (value ?? {}) as { readonly sentence?: unknown };
  if (typeof sentence !== 'string') return { ok: false, error: NOBODY };
  return { ok: false, error: { is: status === 404 ? 'unknown' : 'refused', sentence } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
