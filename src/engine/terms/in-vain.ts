import { type LinkedPlace, marksOf } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { Amount, CardsOf, PokemonOf, PokemonSelector, Test } from '../effects/terms.js';
import { PAID } from '../link/foreseen.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { type CardId, NONE, type PokemonId } from '../model/state.js';
import { cardFilter } from './filter.js';
import { aboutCard, amount, asPlayer, cardsMeant, holds, pokemonMeant, type Scope, seatFor } from './judge.js';
import { mayBePutDown } from './put-down.js';
import { mayBeInVain } from './reach.js';
import { boundTo } from './scope.js';
import { compare } from './tests.js';
import { isWhat } from './things.js';

/*
 * What a text comes to before anything of it is done, where statements hang together: what is done with nothing, what a
 * price brings, what needs another Pokémon. @rule TRN-03 TRN-04
 */

/** A binding that is not there yet says nothing. */
export const isOpen = (of: object): boolean => marksOf(of).open;

/** Nor does a selector of what is not there yet; how many of them are taken may still be open. */
export const isUnseen = (of: object): boolean => marksOf(of).unseen;

/** A statement among those that stand with it: none before it could do anything but be paid. */
interface Standing {
  readonly all: readonly Statement[];
  readonly i: number;
}

/** Whether it does what it does with nothing: draws or takes no cards, or does it with cards of which none was looked at or moved. @rule TRN-03 */
export const isWithNothing = (game: Game, scope: Scope, all: readonly Statement[], i: number): boolean =>
  isDoneWithNothing(game, scope, all[i]!, { all, i });

/** Whether that can ever be so: seen once, ahead, because most of what is done is done with something. */
export function mayBeOfNothing(all: readonly Statement[], i: number): boolean {
  const { op } = all[i]!;
  if (op === 'pick' || op === 'flip' || op === 'lasting' || op === 'switch' || op === 'heal') return false;
  return mayBeWithNothing(all[i]!, { all, i });
}

const mayAllBeWithNothing = (all: readonly Statement[], at: Standing): boolean =>
  all.every((one) => one.op === 'shuffle' || mayBeWithNothing(one, at));

function mayBeWithNothing(statement: Statement, at: Standing): boolean {
  switch (statement.op) {
    case 'draw':
      return typeof statement.n !== 'number' || statement.n <= 0;
    case 'move':
    case 'attach': {
      if (statement.cards.get !== 'cards') return statement.cards.get === 'whole';
      const { take, in: place } = statement.cards;
      return (take !== undefined && 'n' in take && typeof take.n === 'object') || isOfSuch(place, at);
    }
    case 'pick':
    case 'use':
      return true;
    case 'if':
      return (
        (isFoundAmongSuch(statement.if, at) || mayAllBeWithNothing(statement.do, at)) &&
        mayAllBeWithNothing(statement.else ?? NO_MORE, at)
      );
    case 'may':
      return (
        (beginsWithNothing(statement.do, at) || mayAllBeWithNothing(statement.do, at)) &&
        mayAllBeWithNothing(statement.else ?? NO_MORE, at)
      );
    case 'as-player':
      return mayAllBeWithNothing(statement.do, at);
    default:
      return false;
  }
}

/** Whether all of them do; what is shuffled is shuffled for the others. */
function areWithNothing(game: Game, scope: Scope, all: readonly Statement[], at: Standing): boolean {
  for (let i = 0; i < all.length; i++)
    if (all[i]!.op !== 'shuffle' && !isDoneWithNothing(game, scope, all[i]!, at)) return false;
  return true;
}

function isDoneWithNothing(game: Game, scope: Scope, statement: Statement, at: Standing): boolean {
  switch (statement.op) {
    case 'draw':
      return typeof statement.n === 'number' ? statement.n <= 0 : isNought(game, scope, statement.n, at);
    case 'move':
    case 'attach': {
      if (statement.cards.get === 'whole') return areNoneTaken(game, scope, statement.cards.of, at);
      if (statement.cards.get !== 'cards') return false;
      const { take, in: place } = statement.cards;
      const many = take !== undefined && 'n' in take && statement.op === 'move' ? take.n : undefined;
      return (typeof many === 'object' && isNought(game, scope, many, at)) || isOfSuch(place, at);
    }
    case 'pick':
      return statement.of.get === 'cards' && isOfSuch(statement.of.in, at);
    case 'use':
      return statement.what.get === 'cards' && isOfSuch(statement.what.in, at);
    case 'if':
      return (
        (isFoundAmongSuch(statement.if, at) || areWithNothing(game, scope, statement.do, at)) &&
        areWithNothing(game, scope, statement.else ?? NO_MORE, at)
      );
    case 'may':
      return (
        (beginsWithNothing(statement.do, at) || areWithNothing(game, scope, statement.do, at)) &&
        areWithNothing(game, scope, statement.else ?? NO_MORE, at)
      );
    case 'as-player':
      return (
        statement.who !== 'each' &&
        areWithNothing(game, asPlayer(scope, seatFor(scope, statement.who)), statement.do, at)
      );
    default:
      return false;
  }
}

/** What is done by choice cannot be begun with a card out of those of which none was looked at. @rule PREC-08 */
function beginsWithNothing([first]: readonly Statement[], at: Standing): boolean {
  return first?.op === 'move' && first.cards.get === 'cards' && isOfSuch(first.cards.in, at);
}

/** "Until they have 3 Benched Pokémon": whether there are no more than that. */
function areNoneTaken(game: Game, scope: Scope, of: PokemonOf, at: Standing): boolean {
  const { take } = of.get === 'pokemon' ? of : UNTAKEN;
  return take !== undefined && 'n' in take && typeof take.n === 'object' && isNought(game, scope, take.n, at);
}

const UNTAKEN: Pick<PokemonSelector, 'take'> = {};

/** Cards that were to be looked at, or moved, by one of the statements before, in vain. */
function isOfSuch({ pool }: LinkedPlace, { all, i }: Standing): boolean {
  if (pool === undefined) return false;
  for (let before = 0; before < i; before++) if (all[before]!.op === 'look' && all[before]!.as === pool) return true;
  return isDoneBefore(pool, all, i);
}

/** "If you find any there": among cards of which none was looked at or moved there is none. */
const isFoundAmongSuch = (test: Test, at: Standing): boolean =>
  test.test === 'exists' && test.of.get === 'cards' && isOfSuch(test.of.in, at);

/** Whether a number is known to be none: of what there is now, unless a price changes that, or of what is not done. @rule TRN-03 */
function isNought(game: Game, scope: Scope, n: Amount, { all, i }: Standing): boolean {
  if (typeof n === 'number') return n <= 0;
  if (n.num === 'bound') return isDoneBefore(n.of, all, i);
  if (n.num === 'count' && n.of.get === 'cards' && isOfSuch(n.of.in, { all, i })) return true;
  if (n.num === 'calc' && n.fn === '×') return n.args.some((arg) => isNought(game, scope, arg, { all, i }));
  return !isOpen(n) && !all.some(isPrice) && amount(game, scope, n) <= 0;
}

/** Whether it takes from the discard pile what a price may put there first: paid for it or not, it moves. @rule TRN-04 SRCH-05 */
export function isPaidInto(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const statement = all[i]!;
  if (statement.op !== 'move' && statement.op !== 'attach') return false;
  const { cards } = statement;
  if (cards.get !== 'cards' || !isOwnDiscard(cards.in) || isUnseen(cards)) return false;
  if (cards.where !== undefined && leavesOutPaid(cards.where)) return false;
  for (let before = 0; before < i; before++) {
    const price = all[before]!;
    if (price.step !== 'cost' || price.op !== 'move' || price.to.zone !== 'discard' || isOpen(price.cards)) continue;
    const { where } = cards;
    const paid = cardsMeant(game, scope, price.cards).filter(
      (card) => statement.op !== 'move' || statement.to.zone !== 'bench' || mayBePutDown(game, scope, cards, card),
    );
    if (where === undefined ? paid.length > 0 : paid.some((card) => holds(game, aboutCard(scope, card), where))) {
      return statement.op === 'move' || isOpen(statement.to) || pokemonMeant(game, scope, statement.to, 1).length > 0;
    }
  }
  return false;
}

function leavesOutPaid(test: Test): boolean {
  if (test.test === 'all') return test.of.some(leavesOutPaid);
  const inner = test.test === 'not' && test.of.test === 'is' ? test.of.of : null;
  return inner?.get === 'ref' && (inner.name as string) === PAID;
}

/** Whether it uses a deck that a price has put a card into first: a deck of one card can be searched. @rule TRN-04 TRN-05 */
export function usesPaidDeck(all: readonly Statement[], i: number): boolean {
  if (!usesOwnDeck(all[i]!)) return false;
  for (let before = 0; before < i; before++) {
    const price = all[before]!;
    if (price.step === 'cost' && price.op === 'move' && price.to.zone === 'deck' && isOwn(price.to.whose)) return true;
  }
  return false;
}

const isOwn = (whose: string | undefined): boolean => whose === undefined || whose === 'you';

function usesOwnDeck(statement: Statement): boolean {
  if (statement.op === 'draw') return statement.who === undefined;
  if (statement.op !== 'move' && statement.op !== 'attach' && statement.op !== 'look') return false;
  const { cards } = statement;
  if (cards.get !== 'cards') return false;
  const { zone, whose }: LinkedPlace = cards.in;
  return zone === 'deck' && isOwn(whose);
}

/** Whether it draws up to a number that a price has first taken the hand below. @rule TRN-04 */
export function drawsAfterPrice(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const statement = all[i]!;
  if (statement.op !== 'draw' || statement.until !== true || statement.who !== undefined) return false;
  const { hand, deck } = sideOf(game, scope.you);
  let left = hand.length - (hand.includes(scope.played) ? 1 : 0);
  for (let before = 0; before < i; before++) left -= paidFromHand(all[before]!);
  return (
    deck.length > 0 &&
    !(typeof statement.n === 'object' && isOpen(statement.n)) &&
    left < amount(game, scope, statement.n)
  );
}

function paidFromHand(price: Statement): number {
  if (price.step !== 'cost' || price.op !== 'move' || price.cards.get !== 'cards') return 0;
  const { in: place, take } = price.cards;
  const { zone, whose = 'you' }: LinkedPlace = place;
  return zone === 'hand' && whose === 'you' && take !== undefined && 'n' in take && typeof take.n === 'number'
    ? take.n
    : 0;
}

/** "Discard your hand and draw 6 cards": what a power or a Stadium has its player give up like that is what the draw costs. @rule TRN-06 TRN-04 */
export function isGivenToDraw(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const statement = all[i]!;
  if (statement.op !== 'move' || statement.to.zone !== 'discard' || all[i + 1]?.op !== 'draw') return false;
  const { cards } = statement;
  if (cards.get !== 'cards' || cards.take !== undefined || cards.where !== undefined) return false;
  const { zone, whose }: LinkedPlace = cards.in;
  return zone === 'hand' && isOwn(whose) && scope.played === NONE && !mayBeInVain(game, scope);
}

const isOwnDiscard = ({ zone, whose = 'you' }: LinkedPlace): boolean => zone === 'discard' && whose === 'you';

/** "If you do", "if that card is": whether it asks for what one of the statements before it does. A choice or a coin is nothing that is done. */
export function hangsOnOneOf(test: Test, all: readonly Statement[], before: number): boolean {
  if (test.test === 'any') return test.of.every((one) => hangsOnOneOf(one, all, before));
  if (test.test === 'all') return test.of.some((one) => hangsOnOneOf(one, all, before));
  if (test.test === 'compare') return asksForSome(test) && isDoneBefore(test.a.of, all, before);
  if (test.test === 'matches') return test.of.get === 'ref' && isDoneBefore(test.of.name, all, before);
  return test.test === 'did' && isDoneBefore(test.what, all, before);
}

type Comparison = Extract<Test, { test: 'compare' }>;

/** "If you discarded 2 cards": whether it asks how much was done, and nothing would be too little. @rule TRN-03 */
const asksForSome = (
  test: Comparison,
): test is Comparison & { readonly a: Extract<Amount, { readonly num: 'bound' }> } =>
  typeof test.a === 'object' && test.a.num === 'bound' && typeof test.b === 'number' && !compare(0, test.rel, test.b);

/** Whether it is the doing of one of the statements before. */
function isDoneBefore(what: string, all: readonly Statement[], before: number): boolean {
  for (let i = 0; i < before; i++) {
    const { as, op } = all[i]!;
    if (as === what && op !== 'pick' && op !== 'flip' && op !== 'look' && !isPrice(all[i]!)) return true;
  }
  return false;
}

/** What is paid, also by choice. @rule TRN-04 SUP-04 */
const isPrice = (statement: Statement): boolean => statement.step === 'cost' || isPriceOfChoice(statement);

/** "When you play this card, you may discard 2 other cards from your hand." @rule SUP-04 */
export const isPriceOfChoice = (statement: Statement): statement is Extract<Statement, { op: 'may' }> =>
  statement.op === 'may' && statement.do[0]?.step === 'cost';

/** Whether all that it does is done to what one of the statements before it was to bring, in vain: "that Pokémon". @rule TRN-03 */
export function isToNothing(statement: Statement, all: readonly Statement[], before: number): boolean {
  switch (statement.op) {
    case 'if':
    case 'may':
      return areAllToNothing(statement.do, all, before) && areAllToNothing(statement.else ?? NO_MORE, all, before);
    default: {
      const name = doneTo(statement);
      return name !== null && isDoneBefore(name, all, before);
    }
  }
}

function areAllToNothing(inner: readonly Statement[], all: readonly Statement[], before: number): boolean {
  for (let i = 0; i < inner.length; i++) if (!isToNothing(inner[i]!, all, before)) return false;
  return true;
}

/** Whether statements that are about to be carried out do all they do to what was not brought: a search has failed. @rule PREC-08 */
export function areToNothing(scope: Scope, statements: readonly Statement[]): boolean {
  for (let i = 0; i < statements.length; i++) {
    const name = doneTo(statements[i]!);
    if (name === null || boundTo(scope, name).length > 0 || isDoneBefore(name, statements, i)) return false;
  }
  return true;
}

const NO_MORE: readonly Statement[] = [];

/** The name of what something is done to, where it has been chosen or done before; else null. */
function doneTo(statement: Statement): string | null {
  const to = whatItIsDoneTo(statement);
  return to !== null && to.get === 'ref' && to.name.startsWith('#') ? to.name : null;
}

function whatItIsDoneTo(statement: Statement): PokemonOf | CardsOf | null {
  switch (statement.op) {
    case 'switch':
      return statement.in;
    case 'put-counters':
      return statement.on;
    case 'condition':
      return typeof statement.to === 'string' ? null : statement.to;
    case 'damage':
      return statement.to;
    case 'attach':
      return statement.cards.get === 'ref' ? statement.cards : statement.to;
    case 'move':
      return statement.cards;
    case 'evolve':
    case 'knock-out':
      return statement.pokemon;
    default:
      return null;
  }
}

/** Whether it goes to another Pokémon than it is taken from. */
export const isToAnother = (to: PokemonOf): to is PokemonSelector =>
  to.get === 'pokemon' && isOtherThanPicked(to.where);

/** "To another": whether there is one beside the Pokémon it is taken from (null: nobody knows yet). @rule TRN-03 */
export function isThereAnother(game: Game, scope: Scope, from: readonly PokemonId[] | null, to: PokemonOf): boolean {
  if (from === null || !isToAnother(to)) return true;
  const others = pokemonMeant(game, scope, amongAll(to));
  return others.length > 1 || (others.length === 1 && from.some((id) => id !== others[0]));
}

const AMONG_ALL = new WeakMap<PokemonSelector, PokemonSelector>();

/** The same with the one that is picked among them. */
function amongAll(to: PokemonSelector): PokemonSelector {
  const known = AMONG_ALL.get(to);
  if (known !== undefined) return known;
  const all = { ...to, where: withoutPicked(to.where) } as unknown as PokemonSelector;
  AMONG_ALL.set(to, all);
  return all;
}

const isPicked = (where: Test): boolean =>
  where.test === 'not' && where.of.test === 'is' && where.of.of.get === 'ref' && where.of.of.name.startsWith('#');

const isOtherThanPicked = (where: Test | undefined): boolean =>
  where !== undefined && (where.test === 'all' ? where.of.some(isPicked) : isPicked(where));

const withoutPicked = (where: Test | undefined): Test | undefined =>
  where?.test === 'all' ? { test: 'all', of: where.of.filter((each) => !isPicked(each)) } : undefined;

/** The Pokémon that such cards are on; null where they are on none, or nobody knows yet on which. */
export function holdersOf(game: Game, scope: Scope, cards: CardsOf): readonly PokemonId[] | null {
  const { on, what }: LinkedPlace = cards.get === 'cards' ? cards.in : NOWHERE;
  if (on === undefined || isUnseen(cards)) return null;
  const { where }: { readonly where?: Test } = cards.get === 'cards' ? cards : UNSAID;
  const isSuch = where === undefined ? null : cardFilter(where);
  const isMeant = (card: CardId): boolean =>
    isWhat(game, card, what) && (isSuch === null || isSuch(game, scope, card, NONE));
  if (what === 'stack' || what === 'top') return NOBODY;
  return pokemonMeant(game, scope, on).filter((id) => pokemonAt(game, id).attached.some(isMeant));
}

const UNSAID: { readonly where?: Test } = {};
const NOBODY: readonly PokemonId[] = [];

const NOWHERE: LinkedPlace = {};

/** Whether only Energy cards fit: there is always room for those. */
export const isOfEnergy = (where: Test | undefined): boolean =>
  where?.test === 'kind' ? where.is.every(isEnergyWord) : where?.test === 'all' && where.of.some(isOfEnergy);

const isEnergyWord = (word: string): boolean => word.endsWith('energy');
