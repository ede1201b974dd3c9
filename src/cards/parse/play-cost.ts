import type { CardSelector, Test, Where } from '../language.js';
import type { Act, Acts } from '../telling/act.js';
import { number } from './basics.js';
import { cards } from './cards.js';
import { either, map, mapSome, memo, type Parser } from './combinators.js';
import { cardNoun } from './noun.js';
import { say } from './say.js';

/** Something that is done. */
export interface HeardDo {
  readonly is: 'do';
  readonly do: Acts;
  /** It opens with "then". */
  readonly follows?: true;
  /** In the place of the damage that was just said not to be done. */
  readonly inPlace?: true;
  /** Whatever came of what was told before. */
  readonly eitherWay?: true;
}

/** What must be paid for playing a card; without it the card cannot be played. `before`: what the sentence before says. */
export type HeardCost =
  | HeardDo
  | { readonly is: 'cost'; readonly do: Acts }
  /** `hand`: without another card in the hand it cannot be played, whatever is done with that card. */
  | { readonly is: 'cost-before'; readonly n: number | null; readonly where?: Test | null; readonly hand?: true };

const DISCARD: Where = { zone: 'discard' };
const LOST: Where = { zone: 'lost-zone' };
const BOTTOM: Where = { zone: 'deck', end: 'bottom' };
const TOP: Where = { zone: 'deck', end: 'top' };

const fromHand = (n: number, where: Parameters<typeof cards>[1] = null): CardSelector =>
  cards({ zone: 'hand', whose: 'you' }, where, { n });

/** The other cards: the one that is played is no longer in the hand when it is paid for. @rule TRN-01 */
const others: Parser<CardSelector> = either<CardSelector>(
  map(say`another card from your hand`, () => fromHand(1)),
  map(say`${number} other cards from your hand`, ([n]) => fromHand(n)),
  mapSome(say`a|an|another ${cardNoun} from your hand`, ([where]) => (where === null ? null : fromHand(1, where))),
  mapSome(say`${number} [other] ${cardNoun} from your hand`, ([n, where]) =>
    where === null ? null : fromHand(n, where),
  ),
);

const pay = (of: CardSelector, to: Where): Acts => [{ op: 'move', cards: of, to, step: 'cost' } satisfies Act];

const paid: Parser<Acts> = either<Acts>(
  map(say`discard ${others}`, ([of]) => pay(of, DISCARD)),
  map(say`put ${others} in the lost zone`, ([of]) => pay(of, LOST)),
  map(say`put ${others} on [the] top of your deck`, ([of]) => pay(of, TOP)),
  map(say`put ${others} into your deck`, ([of]) => pay(of, { zone: 'deck' })),
  map(say`put ${others} on the bottom of your deck`, ([of]) => pay(of, BOTTOM)),
  map(say`put ${others} on the bottom of your deck in any order`, ([of]) => [
    { op: 'move', cards: of, to: BOTTOM, order: 'any', step: 'cost' },
  ]),
);

const soMany: Parser<readonly [number, Test | null]> = either<readonly [number, Test | null]>(
  map(say`a|an ${cardNoun}`, ([where]) => [1, where]),
  map(say`[any] ${number} ${cardNoun}`, ([n, where]) => [n, where]),
);

/** The price once more: how many, and of which kind. */
const unpaid: Parser<readonly [number, Test | null]> = map(
  either(
    say`discard ${soMany} [from your hand]`,
    say`shuffle ${soMany} [from your hand] into your deck`,
    say`put ${soMany} [from your hand] on the bottom of your deck`,
  ),
  ([price]) => price,
);

const only = either(say`you can|may play|use this card only if you`, say`in order to play|use this card , you must`);

/** What may be paid for more, when the card is played. @rule SUP-04 */
const forMore = (acts: Acts): HeardCost => ({ is: 'do', do: [{ op: 'may', do: acts }] });

export const playCost: Parser<HeardCost> = memo(() =>
  either<HeardCost>(
    map(say`when you play this card , you may ${paid}`, ([acts]) => forMore(acts)),
    map(say`${only} ${paid}`, ([, acts]) => ({ is: 'cost', do: acts })),
    map(say`if you can't ${unpaid} , you can't play|use this card`, ([[n, where]]) => ({
      is: 'cost-before',
      n,
      where,
    })),
    map(
      either(
        say`if this is the only card in your hand , you can't play|use this card`,
        say`if you have no other cards in your hand , you can't play|use this card`,
      ),
      () => ({ is: 'cost-before', n: 1, hand: true }),
    ),
  ),
);
