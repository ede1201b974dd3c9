import { didYouMean } from './nearest.js';
import { textAt } from './scalar.js';
import { lineOf, report, type Spot } from './spot.js';
import type { Table } from './table.js';
import type { PlaceClaim } from './word-claims.js';

/** The largest Bench that any card makes has eight places; ordinary ones end at `bench.4`. */
export const BENCH_PLACES = 8;

/** A place: `active`, `bench.2`, `B.active`, in 2-on-2 `active.1`. */
export function placeAt(spot: Spot, table: Table): PlaceClaim {
  const text = textAt(spot, 'a place');
  const place = placeOf(text, table, lineOf(spot));
  if (place) return place;
  if (text !== '') report(spot, `\`${text}\` is not a place.${didYouMean(text, placesOf(table))} ${WRITTEN_SO}`);
  return { line: lineOf(spot), text, side: null, zone: 'active', index: 0 };
}

const WRITTEN_SO = 'A place is `active` or `bench.0`, `bench.1`, …; with the side in front it is `B.active`.';

export function placeOf(text: string, table: Table, line: number): PlaceClaim | null {
  const match = /^(?:([^.]+)\.)?(active|bench)(?:\.(\d))?$/.exec(text);
  if (!match) return null;
  const [, side = null, zone, digit] = match;
  if (side !== null && !table.seats.includes(side)) return null;
  const index = Number(digit ?? 0);
  if (zone === 'bench') return digit && index < BENCH_PLACES ? { line, text, side, zone, index } : null;
  return index < table.actives ? { line, text, side, zone: 'active', index } : null;
}

/**
 * Whether a text can only be meant as a place, rightly written or not. Answers are places, names or words; without
 * this a mistyped place would be taken for the name of a card.
 */
export const isMeantAsPlace = (text: string): boolean =>
  /^(?:[A-Z]\d?[.\s])?active$/i.test(text) ||
  /^(?:[A-Z]\d?[.\s])?(?:active|bench)[.[\s-]*\d+\]?$/i.test(text) ||
  /^[AB][12]?\.\S/.test(text) ||
  /^[a-z]+\.\d+$/i.test(text);

function* placesOf(table: Table): Generator<string> {
  for (const side of ['', ...table.seats.map((seat) => `${seat}.`)]) {
    yield `${side}active`;
    for (let index = 0; table.actives > 1 && index < table.actives; index++) yield `${side}active.${index}`;
    for (let index = 0; index < BENCH_PLACES; index++) yield `${side}bench.${index}`;
  }
}
