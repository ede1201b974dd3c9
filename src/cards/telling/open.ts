import type { Amount, CardsOf } from '../language.js';
import type { Hanging } from './hanging.js';
import type { StatementMarks } from './marks.js';

/** An act of which something is told by a later sentence; without that it has no meaning. */
export type Open = Hanging &
  (
    | OpenSearch
    /** A number that a later sentence calls "that many". */
    | { readonly op: 'count'; readonly amount: Amount }
  );

/** Cards that are searched for, chosen or taken; where they go is told next. `apart`: when the rest has been shuffled. @rule SRCH-04 */
export interface OpenSearch extends Pick<StatementMarks, 'follows'> {
  readonly op: 'find';
  readonly cards: CardsOf;
  readonly reveal?: true;
  readonly open: true | 'apart';
}
