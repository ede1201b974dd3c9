import type { Decks } from '../decks/decks.js';
import type { PlayedDeck } from '../decks/played-deck.js';
import type { Shelf } from '../decks/shelf.js';
import type { Entry } from '../log/entry.js';
import type { Log } from '../log/log.js';
import type { Surroundings } from '../table/surroundings.js';
import type { Absences } from './absences.js';
import type { HouseLimits, HouseParts } from './parts.js';

/** What all tables of a node work with. */
export interface Works {
  readonly parts: HouseParts;
  readonly limits: HouseLimits;
  readonly around: Surroundings;
  readonly shelf: Shelf;
  readonly decks: Decks;
  readonly absences: Absences;
}

/** The log cannot be read now. */
export class Unreadable extends Error {}

/** What is read of the log; whatever goes wrong there is no fault of a table's. */
export async function read<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new Unreadable('The log cannot be read now.', { cause: error });
  }
}

const PAGE = 500;

/** The entries of a table behind a number, up to another. */
export async function readAll(
  log: Log,
  table: string,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let last = after; last < upTo; last = found.at(-1)!.number) {
    const page = await read(log.read(table, last, Math.min(PAGE, upTo - last)));
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}

/** The decks that entries name, fetched before these are taken. */
export async function decksIn(entries: readonly Entry[], shelf: Shelf): Promise<ReadonlyMap<string, PlayedDeck>> {
  const hashes = new Set(entries.flatMap(({ body }) => (body.kind === 'deck' ? [body.deck] : [])));
  const decks = new Map<string, PlayedDeck>();
  for (const hash of hashes) {
    const deck = await read(shelf.fetch(hash));
    if (deck !== null) decks.set(hash, deck);
  }
  return decks;
}
