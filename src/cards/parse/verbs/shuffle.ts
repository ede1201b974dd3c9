import type { CardsOf, Player, Where } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { number } from '../basics.js';
import { ofThose, thatCard } from '../card-refs.js';
import { attached, ofZone, whole, wholeHand, whoseWord } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { shown } from './destination.js';
import { found, fromPool, severalFound, shuffleTaken } from './move.js';

const them = either(say`it|them`, say`that|those card|cards`);
const andShuffle = either(say`, and [then] shuffle|shuffles`, say`and [then] shuffle|shuffles`);

const deck = (whose: Player): Where => ({ zone: 'deck', ...(whose === 'you' ? {} : { whose }) });
const shuffled = (whose: Player): Act => ({
  op: 'shuffle',
  zone: 'deck',
  ...(whose === 'you' ? {} : { who: whose }),
});

const intoDeck: Parser<Player> = map(say`[back] into ${whoseWord} deck [afterward]`, ([whose]) => whose);

const poolRest: Parser<CardsOf> = map(
  either(say`the other|remaining|rest [revealed] card|cards`, say`the rest [of the cards]`, say`the revealed cards`),
  (): CardsOf => ({ get: 'cards', in: { pool: '#?pool' } }),
);

const thenHave = either(
  say`, then have your opponent`,
  say`and [then] have your opponent`,
  say`, and [then] have your opponent`,
);

const HAND = { zone: 'hand', whose: 'you' } as const;

/** "Choose 1 card in your hand and shuffle the rest of your cards into your deck": what is kept is chosen. */
const keepSome: Parser<Acts> = map(
  say`choose ${number} card|cards in|from your hand and shuffle the rest of your cards into your deck`,
  ([n]) => [
    { op: 'pick', as: '#!kept', of: { get: 'cards', in: HAND, take: { n } } },
    {
      op: 'move',
      cards: { get: 'cards', in: HAND, where: { test: 'not', of: { test: 'is', of: { get: 'ref', name: '#!kept' } } } },
      to: { zone: 'deck' },
    },
    shuffled('you'),
  ],
);

/** As many as there are more than so many. @rule PREC-04 */
const allBut: Parser<Acts> = map(
  say`shuffle cards from your hand into your deck until you have ${number} cards in your hand`,
  ([n]) => [
    {
      op: 'move',
      cards: {
        get: 'cards',
        in: HAND,
        take: { n: { num: 'calc', fn: '-', args: [{ num: 'count', of: { get: 'cards', in: HAND } }, n] } },
      },
      to: { zone: 'deck' },
    },
    shuffled('you'),
  ],
);

export const shuffle: Parser<Acts> = either<Acts>(
  map(say`shuffle|shuffles ${whoseWord} deck [afterward]`, ([whose]) => [shuffled(whose)]),
  keepSome,
  allBut,
  shuffleTaken,
  map(
    say`shuffle|shuffles ${either<CardsOf>(ofZone, attached, whole, wholeHand, poolRest, fromPool)} ${intoDeck}`,
    ([cards, whose]) => [{ op: 'move', cards, to: deck(whose) }, shuffled(whose)],
  ),
  map(say`shuffle ${ofThose} into your deck`, ([cards]) => [{ op: 'move', cards, to: deck('you') }, shuffled('you')]),
  // Shuffled first and put under the deck: nobody knows their order.
  map(
    say`shuffle|shuffles ${either<CardsOf>(wholeHand, poolRest, whole)} and put|puts it|them on the bottom of ${whoseWord} deck`,
    ([cards, whose]) => [{ op: 'move', cards, to: { ...deck(whose), zone: 'deck', end: 'bottom' }, order: 'random' }],
  ),
  mapSome(say`${found} ${shown} ${andShuffle} ${them} ${intoDeck}`, ([cards, reveal, , , whose]): Acts | null =>
    isOfDeck(cards)
      ? null
      : [{ op: 'move', cards, to: deck(whose), ...(reveal ? { reveal: true } : {}) }, shuffled(whose)],
  ),
  map(say`${severalFound} ${shown} ${andShuffle} ${them} ${intoDeck}`, ([all, reveal, , , whose]) => [
    ...all.map((cards): Act => ({ op: 'move', cards, to: deck(whose), ...(reveal ? { reveal: true } : {}) })),
    shuffled(whose),
  ]),
  mapSome(say`${found} ${thenHave} shuffle ${them} [back] into their deck`, ([cards]): Acts | null =>
    isOfOwnDeck(cards) ? null : [{ op: 'move', cards, to: deck('opponent') }, shuffled('opponent')],
  ),
  map(say`shuffle|shuffles ${thatCard} ${intoDeck}`, ([cards, whose]) => [
    { op: 'move', cards, to: deck(whose) },
    shuffled(whose),
  ]),
  map(say`reveal|reveals ${thatCard} and shuffle|shuffles it|them ${intoDeck}`, ([cards, whose]) => [
    { op: 'move', cards, to: deck(whose), reveal: true },
    shuffled(whose),
  ]),
);

const isOfOwnDeck = (cards: CardsOf): boolean =>
  cards.get === 'cards' && 'zone' in cards.in && cards.in.zone === 'deck';

/** Cards of the deck itself are there already. */
const isOfDeck = (cards: CardsOf): boolean =>
  cards.get === 'cards' && ('pool' in cards.in || ('zone' in cards.in && cards.in.zone === 'deck'));
