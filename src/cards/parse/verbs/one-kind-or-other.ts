import type { Act, Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { cards, zone } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { cardNoun } from '../noun.js';
import { say } from '../say.js';
import { destination, shown, thenPut } from './destination.js';
import { type Counted, counted } from './move.js';

/** With a number: "2 X or a Y" would be 2 of either. */
const byNumber: Parser<Counted> = either<Counted>(
  map(say`${number} ${cardNoun}`, ([n, where]) => ({ where, take: { n } })),
  map(say`up to ${number} ${cardNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
);

/** "Up to 2 Basic Pokémon or up to 2 basic Energy cards": all of the one kind or all of the other, never of both. @rule PREC-05 */
export const oneKindOrOther: Parser<Acts> = mapSome(
  say`search ${zone} for ${counted} or ${byNumber} ${shown} ${thenPut} it|them ${destination}`,
  ([place, a, b, reveal, , to]): Acts | null => {
    // One of either is one noun.
    if (a.where === null || b.where === null || [a, b].every(({ take }) => 'n' in take && take.n === 1)) return null;
    const options = [a, b].map(({ where, take }) => ({
      do: [{ op: 'move', cards: cards(place, where, take), ...to, ...(reveal ? { reveal: true } : {}) } as Act],
    }));
    return [{ op: 'modal', options }];
  },
);
