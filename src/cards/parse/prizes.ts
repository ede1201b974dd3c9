import type { CardSelector, CardsOf, Player, Take, Who } from '../language.js';
import type { Acts } from '../telling/act.js';
import { number } from './basics.js';
import { ofDeckEnd, ofZone, whoseWord } from './cards.js';
import { either, map, mapSome, type Parser } from './combinators.js';
import { itsCard } from './itself.js';
import { say } from './say.js';
import { fromPool } from './verbs/move.js';

/* Prize cards that lie face down: nobody knows them, and which of several is chosen nobody sees. @rule ZONE-10 */

const all = (whose: Who): CardSelector => ({ get: 'cards', in: { zone: 'prizes', whose, face: 'down' } });
const some = (whose: Player, take: Take): CardSelector => ({ ...all(whose), take, how: 'blind' });
const one = (whose: Player): CardSelector => some(whose, { n: 1 });

const oneOfThem: Parser<CardSelector> = map(
  either(say`1 of ${whoseWord} [face-down] prize cards`, say`1 of ${whoseWord} prizes`),
  ([whose]) => one(whose),
);

export const prizeCards: Parser<CardSelector> = either(
  map(say`${whoseWord} [face-down] prize cards`, ([whose]) => all(whose)),
  map(say`all of ${whoseWord} [face-down] prize cards`, ([whose]) => all(whose)),
  oneOfThem,
);

/** The two change places, both unseen; where there is no card to change with, nothing does. */
const swapped = (whose: Player): Acts => [
  { op: 'pick', as: '#!prize', of: one(whose) },
  {
    op: 'move',
    as: '#!top',
    cards: { get: 'cards', in: { zone: 'deck', whose, top: 1 } },
    to: { zone: 'prizes', whose },
  },
  {
    op: 'if',
    if: { test: 'did', what: '#!top' },
    do: [{ op: 'move', cards: { get: 'ref', name: '#!prize' }, to: { zone: 'deck', end: 'top', whose } }],
  },
];

/** Cards that become Prize cards: they lie face down, whether the words say so or not. @rule ZONE-10 */
export const addPrizes: Parser<Acts> = map(
  say`add ${either<CardsOf>(ofDeckEnd, ofZone, fromPool)} to ${whoseWord} prize cards [face down]`,
  ([cards, whose]) => [{ op: 'move', cards, to: { zone: 'prizes', ...(whose === 'you' ? {} : { whose }) } }],
);

/** The card itself lies where another one was taken from; the Prize cards are shuffled then. */
export const inItsPlace: Parser<Acts> = map(say`put ${itsCard} in its place as a face-down prize card`, ([cards]) => [
  { op: 'move', cards, to: { zone: 'prizes' } },
]);

export const shufflePrizes: Parser<Acts> = map(say`shuffle your [face-down] prize cards`, () => [
  { op: 'shuffle', zone: 'prizes' },
]);

export const switchPrize: Parser<Acts> = mapSome(
  either(
    say`switch 1 of ${whoseWord} [face-down] prize cards with the top card of ${whoseWord} deck`,
    say`switch 1 of ${whoseWord} prizes with the top card of ${whoseWord} deck`,
  ),
  ([whose, of]) => (of === whose || (whose === 'opponent' && of === 'they') ? swapped(whose) : null),
);

/** Everybody sees them from then on; those that lie face up already stay as they are. @rule ZONE-10 */
const turned = (cards: CardSelector): Acts => [{ op: 'look', cards, who: 'each', faceUp: true }];

const chosenToTurn: Parser<CardSelector> = either<CardSelector>(
  map(say`up to ${number} of your [face-down] prize cards`, ([upTo]) => some('you', { upTo })),
  map(say`as many of your [face-down] prize cards as you like`, () => some('you', { any: true })),
);

export const turnPrizesUp: Parser<Acts> = either<Acts>(
  map(say`turn all of ${whoseWord} prize cards face up`, ([whose]) => turned(all(whose))),
  map(say`turn ${oneOfThem} face up`, ([cards]) => turned(cards)),
  map(say`choose ${chosenToTurn} and put them face up`, ([cards]) => turned(cards)),
  map(
    either(
      say`each player turns all of their prize cards face up`,
      say`each player plays with their prize cards face up for the rest of the game`,
    ),
    () => turned(all('each')),
  ),
);
