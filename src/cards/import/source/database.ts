// What the values of a card database are, and how cards get what only their sets say of them.
import { type Fields, isFields, recordsOf, textOf } from '../json.js';

/** Sets by their ids, as far as they have been read. */
export type Sets = ReadonlyMap<string, Fields>;

/** A card says of which category it is; a set says when it came out or how many cards it has. */
export type ValueKind = 'card' | 'set' | 'other';

/** Whether a value of a database is a card, a set, or something else. */
export function valueKind(value: unknown): ValueKind {
  if (!isFields(value)) return 'other';
  if ('category' in value || 'supertype' in value) return 'card';
  const isSet = 'releaseDate' in value || 'cardCount' in value || 'printedTotal' in value;
  return isSet && 'id' in value ? 'set' : 'other';
}

/**
 * The values in a file of a database: a list, one of them, an object with all of them by their ids, or the answer of an
 * interface with the list in its `data`.
 */
export function valuesOf(parsed: unknown): readonly unknown[] {
  if (Array.isArray(parsed)) return parsed;
  if (!isFields(parsed) || valueKind(parsed) !== 'other') return [parsed];
  const data = recordsOf(parsed['data']);
  if (data !== null) return data;
  const values = Object.values(parsed);
  return values.length > 0 && values.every(isFields) ? values : [parsed];
}

/** Sets of one id, what the later ones say over what the earlier ones did: a list of sets tells less than one set. */
export function setsById(sets: readonly Fields[]): Sets {
  const byId = new Map<string, Fields>();
  for (const set of sets) {
    const id = textOf(set['id']);
    const known = byId.get(id);
    byId.set(id, known === undefined ? set : { ...known, ...set });
  }
  return byId;
}

/** The id of the set that a card is of, wherever the database says so. */
export function setIdOf(card: Fields): string {
  const { set } = card;
  const said = textOf(card['setId']) || (isFields(set) ? textOf(set['id']) : textOf(set));
  const id = textOf(card['id']);
  return said || id.slice(0, Math.max(0, id.lastIndexOf('-')));
}

/** The card with all that is known of its set. What the card itself says of it stands where the set says nothing. */
export function withSet(card: Fields, sets: Sets): Fields {
  const set = sets.get(setIdOf(card));
  if (set === undefined) return card;
  return { ...card, set: isFields(card['set']) ? { ...card['set'], ...set } : set };
}

/** Pokémon TCG Pocket is another game that shares databases with this one. */
export function isOfAnotherGame(card: Fields): boolean {
  const set = isFields(card['set']) ? card['set'] : {};
  const serie = isFields(set['serie']) ? set['serie'] : {};
  return [card['serieId'], serie['id'], set['serieId']].some((id) => textOf(id) === 'tcgp');
}
