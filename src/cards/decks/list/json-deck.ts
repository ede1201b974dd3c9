import { err, ok, type Result } from '../../../engine/index.js';
import { type Claim, nameAndPrinting, readLine } from './line.js';
import { type CardPool, printName } from './pool.js';
import type { DeckEntry } from './read-list.js';
import { numberKey } from './set-codes.js';

/** A deck as JSON: cards by name, with set code and number, and the print's id, where they are known. */
export interface JsonDeck {
  readonly name: string;
  readonly cards: readonly JsonCard[];
}

/** Some copies of a card in a deck in JSON. */
export interface JsonCard {
  readonly count: number;
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
  readonly id?: string;
}

/** A deck as JSON. */
export function deckToJson(name: string, entries: readonly DeckEntry[], pool: CardPool): JsonDeck {
  return { name, cards: entries.map((entry) => jsonCard(entry, pool)) };
}

function jsonCard({ count, card }: DeckEntry, pool: CardPool): JsonCard {
  const { facts, id, setId, number } = card;
  if (printName(card, pool) === facts.name) return { count, name: facts.name };
  const set = pool.sets.setOfId(setId)?.code ?? setId;
  return { count, name: facts.name, set, number: numberKey(number), id };
}

/** What a deck in JSON claims, or sentences about where it is none. */
export function deckFromJson(
  value: unknown,
  pool: CardPool,
): Result<{ name: string; claims: readonly Claim[] }, string[]> {
  if (!isRecord(value) || !Array.isArray(value['cards'])) {
    return err([
      'A deck in JSON is an object with a list "cards", each with "count" and "name", or a line such as "4 Switch".',
    ]);
  }
  const faults: string[] = [];
  const claims = value['cards'].flatMap((card: unknown, place): Claim[] => {
    const claim = claimOf(card, pool);
    if (claim === null)
      faults.push(
        `cards[${place}] must be an object with a whole number "count" and a text "name", or a line of a list.`,
      );
    return claim === null ? [] : [claim];
  });
  if (faults.length > 0) return err(faults);
  return ok({ name: typeof value['name'] === 'string' ? value['name'] : '', claims });
}

/** A line as in a list, such as the decks of the library have. */
function lineClaim(written: string, pool: CardPool): Claim | null {
  const line = readLine(written);
  if (line.kind !== 'card' || line.count === null) return null;
  return { count: line.count, ...nameAndPrinting(line.rest, pool) };
}

function claimOf(card: unknown, pool: CardPool): Claim | null {
  if (typeof card === 'string') return lineClaim(card, pool);
  if (!isRecord(card) || typeof card['count'] !== 'number' || typeof card['name'] !== 'string') return null;
  const { count, name, set, number, id } = card;
  if (typeof id === 'string' && pool.byId.has(id)) return { count, name: id, printing: null };
  const printing = typeof set === 'string' && set !== '' ? { code: set, number: textOf(number) } : null;
  return { count, name, printing };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
