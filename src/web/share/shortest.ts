import type { Result } from '../../engine/index.js';
import type { NotDone } from '../../protocol/index.js';
import type { NotShort } from '../../session/index.js';
import { addressOf, addressOfKept, addressOfShort } from '../links/address.js';

/** A game as an address of this page. */
export interface GameLink {
  /** Its name at the server; its choices, told in short; or its whole record. */
  readonly holds: 'name' | 'choices' | 'record';
  /** `at`: after so many choices. */
  readonly addressAt: (at: number | null) => string;
  /** Why it holds the whole record; null: it is short. */
  readonly whyLong: NotShort | null;
}

/** All links there are to a game. */
export interface GameLinks {
  /** The shortest, as long as the server keeps it; null: it does not. */
  readonly kept: GameLink | null;
  /** Why there is none that a server keeps. */
  readonly whyNotKept: NotDone | null;
  /** What needs no server. */
  readonly own: GameLink;
}

/** The ways to a link. */
export interface Ways {
  /** Asks the server to keep it: its name there. */
  keep(): Promise<Result<string, NotDone>>;
  short(): Promise<{ readonly letters: string } | { readonly why: NotShort }>;
  packed(): Promise<string>;
}

/** What the server keeps, and beside it what needs none. */
export async function linksBy(ways: Ways): Promise<GameLinks> {
  const [kept, own] = await Promise.all([ways.keep(), ownLink(ways)]);
  if (!kept.ok) return { kept: null, whyNotKept: kept.error, own };
  const addressAt = (at: number | null): string => addressOfKept(kept.value, at);
  return { kept: { holds: 'name', addressAt, whyLong: null }, whyNotKept: null, own };
}

/** The game itself as a link: its choices where they can be told in short, else the whole record. */
export async function ownLink({ short, packed }: Pick<Ways, 'short' | 'packed'>): Promise<GameLink> {
  const told = await short();
  if ('letters' in told)
    return { holds: 'choices', addressAt: (at) => addressOfShort(told.letters, at), whyLong: null };
  const record = await packed();
  return { holds: 'record', addressAt: (at) => addressOf(record, at), whyLong: told.why };
}
