import type { LinkedTake, Script } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardsOf, PokemonOf, Test } from '../effects/terms.js';
import { type Game, nextPlayer, sideOf } from '../model/game.js';
import { always, anyOf, type Could, couldAct, count, isAny, isSearch, never } from './could-act.js';
import {
  areToNothing,
  drawsAfterPrice,
  hangsOnOneOf,
  isGivenToDraw,
  isOpen,
  isPaidInto,
  isPriceOfChoice,
  isToNothing,
  isUnseen,
  isWithNothing,
  mayBeOfNothing,
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
export const canDo = (game: Game, scope: Scope, statements: readonly Statement[]): boolean =>
  couldBeDone(game, scope, judgedOf(statements));

/** What is asked of a text at every decision, made of its statements once. */
export interface Judged {
  readonly could: Could;
  readonly isOnlyShuffle: boolean;
  readonly costs: readonly Could[];
}

/** The same of a whole text. */
export const couldBeDone = (game: Game, scope: Scope, { could, isOnlyShuffle }: Judged): boolean =>
  could(game, scope) || (isOnlyShuffle && sideOf(game, scope.you).deck.length > 1);

/** What is asked of a script. */
export function judgedText(script: Script): Judged {
  script.judged ??= judgedOf(script.foreseen);
  return script.judged as Judged;
}

const JUDGED = new WeakMap<readonly Statement[], Judged>();

function judgedOf(statements: readonly Statement[]): Judged {
  const known = JUDGED.get(statements);
  if (known !== undefined) return known;
  const made = {
    could: couldAny(statements),
    isOnlyShuffle: statements.length > 0 && statements.every(isShuffle),
    costs: statements.filter(({ step }) => step === 'cost').map(couldPay),
  };
  JUDGED.set(statements, made);
  return made;
}

/** None of those before one of them could do anything where that one is asked. */
function couldAny(all: readonly Statement[]): Could {
  const each = all.map((_, i) => couldInTurn(all, i)).filter((could) => could !== never);
  const [one] = each;
  if (one === undefined || each.length === 1) return one ?? never;
  return (game, scope) => {
    for (let i = 0; i < each.length; i++) if (each[i]!(game, scope)) return true;
    return false;
  };
}

/** One of several statements, none of which before it could do anything. */
function couldInTurn(all: readonly Statement[], i: number): Could {
  const statement = all[i]!;
  if (statement.step === 'cost' || isToNothing(statement, all, i)) return never;
  const could = statement.op === 'if' ? couldIf(all, i, statement) : couldDo(ofPicked(statement, all, i));
  const brings = broughtByPrice(all, i);
  const isVain = vainInTurn(all, i);
  const whole: Could = brings === never ? could : (game, scope) => could(game, scope) || brings(game, scope);
  return isVain === never ? whole : (game, scope) => !isVain(game, scope) && whole(game, scope);
}

/** Whether it is done with nothing, or for nothing. */
function vainInTurn(all: readonly Statement[], i: number): Could {
  const { op } = all[i]!;
  const isOfNothing = mayBeOfNothing(all, i);
  if (!isOfNothing && op !== 'move' && op !== 'look') return never;
  if (!isOfNothing && op === 'move' && all[i + 1]?.op !== 'draw') return never;
  return (game, scope) =>
    (isOfNothing && isWithNothing(game, scope, all, i)) ||
    isGivenToDraw(game, scope, all, i) ||
    isLookedInVain(game, scope, all, i);
}

/** Whether a price that is paid before lets it do something. */
function broughtByPrice(all: readonly Statement[], i: number): Could {
  if (usesPaidDeck(all, i)) return always;
  const { op } = all[i]!;
  if (op === 'draw') return (game, scope) => drawsAfterPrice(game, scope, all, i);
  const isPaid = (op === 'move' || op === 'attach') && all.some(({ step }) => step === 'cost');
  return isPaid ? (game, scope) => isPaidInto(game, scope, all, i) : never;
}

/** Where what a condition asks for is not done, only what is done instead is left. */
function couldIf(all: readonly Statement[], i: number, statement: Extract<Statement, { op: 'if' }>): Could {
  const otherwise = couldAny(statement.else ?? NOTHING);
  if (hangsOnOneOf(statement.if, all, i)) return otherwise;
  const could = couldDo(statement);
  if (statement.if.test !== 'did') return could;
  return (game, scope) =>
    hangsOnNoChoice(game, scope, all, i) || isOutOfReach(game, scope, all, i)
      ? otherwise(game, scope)
      : could(game, scope);
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
export const canPayFor = (game: Game, scope: Scope, statements: readonly Statement[]): boolean =>
  couldBePaid(game, scope, judgedOf(statements));

/** The same of a whole text. */
export function couldBePaid(game: Game, scope: Scope, { costs }: Judged): boolean {
  for (let i = 0; i < costs.length; i++) if (!costs[i]!(game, scope)) return false;
  return true;
}

/** Whether a price that is paid by choice is there in full. @rule PREC-08 */
export const canPayAll = (game: Game, scope: Scope, statements: readonly Statement[]): boolean =>
  statements.every(
    (statement) =>
      statement.op !== 'move' || isSearch(game, scope, statement.cards) || couldPay(statement)(game, scope),
  );

const BEGINNINGS = new WeakMap<Statement, Could>();

/** Whether the act can be done with which something optional begins; cards that are given are given in full. @rule PREC-08 */
export function canBegin(game: Game, scope: Scope, first: Statement | null): boolean {
  if (first === null) return true;
  const known = BEGINNINGS.get(first);
  if (known !== undefined) return known(game, scope);
  const could = couldDo(first);
  const pays = first.op === 'move' ? couldPay(first) : always;
  BEGINNINGS.set(first, (then, among) => could(then, among) && pays(then, among));
  return canBegin(game, scope, first);
}

function couldPay(statement: Statement): Could {
  if (statement.op !== 'move') return couldDo(statement);
  const { cards } = statement;
  const n = 'take' in cards ? (cards.take as LinkedTake | undefined)?.n : undefined;
  const wanted = (game: Game, scope: Scope): number => (n === undefined ? 1 : amount(game, scope, n));
  if (isMeasured(cards) && !isOpen(cards))
    return (game, scope) => unitsOfCards(game, cards, cardsMeant(game, scope, cards)) >= wanted(game, scope);
  return (game, scope) => {
    const needed = wanted(game, scope);
    return count(game, scope, cards, Math.max(1, needed)) >= needed;
  };
}

function couldDo(statement: Statement): Could {
  switch (statement.op) {
    case 'if':
      return eitherWay(statement.if, couldAny(statement.do), couldAny(statement.else ?? NOTHING));
    case 'may': {
      const could = couldAny(statement.do);
      const otherwise = couldAny(statement.else ?? NOTHING);
      const condition = statement.if === undefined || isOpen(statement.if) ? null : statement.if;
      const [first] = statement.do;
      return (game, scope) => {
        const may = condition === null || holds(game, scope, condition);
        return (may && !isChoiceOfNothing(game, scope, first) && could(game, scope)) || otherwise(game, scope);
      };
    }
    case 'for-each':
      return couldForEach(statement.of, couldAny(statement.do));
    case 'modal': {
      const options = statement.options.map((option) => couldAny(option.do));
      return (game, scope) => options.some((could) => could(game, scope));
    }
    case 'as-player': {
      const { who } = statement;
      const could = couldAny(statement.do);
      if (who === 'each') return (game, scope) => couldEach(game, scope, could);
      return (game, scope) => could(game, asPlayer(scope, seatFor(scope, who)));
    }
    case 'pick':
    case 'flip':
    case 'stop':
      return never;
    case 'base':
      return statement.set === 0 ? never : always; // what is done instead of the damage must be possible by itself: PREC-08
    case 'use':
      return statement.what.get === 'cards' ? anyOf(statement.what) : always;
    case 'prevent':
    case 'outcome':
      return always;
    default:
      return couldAct(statement);
  }
}

/** What hangs on something not known yet may go either way. */
function eitherWay(condition: Test, yes: Could, no: Could): Could {
  if (isOpen(condition)) return (game, scope) => yes(game, scope) || no(game, scope);
  return (game, scope) => (holds(game, scope, condition) ? yes(game, scope) : no(game, scope));
}

/** Whether it could be done for one of them, each in its turn the one that is spoken of. @rule TRN-03 */
function couldForEach(of: PokemonOf | CardsOf, could: Could): Could {
  if (isUnseen(of)) return always;
  if (of.get === 'cards')
    return (game, scope) => cardsMeant(game, scope, of).some((card) => could(game, aboutCard(scope, card)));
  return (game, scope) => pokemonMeant(game, scope, of as PokemonOf).some((id) => could(game, aboutPokemon(scope, id)));
}

/** What begins with a choice is declined where there is nothing to choose. @rule PREC-08 */
function isChoiceOfNothing(game: Game, scope: Scope, first: Statement | undefined): boolean {
  if (first?.op !== 'pick' || (first.of.get !== 'cards' && first.of.get !== 'pokemon')) return false;
  return !isSearch(game, scope, first.of as CardsOf) && !isAny(game, scope, first.of as CardsOf);
}

/** Whether it could do something for any of the players. */
function couldEach(game: Game, scope: Scope, could: Could): boolean {
  if (could(game, scope)) return true;
  for (let seat = nextPlayer(game, scope.you); seat !== scope.you; seat = nextPlayer(game, seat))
    if (could(game, asPlayer(scope, seat))) return true;
  return false;
}
