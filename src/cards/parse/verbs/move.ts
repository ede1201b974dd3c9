import type { CardsOf, PokemonSelector, Take, Test, Where } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import type { AmendmentBy } from '../../telling/amendment.js';
import { again } from '../../telling/marks.js';
import { isSame } from '../../telling/same.js';
import { forEach } from '../amount.js';
import { number } from '../basics.js';
import { itCard, ofThose, REVEALED, someOfThose, thatCard, thatStadium } from '../card-refs.js';
import {
  cards,
  cardsPhrase,
  deckOf,
  ofZone,
  onPokemon,
  wanted,
  wantedEnergy,
  whole,
  wholeHand,
  whoseWord,
  zone,
} from '../cards.js';
import { either, list, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { itsCard } from '../itself.js';
import { countedThing } from '../knot.js';
import { allOf, cardNoun, energyNoun, excluded, mixedNoun } from '../noun.js';
import { chosen, every, group, ref, single } from '../pokemon.js';
import { say } from '../say.js';
import { type Destination, DISCARD, destination, move, shown, thenPut, whosePart } from './destination.js';
import { downTo } from './down-to.js';

const SUBJECT = ref('subject');
const CHOSEN = ref('#!chosen');
const isOne = ({ take }: PokemonSelector): boolean => take !== undefined && 'n' in take && take.n === 1;
const them = either(say`it|them`, say`that|those card|cards|pokémon`);

/** The Stadium, whoever played it. @rule STAD-02 */
const stadium: Parser<CardsOf> = map(
  either(say`a|any|the stadium [card] in play`, say`any stadium cards in play`),
  (): CardsOf => cards({ zone: 'stadium', whose: 'each' }),
);

/** A card that lies on the table, whosever it is. @rule ZONE-18 */
const onTable: Parser<CardsOf> = map(
  say`a pokémon tool [card] attached to any pokémon , or any stadium [card] in play [,]`,
  (): CardsOf =>
    cards(
      { zone: 'in-play', whose: 'each' },
      {
        test: 'any',
        of: [
          { test: 'kind', is: ['tool'] },
          { test: 'kind', is: ['stadium'] },
        ],
      },
      { n: 1 },
    ),
);

const anyCards: Parser<CardsOf> = memo(() => either<CardsOf>(cardsPhrase, whole, wholeHand, itsCard, stadium));

/** Cards among those that are being looked at. */
export const fromPool: Parser<CardsOf> = either<CardsOf>(
  map(say`${number} of them`, ([n]): CardsOf => cards({ pool: '#?pool' }, null, { n })),
  map(say`${number} of those cards`, ([n]): CardsOf => cards({ pool: '#?pool' }, null, { n })),
  map(
    either(say`as many of them as you like`, say`any number of them`),
    (): CardsOf => cards({ pool: '#?pool' }, null, { any: true }),
  ),
  map(say`up to ${number} of them`, ([upTo]): CardsOf => cards({ pool: '#?pool' }, null, { upTo })),
  map(
    say`${wanted} [that] you find|found there`,
    ([{ where, take }]): CardsOf => cards({ pool: '#?pool' }, where, take),
  ),
  map(
    say`${wanted} [that] you find there ${excluded}`,
    ([{ where, take }, but]): CardsOf => cards({ pool: '#?pool' }, allOf(where, but), take),
  ),
  map(
    say`as many ${mixedNoun} you find there as you like`,
    ([where]): CardsOf => cards({ pool: '#?pool' }, where, { any: true }),
  ),
  map(
    say`a number of ${mixedNoun} you find there up to the number|amount of ${countedThing}`,
    ([where, upTo]): CardsOf => cards({ pool: '#?pool' }, where, { upTo }),
  ),
  map(say`${wanted} found there`, ([{ where, take }]): CardsOf => cards({ pool: '#?pool' }, where, take)),
  map(say`${wanted} among those cards`, ([{ where, take }]): CardsOf => cards({ pool: '#?among' }, where, take)),
  map(say`${wanted} there`, ([{ where, take }]): CardsOf => cards({ pool: '#?pool' }, where, take)),
  map(
    say`any number of ${cardNoun} you find there`,
    ([where]): CardsOf => cards({ pool: '#?pool' }, where, { any: true }),
  ),
);
/** "Discard a card from it": of the hand that is being looked at. */
const fromLooked: Parser<CardsOf> = map(
  say`${wanted} from it|there`,
  ([{ where, take }]): CardsOf => cards({ pool: '#?pool' }, where, take),
);
/** Cards of a kind without a word on where they are: among those that are being looked at. */
const ofPool: Parser<CardsOf> = either<CardsOf>(
  mapSome(say`as many ${cardNoun} as you like`, ([where]) =>
    where === null ? null : cards({ pool: '#?pool' }, where, { any: true }),
  ),
  mapSome(say`any number of ${cardNoun}`, ([where]) =>
    where === null ? null : cards({ pool: '#?pool' }, where, { any: true }),
  ),
  mapSome(say`a|an ${cardNoun} from those cards`, ([where]) => cards({ pool: '#?pool' }, where, { n: 1 })),
  map(say`${number} card|cards`, ([n]): CardsOf => cards({ pool: '#?pool' }, null, { n })),
  map(say`a card`, (): CardsOf => cards({ pool: '#?pool' }, null, { n: 1 })),
);
const poolRest: Parser<CardsOf> = either<CardsOf>(
  map(say`the other|remaining card|cards`, (): CardsOf => cards({ pool: '#?pool' })),
  map(say`the others`, (): CardsOf => cards({ pool: '#?pool' })),
  map(say`the rest [of the|those cards]`, (): CardsOf => cards({ pool: '#?pool' })),
  map(either(say`the ${number} other cards`, say`[the] other ${number} cards`), ([many]): CardsOf => {
    const rest = { pool: '#?pool', many } as const;
    return cards(rest);
  }),
);
const poolAll: Parser<CardsOf> = map(say`them back`, (): CardsOf => cards({ pool: '#?pool' }));

/** Back where they were looked at. */
const BACK: Destination = { to: { zone: 'deck', end: 'top', whose: '#?looked' }, order: 'any' };

const UNDER: Destination = { to: { zone: 'deck', end: 'bottom', whose: '#?looked' } };

const search: Parser<CardsOf> = either<CardsOf>(
  map(say`search|searches ${zone} for ${wanted}`, ([from, { where, take }]): CardsOf => cards(from, where, take)),
  map(
    say`choose|chooses|take|takes ${either<CardsOf>(cardsPhrase, fromPool, fromLooked, ofPool, onTable)}`,
    ([of]) => of,
  ),
);

export const found = search;

/** So many of one kind; a list of kinds, or a bare name, is not told apart from the list it would stand in. */
export interface Counted {
  readonly where: Test | null;
  readonly take: Take;
}
export const counted: Parser<Counted> = either<Counted>(
  map(say`a|an|1 ${cardNoun}`, ([where]) => ({ where, take: { n: 1 } })),
  mapSome(say`${number} ${cardNoun}`, ([n, where]) => (n === 1 ? null : { where, take: { n } })),
  map(say`up to ${number} ${cardNoun}`, ([upTo, where]) => ({ where, take: { upTo } })),
);
const andAlso = either(say`, and`, say`and`, say`,`);

/** "a Fire Pokémon and an Item card": one of each, looked for at one time. */
export const severalFound: Parser<readonly CardsOf[]> = mapSome(
  say`search|searches ${zone} for ${list(counted, andAlso)}`,
  ([from, all]) => (all.length < 2 ? null : all.map(({ where, take }) => cards(from, where, take))),
);
const eachDiscards = (top: number): Act => ({
  op: 'as-player',
  who: 'each',
  do: [{ op: 'move', cards: cards({ zone: 'deck', whose: 'they', top }), to: DISCARD }],
});

const HAND: Destination = { to: { zone: 'hand' } };
const THE_CARD = again('#?card', { claim: 'one' });
const THEM = again('#?card', { claim: 'many' });

/** Cards that are searched for; what becomes of them is told in the next sentence. */
const openSearch: Parser<Acts> = map(
  say`search ${zone} for ${wanted} ${optional(say`and show them|it to your opponent`)}`,
  ([from, { where, take }, shownNow]) => {
    const shows = shownNow === null ? {} : ({ reveal: true } as const);
    return [{ op: 'find', cards: cards(from, where, take), ...shows, open: true }];
  },
);

/** Some of each kind, which the next sentence tells what becomes of. */
const openSeveral: Parser<Acts> = map(severalFound, ([...all]) =>
  all.map((of): Act => ({ op: 'find', cards: of, open: true })),
);

/** "Take 5 … from your discard pile and then show them to your opponent": where they go is told next. */
const openTake: Parser<Acts> = mapSome(say`take ${ofZone} and [then] show them to your opponent`, ([of]) => {
  if (!('zone' in of.in) || of.in.zone !== 'discard' || of.how !== undefined) return null;
  return [{ op: 'find', cards: of, reveal: true, open: true }];
});

/** Cards of a pile that everybody sees are chosen; what becomes of them is told then, too. */
const openChoice: Parser<Acts> = mapSome(say`choose ${ofZone}`, ([of]) => {
  if (!('zone' in of.in) || of.in.zone !== 'discard' || of.how !== undefined) return null;
  return [{ op: 'find', cards: of, open: true }];
});

const joined = (to: Where, reveal: boolean, order?: 'any'): AmendmentBy<'goes-to'> => ({
  op: 'amend',
  is: 'goes-to',
  to,
  ...(reveal ? { reveal: true } : {}),
  ...(order ? { order } : {}),
});
const themAll = either(say`it|them`, say`that|those [energy|basic] card|cards|pokémon`);
const intoDeck = either(
  say`and [then] shuffle it|them [back] into your deck`,
  say`, and [then] shuffle it|them [back] into your deck`,
);

/** "Show them to your opponent and put them into your hand": of the cards that were searched for just before. */
const closeSearch: Parser<Acts> = either<Acts>(
  map(say`show|reveal ${themAll} [to your opponent] ${thenPut} ${them} ${destination}`, ([, , , { to, order }]) => [
    joined(to, true, order),
  ]),
  map(say`show|reveal ${themAll} [to your opponent] ${intoDeck}`, () => [
    joined({ zone: 'deck' }, true),
    { op: 'shuffle', zone: 'deck' },
  ]),
);
/** "Shuffle them into your deck": of the cards that were taken just before. */
export const shuffleTaken: Parser<Acts> = map(say`shuffle them into your deck`, () => [
  joined({ zone: 'deck' }, false),
  { op: 'shuffle', zone: 'deck' },
]);

const REVEALED_TO_HAND: Acts = [{ op: 'move', cards: REVEALED, to: { zone: 'hand' } }];

export const showVerb: Parser<Acts> = either<Acts>(
  closeSearch,
  // Everybody has seen it already.
  map(say`show that card|pokémon to your opponent and put it into your hand`, () => REVEALED_TO_HAND),
);

/** "Choose … you find there. Put the Pokémon you chose …": of cards that are being looked at. */
const choiceOfPool: Parser<Acts> = map(say`choose ${fromPool}`, ([of]) => {
  return [{ op: 'find', cards: of, open: true }];
});
const closeChoice: Parser<Acts> = either<Acts>(
  map(say`put the pokémon you chose ${destination}`, ([{ to, order }]) => [joined(to, false, order)]),
  // As many as were counted; a certain number is chosen by itself.
  map(say`put ${either(say`those cards`, say`the cards you chose`)} ${destination}`, ([, { to, order }]) => [
    { ...joined(to, false, order), claim: 'counted' },
  ]),
);

/** One of each kind among those that are being looked at: each may be there or not. */
export const revealEach: Parser<Acts> = mapSome(
  say`reveal ${list(counted, andAlso)} [that] you find there ${thenPut} ${them} ${destination}`,
  ([all, , , to]) =>
    all.length < 2 ? null : all.map(({ where, take }) => move(cards({ pool: '#?pool' }, where, take), to, true)),
);

export const moveVerb: Parser<Acts> = either<Acts>(
  openSearch,
  openSeveral,
  openChoice,
  openTake,
  choiceOfPool,
  closeChoice,
  closeSearch,
  map(say`put it into your hand`, () => REVEALED_TO_HAND),
  map(
    say`discard|discards ${either(anyCards, fromPool, fromLooked, poolRest, thatCard, itCard, thatStadium)}`,
    ([of]) => [{ op: 'move', cards: of, to: DISCARD }],
  ),
  // One from each of them: a choice for each.
  mapSome(either(say`discard ${wanted} attached to ${every}`, say`discard ${wanted} from ${every}`), ([want, of]) => {
    const isOne = of.get === 'ref' || (of.spot === 'active' && of.every !== true);
    const from = want.take === null || isOne ? null : onPokemon(want, SUBJECT);
    return from === null ? null : [{ op: 'for-each', of, do: [{ op: 'move', cards: from, to: DISCARD }] }];
  }),
  map(
    say`choose 1 ${energyNoun} attached to each of ${group} that has any energy cards [attached to it] and discard those energy cards`,
    ([where, of]) => [
      {
        op: 'for-each',
        of,
        do: [{ op: 'move', cards: cards({ on: SUBJECT, what: 'energy' }, where, { n: 1 }), to: DISCARD }],
      },
    ],
  ),
  ...downTo,
  // How many is chosen before any of them is seen.
  map(say`discard up to ${number} cards from the top of ${deckOf}`, ([to, whose]) => [
    { op: 'pick', as: '#!number', of: { get: 'number', from: 1, to } },
    {
      op: 'move',
      cards: cards({ zone: 'deck', whose, top: { num: 'bound', of: '#!number', what: 'amount' } }),
      to: DISCARD,
    },
  ]),
  map(
    either(say`discard the top card of ${deckOf} ${forEach}`, say`discard a card from the top of ${deckOf} ${forEach}`),
    ([whose, top]) => [{ op: 'move', cards: cards({ zone: 'deck', whose, top }), to: DISCARD }],
  ),
  // Each player's own, one after the other.
  map(say`discard the top card of each player 's deck`, () => [eachDiscards(1)]),
  map(
    either(
      say`discard the top ${number} cards of each player 's deck`,
      say`discard ${number} cards from the top of each player 's deck`,
    ),
    ([top]) => [eachDiscards(top)],
  ),
  // One of each kind, from the same Pokémon.
  mapSome(
    either(
      say`discard ${wanted} and ${wanted} attached to ${single}`,
      say`discard ${wantedEnergy} and ${wantedEnergy} from ${single}`,
    ),
    ([a, b, on]) => {
      const both = [onPokemon(a, on), onPokemon(b, on)];
      // The same kind twice is no kind at all: the symbols that told them apart are lost.
      return isSame(a, b) || both.some((of) => of === null)
        ? null
        : both.map((of) => ({ op: 'move', cards: of as CardsOf, to: DISCARD }));
    },
  ),
  mapSome(say`discard ${wantedEnergy} and ${wantedEnergy} from ${chosen}`, ([a, b, of]) => {
    const both = [onPokemon(a, CHOSEN), onPokemon(b, CHOSEN)].flatMap((one) => (one === null ? [] : [one]));
    if (both.length < 2 || isSame(a, b) || !isOne(of)) return null;
    const discarded = both.map((one): Act => ({ op: 'move', cards: one, to: DISCARD }));
    return [{ op: 'pick', as: '#!chosen', of }, ...discarded];
  }),
  map(say`${search} ${shown} and return it|them to ${whoseWord} hand`, ([of, reveal, whose]) => [
    move(of, { to: { zone: 'hand', ...whosePart(whose) } }, reveal),
  ]),
  map(say`discard ${anyCards} , if any`, ([of]) => [{ op: 'move', cards: of, to: DISCARD }]),
  map(say`put ${whole} into ${whoseWord} deck`, ([of, whose]) => [
    { op: 'move', cards: of, to: { zone: 'deck', ...whosePart(whose) } },
  ]),
  map(say`choose ${ofThose} and discard ${them}`, ([of]) => [{ op: 'move', cards: of, to: DISCARD }]),
  map(say`choose 1 and discard it`, () => [{ op: 'move', cards: someOfThose(1), to: DISCARD }]),
  map(say`discard ${ofThose}`, ([of]) => [{ op: 'move', cards: of, to: DISCARD }]),
  map(say`${search} ${shown} [,] and discard|discards ${them}`, ([of, reveal]) => [move(of, { to: DISCARD }, reveal)]),
  map(say`${search} ${shown} ${thenPut} ${them} ${destination}`, ([of, reveal, , , to]) => [move(of, to, reveal)]),
  // How many of them is said last.
  mapSome(
    say`search ${zone} for ${cardNoun} and put as many of them as you like ${destination}`,
    ([from, where, to]) => (where === null ? null : [move(cards(from, where, { any: true }), to, false)]),
  ),
  mapSome(
    say`search ${zone} for ${cardNoun} and put up to ${number} of them ${destination}`,
    ([from, where, upTo, to]) => (where === null ? null : [move(cards(from, where, { upTo }), to, false)]),
  ),
  map(say`${severalFound} ${shown} ${thenPut} ${them} ${destination}`, ([all, reveal, , , to]) =>
    all.map((of) => move(of, to, reveal)),
  ),
  map(say`discard|discards ${stadium}`, ([of]) => [{ op: 'move', cards: of, to: DISCARD }]),
  map(say`put it into your hand`, () => [move(THE_CARD, HAND, false)]),
  map(say`put|puts ${either(anyCards, fromPool, poolRest, poolAll, thatCard)} ${destination}`, ([of, to]) => [
    move(of, to, false),
  ]),
  map(say`remove ${cardsPhrase} and put it|them ${destination}`, ([of, to]) => [move(of, to, false)]),
  // Back where it was.
  map(either(say`put the card back on [top of] your deck`, say`return it to the top of your deck`), () => [
    move(THE_CARD, { to: { zone: 'deck', end: 'top' } }, false),
  ]),
  map(say`put them into your hand`, () => [move(THEM, HAND, false)]),
  map(either(say`put|puts ${poolAll} in any order`, say`put|puts ${poolAll} on top in any order`), ([of]) => [
    move(of, BACK, false),
  ]),
  map(either(say`put ${thatCard} on top of that deck`, say`put ${thatCard} on top of that player 's deck`), ([of]) => [
    move(of, { to: { zone: 'deck', end: 'top', whose: '#?looked' } }, false),
  ]),
  map(say`put ${thatCard} on the bottom of that player 's deck`, ([of]) => [move(of, UNDER, false)]),
  map(say`put|puts ${poolRest} back in any order`, ([of]) => [move(of, BACK, false)]),
  map(say`put|puts ${poolAll} on top of that player 's deck in any order`, ([of]) => [move(of, BACK, false)]),
  map(say`reveal|reveals ${either(fromPool, anyCards, thatCard)} ${thenPut} ${them} ${destination}`, ([of, , , to]) => [
    move(of, to, true),
  ]),
  map(say`return|returns ${anyCards} to|in ${whoseWord} hand`, ([of, whose]) => [
    move(of, whose === 'you' ? HAND : { to: { zone: 'hand', whose } }, false),
  ]),
);
