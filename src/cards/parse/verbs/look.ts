import type { CardsOf, Test } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { thatCard } from '../card-refs.js';
import { cards, deckOf, ofDeckEnd, ofZone, wholeHand, whoseWord } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { cardNoun, mixedNoun } from '../noun.js';
import { prizeCards } from '../prizes.js';
import { say } from '../say.js';
import { destination } from './destination.js';

const untilSuch = (until: Test): CardsOf => ({ get: 'cards', in: { zone: 'deck', whose: 'you', until } });

/** Whoever looks at fewer than they may leaves the others as they are: that can be done with all of them. */
const topOf: Parser<number> = map(
  either(say`the top ${number} cards of`, say`up to ${number} cards from the top of`),
  ([n]) => n,
);

export const look: Parser<Acts> = either<Acts>(
  map(say`look at ${either<CardsOf>(ofDeckEnd, wholeHand)}`, ([cards]) => [{ op: 'look', cards }]),
  mapSome(say`look at ${ofDeckEnd} and put them ${destination}`, ([of, { to, order }]) =>
    to.zone === 'deck' && order === 'any'
      ? [
          { op: 'look', cards: of },
          { op: 'move', cards: cards({ pool: '#?pool' }), to, order },
        ]
      : null,
  ),
  // They go back where they were.
  map(say`look at ${ofDeckEnd} and put them back in the same order`, ([of]) => [{ op: 'look', cards: of }]),
  map(say`look at ${topOf} ${deckOf} and rearrange them as you like`, ([top, whose]) => [
    { op: 'look', cards: cards({ zone: 'deck', whose, top }) },
    {
      op: 'move',
      cards: cards({ pool: '#?pool' }),
      to: { zone: 'deck', end: 'top', ...(whose === 'you' ? {} : { whose }) },
      order: 'any',
    },
  ]),
  map(say`look at ${topOf} either player 's deck and rearrange them as you like`, ([top]) => [
    { op: 'pick', as: '#!player', of: { get: 'player' } },
    { op: 'look', cards: cards({ zone: 'deck', whose: '#!player', top }) },
    { op: 'move', cards: cards({ pool: '#?pool' }), to: { zone: 'deck', end: 'top', whose: '#!player' }, order: 'any' },
  ]),
  map(say`look at ${prizeCards}`, ([cards]) => [{ op: 'look', cards }]),
  // What is only looked at stays where it is.
  map(say`look at the top card of ${deckOf} and put it back on top of ${whoseWord} deck`, ([whose]) => [
    { op: 'look', cards: { get: 'cards', in: { zone: 'deck', whose, top: 1 } } },
  ]),
  // Both players see it.
  map(either(say`reveal ${either<CardsOf>(ofDeckEnd, ofZone)}`, say`show ${ofDeckEnd} to all players`), ([cards]) => [
    { op: 'look', cards, who: 'each' },
  ]),
  map(
    either(
      say`choose as many ${mixedNoun} from your hand as you like and show them to your opponent`,
      say`choose any number of ${mixedNoun} from your hand and show them to your opponent`,
    ),
    ([where]) => [{ op: 'look', cards: cards({ zone: 'hand', whose: 'you' }, where, { any: true }), who: 'each' }],
  ),
  // From the top, one after the other.
  mapSome(
    say`reveal cards from ${either(say`the top of your deck`, say`your deck`)} until you reveal a|an ${cardNoun}`,
    ([, until]) => (until === null ? null : [{ op: 'look', cards: untilSuch(until), who: 'each' }]),
  ),
  map(say`show your hand to your opponent`, () => [
    { op: 'look', cards: cards({ zone: 'hand', whose: 'you' }), who: 'each' },
  ]),
  map(say`look at ${thatCard}`, ([cards]) => [{ op: 'look', cards }]),
  // Whose deck it is, is chosen first.
  map(say`look at the top ${number} cards of|in either player 's deck`, ([top]) => [
    { op: 'pick', as: '#!player', of: { get: 'player' } },
    { op: 'look', cards: { get: 'cards', in: { zone: 'deck', whose: '#!player', top } } },
  ]),
  map(say`look at the top card of|in either player 's deck`, () => [
    { op: 'pick', as: '#!player', of: { get: 'player' } },
    { op: 'look', cards: { get: 'cards', in: { zone: 'deck', whose: '#!player', top: 1 } } },
  ]),
  map(say`each player reveals their hand`, () => [
    { op: 'look', cards: cards({ zone: 'hand', whose: 'you' }), who: 'each' },
    { op: 'look', cards: cards({ zone: 'hand', whose: 'opponent' }), who: 'each' },
  ]),
  map(say`your opponent reveals their hand`, () => [
    { op: 'look', cards: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } }, who: 'each' },
  ]),
);
