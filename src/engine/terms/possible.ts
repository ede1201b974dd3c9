import type { LinkedTake } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { type Game, nextPlayer, sideOf } from '../model/game.js';
import { couldAct, count, isAny, isSearch } from './could-act.js';
import {
  areToNothing,
  drawsAfterPrice,
  hangsOnOneOf,
  isGivenToDraw,
  isOfNothing,
  isOpen,
  isPaidInto,
  isPriceOfChoice,
  isToNothing,
  isUnseen,
  usesPaidDeck,
} from './in-vain.js';
import {
  aboutCard,
  aboutPokemon,
  amount,
  asPlayer,
  cardsMeant,
  holds,
  pokemonMeant,
  type Scope,
  seatFor,
} from './judge.js';
import { isLookedInVain } from './looked-in-vain.js';
import { mayBeInVain } from './reach.js';
import { isMeasured, unitsOfCards } from './units.js';

/*
 * Whether statements could do anything now. What hangs on something not known yet (a coin, a choice) could; what is
 * known to find nothing could not. @rule TRN-03 TRN-04 TRN-05 PREC-08
 */

/**
 * Whether any of the statements could change the game; costs do not count, nor does the shuffle after something else; a
 * text that does nothing but shuffle has that effect (inferred). @rule TRN-03 TRN-04
 */
export function canDo(game: Game, scope: Scope, statements: readonly Statement[]): boolean {
  return couldAny(game, scope, statements) || (isOnlyShuffle(statements) && sideOf(game, scope.you).deck.length > 1);
}

const isOnlyShuffle = (statements: readonly Statement[]): boolean =>
  statements.length > 0 && statements.every(isShuffle);

function couldAny(game: Game, scope: Scope, all: readonly Statement[]): boolean {
  for (let i = 0; i < all.length; i++) {
    const statement = all[i]!;
    if (statement.step === 'cost' || isOfNothing(game, scope, all, i) || isToNothing(statement, all, i)) continue;
    if (isGivenToDraw(game, scope, all, i) || isLookedInVain(game, scope, all, i)) continue;
    // None of those before it could do anything.
    const isVoid =
      statement.op === 'if' &&
      (hangsOnOneOf(statement.if, all, i) || hangsOnNoChoice(game, scope, all, i) || isOutOfReach(game, scope, all, i));
    if (isVoid ? couldAny(game, scope, statement.else ?? NOTHING) : couldDo(game, scope, ofPicked(statement, all, i)))
      return true;
    if (isPaidInto(game, scope, all, i) || drawsAfterPrice(game, scope, all, i) || usesPaidDeck(all, i)) return true;
  }
  return false;
}

const NOTHING: readonly Statement[] = [];

/** "For each of those Pokémon": those that may be chosen by one of the statements before it. */
function ofPicked(statement: Statement, all: readonly Statement[], i: number): Statement {
  if (statement.op !== 'for-each' || statement.of.get !== 'ref') return statement;
  for (let before = 0; before < i; before++) {
    const { op, as } = all[before]!;
    if (op !== 'pick' || as !== statement.of.name) continue;
    const { of } = all[before] as Extract<Statement, { op: 'pick' }>;
    return of.get === 'pokemon' || of.get === 'cards' ? { ...statement, of } : statement;
  }
  return statement;
}

/** "If you do" after a choice: whether there is nothing to choose. */
function hangsOnNoChoice(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const statement = all[i]!;
  if (statement.op !== 'if' || statement.if.test !== 'did') return false;
  for (let before = 0; before < i; before++)
    if (all[before]!.as === statement.if.what) return isChoiceOfNothing(game, scope, all[before]);
  return false;
}

/**
 * "If you do" after a price of choice: whether that cannot be paid. Where the text picks something before, what is bought
 * is for that, and comes to nothing with all that stands between. @rule SUP-04 TRN-03
 */
function isOutOfReach(game: Game, scope: Scope, all: readonly Statement[], i: number): boolean {
  const statement = all[i]!;
  if (statement.op !== 'if' || statement.if.test !== 'did') return false;
  for (let before = 0; before < i; before++) {
    const price = all[before]!;
    if (price.as !== statement.if.what || !isPriceOfChoice(price)) continue;
    return isPickedBetween(all, before, i) || !canPayAll(game, scope, price.do);
  }
  return false;
}

function isPickedBetween(all: readonly Statement[], from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (all[i]!.op === 'pick') return true;
  return false;
}

/**
 * Whether a player may choose to do it. To shuffle is worth a choice, also after a search for which there is no use; although it makes
 * no card playable. @rule PREC-08 TRN-03 TRN-06 SRCH-04
 */
export const isWorthChoosing = (game: Game, scope: Scope, statements: readonly Statement[]): boolean =>
  statements.every(isShuffle) ||
  (!areToNothing(scope, statements) &&
    (canDo(game, scope, statements) || (mayBeInVain(game, scope) && isShuffledAfterSearch(game, scope, statements))));

function isShuffledAfterSearch(game: Game, scope: Scope, all: readonly Statement[]): boolean {
  for (let i = 1; i < all.length; i++) if (isShuffle(all[i]!) && isSearchBefore(game, scope, all, i)) return true;
  return false;
}

function isSearchBefore(game: Game, scope: Scope, all: readonly Statement[], end: number): boolean {
  for (let i = 0; i < end; i++) {
    const one = all[i]!;
    if ((one.op === 'move' || one.op === 'attach') && isSearch(game, scope, one.cards)) return true;
    if (one.op === 'evolve' && isSearch(game, scope, one.with)) return true;
  }
  return false;
}

const isShuffle = (statement: Statement): boolean =>
  statement.op === 'shuffle' || (statement.op === 'as-player' && statement.do.every(isShuffle));

/** Whether everything that must be paid can be: each time anew. @rule TRN-04 ATK-11 TURN-06 */
export function canPayFor(game: Game, scope: Scope, statements: readonly Statement[]): boolean {
  for (let i = 0; i < statements.length; i++)
    if (statements[i]!.step === 'cost' && !couldPay(game, scope, statements[i]!)) return false;
  return true;
}

/** Whether a price that is paid by choice is there in full. @rule PREC-08 */
export const canPayAll = (game: Game, scope: Scope, statements: readonly Statement[]): boolean =>
  statements.every(
    (statement) =>
      statement.op !== 'move' || isSearch(game, scope, statement.cards) || couldPay(game, scope, statement),
  );

/** Whether the act can be done with which something optional begins; cards that are given are given in full. @rule PREC-08 */
export function canBegin(game: Game, scope: Scope, first: Statement | null): boolean {
  if (first === null) return true;
  if (!couldDo(game, scope, first)) return false;
  return first.op !== 'move' || couldPay(game, scope, first);
}

function couldPay(game: Game, scope: Scope, statement: Statement): boolean {
  if (statement.op !== 'move') return couldDo(game, scope, statement);
  const { cards } = statement;
  const n = 'take' in cards ? (cards.take as LinkedTake | undefined)?.n : undefined;
  const wanted = n === undefined ? 1 : amount(game, scope, n);
  if (isMeasured(cards) && !isOpen(cards)) return unitsOfCards(game, cards, cardsMeant(game, scope, cards)) >= wanted;
  return count(game, scope, cards) >= wanted;
}

function couldDo(game: Game, scope: Scope, statement: Statement): boolean {
  switch (statement.op) {
    case 'if': {
      const open = isOpen(statement.if);
      const yes = open || holds(game, scope, statement.if);
      if (yes && couldAny(game, scope, statement.do)) return true;
      return (open || !yes) && statement.else !== undefined && couldAny(game, scope, statement.else);
    }
    case 'may': {
      const may = statement.if === undefined || isOpen(statement.if) || holds(game, scope, statement.if);
      if (may && !isChoiceOfNothing(game, scope, statement.do[0]) && couldAny(game, scope, statement.do)) return true;
      return statement.else !== undefined && couldAny(game, scope, statement.else);
    }
    case 'for-each':
      return couldForEach(game, scope, statement.of, statement.do);
    case 'modal':
      return statement.options.some((option) => couldAny(game, scope, option.do));
    case 'as-player':
      return statement.who === 'each'
        ? couldEach(game, scope, statement.do)
        : couldAny(game, asPlayer(scope, seatFor(scope, statement.who)), statement.do);
    case 'pick':
    case 'flip':
    case 'stop':
      return false;
    case 'base':
      return statement.set !== 0; // what is done instead of the damage must be possible by itself: PREC-08
    case 'use':
      return statement.what.get !== 'cards' || isAny(game, scope, statement.what);
    case 'prevent':
    case 'outcome':
      return true;
    default:
      return couldAct(game, scope, statement);
  }
}

/** Whether it could be done for one of them, each in its turn the one that is spoken of. @rule TRN-03 */
function couldForEach(game: Game, scope: Scope, of: PokemonOf | CardsOf, inner: readonly Statement[]): boolean {
  if (isUnseen(of)) return true;
  const could = (about: Scope): boolean => couldAny(game, about, inner);
  if (of.get === 'cards') return cardsMeant(game, scope, of).some((card) => could(aboutCard(scope, card)));
  return pokemonMeant(game, scope, of as PokemonOf).some((id) => could(aboutPokemon(scope, id)));
}

/** What begins with a choice is declined where there is nothing to choose. @rule PREC-08 */
function isChoiceOfNothing(game: Game, scope: Scope, first: Statement | undefined): boolean {
  if (first?.op !== 'pick' || (first.of.get !== 'cards' && first.of.get !== 'pokemon')) return false;
  return !isSearch(game, scope, first.of as CardsOf) && !isAny(game, scope, first.of as CardsOf);
}

/** Whether it could do something for any of the players. */
function couldEach(game: Game, scope: Scope, statements: readonly Statement[]): boolean {
  if (couldAny(game, scope, statements)) return true;
  for (let seat = nextPlayer(game, scope.you); seat !== scope.you; seat = nextPlayer(game, seat))
    if (couldAny(game, asPlayer(scope, seat), statements)) return true;
  return false;
}
