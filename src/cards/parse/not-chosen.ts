import type { Statement } from '../language.js';
import type { Acts } from './clause.js';
import { map, type Parser } from './combinators.js';
import { leftOut } from './quality.js';
import { say } from './say.js';

/** Which cards the search before does not find: that leaves fewer to choose from, and is no act of its own. */
export const notChosen: Parser<Acts> = map(
  say`you can't choose ${leftOut} with the effect of this card`,
  ([except]) => {
    const said = { op: 'move', except };
    return [said as unknown as Statement];
  },
);
