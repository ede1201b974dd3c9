import type { Amount } from '../language.js';
import { either, memo, type Parser } from './combinators.js';

/*
 * Numbers count things, and things are so many as a number says: each noun is made of the other. What is counted is tied
 * in here when it is there.
 */
let tied: Parser<Amount> = either();

export const tieCounted = (parser: Parser<Amount>): void => {
  tied = parser;
};

/** What stands after "the number of". */
export const countedThing: Parser<Amount> = memo(() => tied);

/** As many as were counted, moved or put somewhere just before; which of them, is found where the sentence is placed. */
export const MANY: Amount = { num: 'bound', of: '#?many', what: 'n' };
