import type { PokemonOf } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { counted, forEach } from '../amount.js';
import { number, times } from '../basics.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { MANY } from '../knot.js';
import { pokemonNoun } from '../noun.js';
import { pokemon } from '../pokemon.js';
import { say } from '../say.js';

const THEIR_HAND = { get: 'cards', in: { zone: 'hand', whose: 'opponent' } } as const;

const ownInPlay: Parser<PokemonOf> = map(say`you have ${pokemonNoun} in play`, ([where]) =>
  pokemon('you', 'in-play', where),
);

/** Cards that come from the other end of the deck are put into the hand. */
const fromBottom = (bottom: number): Act => ({
  op: 'move',
  cards: { get: 'cards', in: { zone: 'deck', whose: 'you', bottom } },
  to: { zone: 'hand' },
});

export const draw: Parser<Acts> = either<Acts>(
  map(say`draw|draws a card`, () => [{ op: 'draw', n: 1 }]),
  map(say`draw|draws ${number} [more] cards`, ([n]) => [{ op: 'draw', n }]),
  map(either(say`draw|draws 1 [more] card`, say`draw|draws another card`), () => [{ op: 'draw', n: 1 }]),
  mapSome(say`draw|draws ${number} cards ${forEach}`, ([n, each]) =>
    n === 1 ? null : [{ op: 'draw', n: times(n, each) }],
  ),
  map(say`draw|draws cards from your deck until you have [exactly] ${number} cards in your hand`, ([n]) => [
    { op: 'draw', n, until: true },
  ]),
  map(say`draw|draws a card from the bottom of your deck`, () => [fromBottom(1)]),
  map(say`draw|draws ${number} cards from the bottom of your deck`, ([n]) => [fromBottom(n)]),
  map(say`draw|draws the bottom ${number} cards of your deck`, ([n]) => [fromBottom(n)]),
  map(say`draw|draws up to ${number} cards [from your deck]`, ([n]) => [{ op: 'draw', n, upTo: true }]),
  map(say`draw|draws a number of cards up to the number of ${counted}`, ([n]) => [{ op: 'draw', n, upTo: true }]),
  map(either(say`draw|draws that many cards`, say`draw|draws a new hand of the same number of cards`), () => [
    { op: 'draw', n: MANY },
  ]),
  map(say`draw|draws that many cards plus ${number}`, ([n]) => [
    { op: 'draw', n: { num: 'calc', fn: '+', args: [MANY, n] } },
  ]),
  map(say`draw|draws up to that many cards`, () => [{ op: 'draw', n: MANY, upTo: true }]),
  map(say`draw|draws twice that many cards`, () => [{ op: 'draw', n: times(2, MANY) }]),
  map(say`draw|draws a card ${forEach}`, ([n]) => [{ op: 'draw', n }]),
  map(say`draw|draws a number of cards equal to the number of ${counted}`, ([n]) => [{ op: 'draw', n }]),
  map(
    either(
      say`draw cards until you have the same number of cards in your hand as your opponent`,
      say`draw cards until you have the same number of cards as your opponent`,
      say`draw cards until you have the same number of cards in your hand as your opponent has in their hand`,
    ),
    () => [
      {
        op: 'draw',
        n: { num: 'count', of: { get: 'cards', in: { zone: 'hand', whose: 'opponent' } } },
        until: true,
      },
    ],
  ),
  map(say`draw cards until you have as many cards in your hand as ${ownInPlay}`, ([of]) => [
    { op: 'draw', n: { num: 'count', of }, until: true },
  ]),
  map(say`draw cards until you have ${number} more card|cards in your hand than your opponent`, ([n]) => [
    { op: 'draw', n: { num: 'calc', fn: '+', args: [{ num: 'count', of: THEIR_HAND }, n] }, until: true },
  ]),
  map(
    say`draw|draws cards [from your deck] until you|they have [exactly] ${number} cards in your|their hand`,
    ([n]) => [{ op: 'draw', n, until: true }],
  ),
);

/** Each as many as they have Prize cards left. */
export const drawPrizes: Parser<Acts> = map(say`counts their prize cards left and draws up to that many cards`, () => [
  { op: 'draw', n: { num: 'count', of: { get: 'cards', in: { zone: 'prizes', whose: 'they' } } }, upTo: true },
]);
