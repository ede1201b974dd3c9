import type { Acts } from '../telling/act.js';
import { number } from './basics.js';
import { acts } from './clause.js';
import { either, map, memo, type Parser } from './combinators.js';
import { say } from './say.js';

/** Several copies of a card played at once, and what is done for how many of them. @rule TRN-01 */
export type HeardTogether =
  | { readonly is: 'together'; readonly n: number; readonly must?: true }
  | { readonly is: 'played-so-many'; readonly n: number; readonly do: Acts };

const atOnce = either(say`at the same time`, say`at once`);
const soMany = either(say`play ${number} ~`, say`played|used ${number} card|cards`);

export const together: Parser<HeardTogether> = memo(() =>
  either<HeardTogether>(
    map(say`you may play|use ${number} ~ [card|cards] ${atOnce}`, ([n]) => ({ is: 'together', n })),
    map(say`you must play|use ${number} ~ [card|cards] ${atOnce}`, ([n]) => ({ is: 'together', n, must: true })),
    map(say`if you ${soMany} , ${acts}`, ([[n], done]) => ({ is: 'played-so-many', n, do: done })),
  ),
);
