import type { Statement } from '../../language.js';
import { counted } from '../amount.js';
import { map, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** "Count the number of …": it does nothing itself, and a later sentence says "that many". */
export const count: Parser<readonly Statement[]> = map(
  say`count the [total] number|amount of ${counted}`,
  ([amount]): readonly Statement[] => {
    const said = { op: 'count', amount };
    return [said as unknown as Statement];
  },
);
