import type { Amount, Relation, Test } from '../language.js';
import { number } from './basics.js';
import { either, map, type Parser } from './combinators.js';
import { say } from './say.js';

export interface HowMany {
  readonly rel: Relation;
  readonly n: number;
}

export const compare = (a: Amount, rel: Relation, b: Amount): Test => ({ test: 'compare', a, rel, b });

/** "any", "no", "3 or more", "exactly 1". */
export const howMany: Parser<HowMany> = either<HowMany>(
  map(say`any`, () => ({ rel: '>=', n: 1 })),
  map(say`no`, () => ({ rel: '=', n: 0 })),
  map(say`${number} or more`, ([n]) => ({ rel: '>=', n })),
  map(say`at least ${number}`, ([n]) => ({ rel: '>=', n })),
  map(say`${number} or fewer|less`, ([n]) => ({ rel: '<=', n })),
  map(say`fewer|less than ${number}`, ([n]) => ({ rel: '<', n })),
  map(say`more than ${number}`, ([n]) => ({ rel: '>', n })),
  map(say`exactly|only ${number}`, ([n]) => ({ rel: '=', n })),
);

/** "a" asks whether there is one at all. */
export const aOrHowMany: Parser<HowMany> = either<HowMany>(
  howMany,
  map(say`a|an`, () => ({ rel: '>=', n: 1 })),
);

/** What is so exactly when it is not: "doesn't have any". */
export function opposite({ rel, n }: HowMany): HowMany | null {
  if (rel === '=' && n > 0) return { rel: '!=', n };
  if (rel !== '>=') return null;
  return n === 1 ? { rel: '=', n: 0 } : { rel: '<', n };
}
