import type { DeckEntryClaim, SetupClaim } from './claims.js';
import { countIn, nameOf, namesAt } from './name.js';
import { textAt } from './scalar.js';
import { fieldsOf, isList, itemsOf, lineOf, maybe, report, type Spot } from './spot.js';
import type { Table } from './table.js';
import type { NameClaim } from './word-claims.js';

/** The `setup:` block, and `sudden-death:`, which is written like it. */
export function setupAt(spot: Spot, table: Table): SetupClaim {
  const fields = fieldsOf(spot, [...table.seats, 'redraws'], 'a setup');
  const decks: Record<string, readonly NameClaim[]> = {};
  for (const seat of table.seats) decks[seat] = maybe(fields.get(seat), [], deckOfSideAt);
  return { line: lineOf(spot), decks, redraws: maybe(fields.get('redraws'), {}, (at) => redrawsAt(at, table)) };
}

const deckOfSideAt = (spot: Spot): NameClaim[] =>
  maybe(fieldsOf(spot, ['deck'], 'a side of a setup').get('deck'), [], namesAt);

function redrawsAt(spot: Spot, table: Table): SetupClaim['redraws'] {
  const redraws: Record<string, readonly (readonly NameClaim[])[]> = {};
  for (const [seat, at] of fieldsOf(spot, table.seats, 'the redraws')) {
    redraws[seat] = itemsOf(at, 'a list of deck orders').map((item) => {
      if (!isList(item)) report(item, 'Each redraw is a list of its own: `[ [ first redraw … ], [ second … ] ]`.');
      return isList(item) ? namesAt(item) : [];
    });
  }
  return redraws;
}

/** A deck to be judged: entries like `4 Staryu`; a bare name is one card. */
export const deckAt = (spot: Spot): DeckEntryClaim[] =>
  itemsOf(spot, 'a deck list').map((item) => {
    const { count, rest } = countIn(item, textAt(item, 'a deck entry like `4 Staryu`'));
    return { line: lineOf(item), count, card: nameOf(rest, lineOf(item)) };
  });
