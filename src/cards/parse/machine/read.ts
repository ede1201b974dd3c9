import type { Hits, Parser, Words } from '../combinators.js';
import { build } from './build.js';
import { begin, countAt, endAt, endsOf, NO_GOAL, reachAt, setGoal } from './recognise.js';

/** Every way to read all of the words. Where there is none, `far` is told. */
export function readWhole<T>(parser: Parser<T>, at: Words): Hits<T> {
  const found = endsOf(begin(at, parser), 0);
  const wanted = [at.words.length];
  setGoal(NO_GOAL);
  const hits = build(parser, at, wanted);
  if (hits.length === 0) tellFar(parser, at, reachAt(found));
  return hits as Hits<T>;
}

/** Some readings were dropped, and may not have come as far as the words would allow. */
function tellFar(parser: Parser<unknown>, at: Words, most: number): void {
  for (const goal of [most, 0]) {
    setGoal(goal);
    at.far = 0;
    build(parser, at, []);
    if (at.far === most) return;
  }
}

/** Every way to read words from the beginning. */
export function readAll<T>(parser: Parser<T>, at: Words): Hits<T> {
  const found = endsOf(begin(at, parser), 0);
  const wanted = Array.from({ length: countAt(found) }, (_, k) => endAt(found, k));
  setGoal(NO_GOAL);
  return build(parser, at, wanted) as Hits<T>;
}
