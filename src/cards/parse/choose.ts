import { number } from './basics.js';
import { either, map, type Parser } from './combinators.js';
import { say } from './say.js';

/** "Choose 1:" before a list: what is chosen stands in the list. */
export interface HeardChoose {
  readonly is: 'choose';
  readonly n: number;
  readonly orMore?: true;
}

export const choose: Parser<HeardChoose> = either<HeardChoose>(
  map(say`choose ${number} :`, ([n]) => ({ is: 'choose', n })),
  map(say`choose ${number} or both|more :`, ([n]) => ({ is: 'choose', n, orMore: true })),
);
