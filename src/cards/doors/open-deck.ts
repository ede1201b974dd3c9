import { type Diagnostic, err, jsonShape, LIMITS, ok, type Result } from '../../engine/index.js';
import type { JsonCard } from '../decks/list/json-deck.js';
import { type Claim, nameAndPrinting, readLine } from '../decks/list/line.js';
import type { CardPool } from '../decks/list/pool.js';
import { type DeckList, readClaims } from '../decks/list/read-list.js';
import { openJson } from './open-json.js';

/** A deck that came as JSON, held against the cards that are known. */
export interface OpenedDeck {
  /** Empty where it has none. */
  readonly name: string;
  readonly list: DeckList;
}

/**
 * A deck from anywhere: a JSON text, or what was parsed of one. It has a list `cards`, each with a count and a name, or a
 * line such as "4 Switch"; what each is, the pool knows. Fields that nobody needs are let be.
 */
export function openDeck(json: unknown, pool: CardPool): Result<OpenedDeck, Diagnostic[]> {
  const value = openJson(json);
  if (!value.ok) return value;
  const faults = jsonShape.faultsIn(value.value, deck, 'A deck');
  if (faults.length > 0) return err(faults);
  const { name = '', cards } = value.value as { name?: string; cards: readonly (JsonCard | string)[] };
  return ok({
    name,
    list: readClaims(
      cards.map((card) => claimOf(card, pool)),
      pool,
    ),
  });
}

const { fields, listOf, name: called, text, whole } = jsonShape;
const LONGEST_LINE = 2 * LIMITS.name;
const line = text(LONGEST_LINE);

/** Databases write the number of a card both ways. */
const number: jsonShape.Shape = (value, check) =>
  (typeof value === 'number' ? whole(0, LIMITS.turn) : text(LIMITS.name))(value, check);

const entry = fields(
  { count: whole(1, LIMITS.cards), name: called },
  { set: text(LIMITS.name), number, id: text(LIMITS.name) },
  'let-be',
);

const card: jsonShape.Shape = (value, check) => {
  if (typeof value !== 'string') return entry(value, check);
  if (value.length > LONGEST_LINE) return line(value, check);
  const read = readLine(value);
  if (read.kind !== 'card' || read.count === null) check.must(false, 'a line such as "4 Switch"', value);
};

const deck = fields({ cards: listOf(card, LIMITS.cards) }, { name: text(LIMITS.name) }, 'let-be');

function claimOf(card: JsonCard | string, pool: CardPool): Claim {
  if (typeof card === 'string') {
    const read = readLine(card);
    return read.kind === 'card' && read.count !== null
      ? { count: read.count, ...nameAndPrinting(read.rest, pool) }
      : { count: 0, name: card, printing: null };
  }
  const { count, name, set, number, id } = card;
  if (id !== undefined && pool.byId.has(id)) return { count, name: id, printing: null };
  const hasPrint = set !== undefined && set !== '';
  return {
    count,
    name,
    printing: hasPrint ? { code: set, number: number === undefined ? null : String(number) } : null,
  };
}
