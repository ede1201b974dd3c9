import type { CardsOf, Statement, Take } from '../../language.js';
import { number } from '../basics.js';
import { cards, wanted } from '../cards.js';
import { either, map, mapSome, optional, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { shown } from './destination.js';

/* Cards that are searched for and put on top of the deck when the rest of it has been shuffled. @rule SRCH-04 */

const FOUND: CardsOf = { get: 'ref', name: '#!found' };
const DECK = { zone: 'deck', whose: 'you' } as const;
const SHUFFLE: Statement = { op: 'shuffle', zone: 'deck' };

const onTop = (of: CardsOf, reveal: boolean, isOrdered: boolean): Statement => ({
  op: 'move',
  cards: of,
  to: { zone: 'deck', end: 'top' },
  ...(reveal ? { reveal: true } : {}),
  ...(isOrdered ? { order: 'any' } : {}),
});

const there = either(say`on top of it`, say`on top of your deck`);
const inOrder = optional(say`in any order`);

/** How many the words speak of. */
const spoken: Parser<'one' | 'many'> = either<'one' | 'many'>(
  map(say`that card`, () => 'one'),
  map(say`those cards`, () => 'many'),
);

/** Of one card there is no order. */
const fits = (take: Take | null, claim: 'one' | 'many', isOrdered: boolean): boolean => {
  const isOne = take !== null && 'n' in take && take.n === 1;
  return take !== null && isOne === (claim === 'one') && !(isOne && isOrdered);
};

const atOnce: Parser<readonly Statement[]> = mapSome(
  say`search your deck for ${wanted} ${shown} , shuffle your deck , then put ${spoken} ${there} ${inOrder}`,
  ([{ where, take }, reveal, claim, , order]) =>
    fits(take, claim, order !== null)
      ? [{ op: 'pick', as: '#!found', of: cards(DECK, where, take) }, SHUFFLE, onTop(FOUND, reveal, order !== null)]
      : null,
);

/** A mark of the parser: the search stands in the sentence before. */
const afterwards: Parser<readonly Statement[]> = map(
  say`shuffle your deck , then put ${spoken} ${there} ${inOrder}`,
  ([claim, , order]) => {
    const said = { ...onTop({ get: 'ref', name: '#?card' } as CardsOf, false, order !== null), joins: 'top', claim };
    return [said as Statement];
  },
);

const theRest = either(say`shuffle the rest`, say`shuffle the rest of your deck`, say`shuffle the rest of the cards`);

/** A mark of the parser: the others are shuffled, and where these go is told next. */
const chosenFirst: Parser<readonly Statement[]> = map(
  say`choose ${number} cards from your deck and ${theRest}`,
  ([n]) => {
    const said = { op: 'move', cards: cards(DECK, null, { n }), open: 'apart' };
    return [said as unknown as Statement];
  },
);

const theChosen = either<unknown>(
  say`the chosen cards`,
  say`those cards`,
  say`the cards you chose`,
  say`the|those ${number} cards`,
);
const putApart: Parser<readonly Statement[]> = map(
  say`put ${theChosen} on top of your deck ${inOrder}`,
  ([, order]) => {
    const said = {
      ...onTop({ get: 'ref', name: '#?card' } as CardsOf, false, order !== null),
      joins: 'top',
      claim: 'apart',
    };
    return [said as Statement];
  },
);

export const searchOnTop: Parser<readonly Statement[]> = either(atOnce, afterwards);
export const setApart: Parser<readonly Statement[]> = either(chosenFirst, putApart);
