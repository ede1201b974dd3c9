import type { CardsOf, Take } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import type { GoesOnTop } from '../../telling/amendment.js';
import { number } from '../basics.js';
import { cards, wanted } from '../cards.js';
import { either, map, mapSome, optional, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { shown } from './destination.js';

/* Cards that are searched for and put on top of the deck when the rest of it has been shuffled. @rule SRCH-04 */

const FOUND: CardsOf = { get: 'ref', name: '#!found' };
const DECK = { zone: 'deck', whose: 'you' } as const;
const SHUFFLE: Act = { op: 'shuffle', zone: 'deck' };

const onTop = (of: CardsOf, reveal: boolean, isOrdered: boolean): Act => ({
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

const atOnce: Parser<Acts> = mapSome(
  say`search your deck for ${wanted} ${shown} , shuffle your deck , then put ${spoken} ${there} ${inOrder}`,
  ([{ where, take }, reveal, claim, , order]) =>
    fits(take, claim, order !== null)
      ? [{ op: 'pick', as: '#!found', of: cards(DECK, where, take) }, SHUFFLE, onTop(FOUND, reveal, order !== null)]
      : null,
);

const topmost = (claim: GoesOnTop['claim'], isOrdered: boolean): Act => ({
  op: 'amend',
  is: 'goes-on-top',
  claim,
  ...(isOrdered ? { order: 'any' } : {}),
});

/** The search stands in the sentence before. */
const afterwards: Parser<Acts> = map(
  say`shuffle your deck , then put ${spoken} ${there} ${inOrder}`,
  ([claim, , order]) => {
    return [topmost(claim, order !== null)];
  },
);

const theRest = either(say`shuffle the rest`, say`shuffle the rest of your deck`, say`shuffle the rest of the cards`);

/** The others are shuffled, and where these go is told next. */
const chosenFirst: Parser<Acts> = map(say`choose ${number} cards from your deck and ${theRest}`, ([n]) => {
  return [{ op: 'find', cards: cards(DECK, null, { n }), open: 'apart' }];
});

const theChosen = either<unknown>(
  say`the chosen cards`,
  say`those cards`,
  say`the cards you chose`,
  say`the|those ${number} cards`,
);
const putApart: Parser<Acts> = map(say`put ${theChosen} on top of your deck ${inOrder}`, ([, order]) => {
  return [topmost('apart', order !== null)];
});

export const searchOnTop: Parser<Acts> = either(atOnce, afterwards);
export const setApart: Parser<Acts> = either(chosenFirst, putApart);
