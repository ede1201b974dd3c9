import type { Test } from '../language.js';
import type { Acts } from '../telling/act.js';
import { either, map, type Parser } from './combinators.js';
import { leftOut } from './quality.js';
import { say } from './say.js';

/** What was discarded for it. */
const SPENT: Test = { test: 'is', of: { get: 'ref', name: '#?spent' } };

/** Which cards the search before does not find: that leaves fewer to choose from, and is no act of its own. */
export const notChosen: Parser<Acts> = map(
  either<readonly [Test]>(
    say`you can't choose ${leftOut} with the effect of this card`,
    map(say`you can't choose a|any card|cards you discarded with the effect of this card|ability|attack`, () => [
      SPENT,
    ]),
  ),
  ([except]) => {
    return [{ op: 'amend', is: 'leaves-out', except }];
  },
);
