import type { Statement } from '../language.js';

const isPlainDraw = (statement: Statement | undefined): boolean =>
  statement?.op === 'draw' &&
  typeof statement.n === 'number' &&
  statement.until !== true &&
  statement.upTo !== true &&
  statement.as === undefined;

/** Cards that are drawn in a case, beside those just drawn anyway: they are more, and not so many instead. */
export const isDrawOfMore = (statement: Statement, before: Statement | undefined): boolean =>
  isPlainDraw(before) &&
  statement.op === 'if' &&
  statement.else === undefined &&
  statement.do.length === 1 &&
  isPlainDraw(statement.do[0]);

export const moreCards = (sentence: string): string =>
  sentence.replace(/\bdraw a card$/, 'draw 1 more card').replace(/\bdraw (\d+) cards$/, 'draw $1 more cards');
