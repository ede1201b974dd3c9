import type { CardSelector, Statement, Where } from '../language.js';
import { number } from './basics.js';
import { cards } from './cards.js';
import type { Acts } from './clause.js';
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
}

/** What must be paid for playing a card; without it the card cannot be played. `before`: what the sentence before says. */
export type HeardCost =
  | HeardDo
  | { readonly is: 'cost'; readonly do: Acts }
  /** `hand`: without another card in the hand it cannot be played, whatever is done with that card. */
  | { readonly is: 'cost-before'; readonly n: number | null; readonly hand?: true };

const DISCARD: Where = { zone: 'discard' };
const LOST: Where = { zone: 'lost-zone' };
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

const pay = (of: CardSelector, to: Where): Acts => [{ op: 'move', cards: of, to, step: 'cost' } satisfies Statement];

const paid: Parser<Acts> = either<Acts>(
  map(say`discard ${others}`, ([of]) => pay(of, DISCARD)),
  map(say`put ${others} in the lost zone`, ([of]) => pay(of, LOST)),
  map(say`put ${others} on [the] top of your deck`, ([of]) => pay(of, TOP)),
);

const only = either(say`you can|may play|use this card only if you`, say`in order to play|use this card , you must`);

/** What may be paid for more, when the card is played. @rule SUP-04 */
const forMore = (acts: Acts): HeardCost => ({ is: 'do', do: [{ op: 'may', do: acts }] });

export const playCost: Parser<HeardCost> = memo(() =>
  either<HeardCost>(
    map(say`when you play this card , you may ${paid}`, ([acts]) => forMore(acts)),
    map(say`${only} ${paid}`, ([, acts]) => ({ is: 'cost', do: acts })),
    map(
      either(
        say`if you can't discard ${number} cards [from your hand] , you can't play this card`,
        say`if you can't discard any ${number} cards [from your hand] , you can't play this card`,
      ),
      ([n]) => ({ is: 'cost-before', n }),
    ),
    map(say`if you can't discard a card [from your hand] , you can't play this card`, () => ({
      is: 'cost-before',
      n: 1,
    })),
    map(say`if this is the only card in your hand , you can't play this card`, () => ({
      is: 'cost-before',
      n: 1,
      hand: true,
    })),
  ),
);
