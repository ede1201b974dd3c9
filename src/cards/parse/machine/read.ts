import type { Parser, Words } from '../combinators.js';
import { build } from './build.js';
import { begin, endsAt, endsOf, reachAt } from './recognise.js';

/** What all of the words say, in every way to read them. Where there is none, `far` is told. */
export function readWhole<T>(parser: Parser<T>, at: Words): readonly T[] {
  const root = begin(at, parser);
  const values = endsAt(root, 0, at.words.length) ? build(parser, at) : [];
  if (values.length === 0) at.far = reachAt(endsOf(begin(at, parser, true), 0));
  return values as readonly T[];
}
