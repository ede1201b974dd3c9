import { type Hits, NOTHING, type Parser, type Words } from '../combinators.js';
import { build } from './build.js';
import { begin, countAt, endAt, endsOf, reachAt, setGoal } from './recognise.js';

/** Every way to read all of the words. Where there is none, `far` is told. */
export function readWhole<T>(parser: Parser<T>, at: Words): Hits<T> {
  const found = endsOf(begin(at, parser), 0);
  const end = at.words.length;
  for (let k = 0; k < countAt(found); k++) {
    if (endAt(found, k) !== end) continue;
    const hits = build(parser, at, [end]);
    if (hits.length > 0) return hits as Hits<T>;
  }
  tellFar(parser, at, reachAt(found));
  return NOTHING;
}

/** Readings that were dropped may not have come as far as the words would allow. */
function tellFar(parser: Parser<unknown>, at: Words, most: number): void {
  setGoal(most);
  at.far = 0;
  build(parser, at, null);
  if (at.far === most) return;
  setGoal(0);
  build(parser, at, null);
}

/** Every way to read words from the beginning. */
export function readAll<T>(parser: Parser<T>, at: Words): Hits<T> {
  begin(at, parser);
  setGoal(0);
  return build(parser, at, null) as Hits<T>;
}
