import type { LinkedPlace } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { AttacksOf, CardsOf, PokemonOf, Test } from '../effects/terms.js';
import type { Who } from '../effects/words.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { markerBits } from '../model/markers.js';
import { NONE, ON_CARD, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { canBeAttached, mayBeKeptOff } from '../rules/attachable.js';
import { isKeptFromEvolving, mayBeKeptFromEvolving, mayLieOn } from '../rules/evolve.js';
import { activesOf, couldChange, standing } from './conditioned.js';
import { holdersOf, isOfEnergy, isOpen, isThereAnother, isToAnother, isUnseen } from './in-vain.js';
import {
  ASKED,
  amount,
  attacksMeant,
  benchSizeOf,
  cardsMeant,
  countCards,
  countPokemon,
  hears,
  hpOf,
  isForbidden,
  ofPokemon,
  pokemonMeant,
  type Scope,
  seatFor,
} from './judge.js';
import { isAnyPutDown } from './put-down.js';
import { areBeyondReach, mayBeInVain, withinReach } from './reach.js';

/*
 * Whether one act by itself could change the game now: what it is about is there, can be reached, and would not stay as it is.
 * @rule TRN-03 PREC-08
 */

/** Whether something could be done now: made of a statement once, asked at every decision. */
export type Could = (game: Game, scope: Scope) => boolean;

export const never: Could = () => false;
export const always: Could = () => true;

/** How many there are; of what nobody knows yet as many as one likes. */
export function count(game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf, most?: number): number {
  return isOpen(of) ? Number.MAX_SAFE_INTEGER : countMeant(game, scope, of, most);
}

function countMeant(game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf, most?: number): number {
  if (of.get === 'attacks') return attacksMeant(game, scope, of).length;
  if (of.get === 'pokemon') return countPokemon(game, scope, of, most);
  if (of.get === 'ref')
    return Math.max(pokemonMeant(game, scope, of as PokemonOf).length, cardsMeant(game, scope, of as CardsOf).length);
  return countCards(game, scope, of, most);
}

/** Whether there is any, however many are taken: nobody looks further than the first. */
export const isAny = (game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf): boolean =>
  isUnseen(of) || countMeant(game, scope, of, 1) > 0;

/** The same of one that is known ahead. */
export function anyOf(of: PokemonOf | CardsOf | AttacksOf): Could {
  if (isUnseen(of)) return always;
  if (of.get === 'pokemon') return (game, scope) => countPokemon(game, scope, of, 1) > 0;
  if (of.get === 'cards') return (game, scope) => countCards(game, scope, of, 1) > 0;
  return (game, scope) => countMeant(game, scope, of, 1) > 0;
}

const pokemonOf = (game: Game, scope: Scope, of: PokemonOf): readonly number[] | null =>
  isOpen(of) ? null : pokemonMeant(game, scope, of);

/** Those of them that are not shielded from the text; null where nobody knows yet whom it means. @rule EFF-02 TRN-03 */
const reachedOf = (game: Game, scope: Scope, of: PokemonOf): readonly number[] | null =>
  isOpen(of) ? null : withinReach(game, scope, pokemonMeant(game, scope, of));

/** Whether there is any that is not shielded from the text. @rule EFF-02 TRN-03 */
const isAnyReached = (game: Game, scope: Scope, of: PokemonOf): boolean =>
  hears(game, ASKED['effects-from']) && !isUnseen(of)
    ? withinReach(game, scope, pokemonMeant(game, scope, of)).length > 0
    : isAny(game, scope, of);

const anyReached =
  (of: PokemonOf): Could =>
  (game, scope) =>
    isAnyReached(game, scope, of);

type Plain = Exclude<
  Statement,
  {
    op:
      | 'if'
      | 'may'
      | 'for-each'
      | 'modal'
      | 'as-player'
      | 'pick'
      | 'flip'
      | 'stop'
      | 'base'
      | 'prevent'
      | 'outcome'
      | 'use';
  }
>;

export function couldAct(statement: Plain): Could {
  switch (statement.op) {
    case 'draw':
      return couldDraw(statement);
    case 'move':
      return couldMove(statement);
    case 'shuffle':
      return never;
    case 'look':
      return anyOf(statement.cards);
    case 'attach':
      return couldAttach(statement);
    case 'take-prizes':
      return (game, scope) => sideOf(game, scope.you).prizes.length > 0;
    case 'evolve':
      return (game, scope) => couldEvolve(game, scope, statement);
    case 'exchange':
      return (game, scope) => isAny(game, scope, statement.pokemon) && areThere(game, scope, statement.with);
    case 'devolve':
      return ofReached(statement.pokemon, (game, id) => pokemonAt(game, id).stack.length > 1);
    case 'switch':
      return (game, scope) => couldSwitch(game, scope, statement);
    case 'knock-out':
      return anyReached(statement.pokemon);
    case 'damage':
      return anyOf(statement.to);
    case 'put-counters':
      return anyReached(statement.on);
    case 'heal':
      return ofReached(statement.from, canBeHealed);
    case 'move-counters':
      return (game, scope) => couldMoveCounters(game, scope, statement);
    case 'set-remaining-hp':
      return ofReached(statement.of, (game, id) => hpOf(game, id) - pokemonAt(game, id).damage !== 0);
    case 'condition':
      return (game, scope) => couldCondition(game, scope, statement);
    case 'unmark':
      return ofReached(statement.from, (game, id) => isMarked(game, id, statement.markers));
    case 'lasting':
      return (game, scope) => couldLast(game, scope, statement.on);
  }
}

/** Whether it is so with one of those that are not shielded; of those that nobody knows yet it may be. */
function ofReached(of: PokemonOf, isSo: (game: Game, id: PokemonId) => boolean): Could {
  if (isOpen(of)) return always;
  return (game, scope) => {
    const all = withinReach(game, scope, pokemonMeant(game, scope, of));
    for (let i = 0; i < all.length; i++) if (isSo(game, all[i]!)) return true;
    return false;
  };
}

function couldDraw({ who, until, n }: Extract<Statement, { op: 'draw' }>): Could {
  const seat = (scope: Scope): Seat => (who === undefined ? scope.you : seatFor(scope, who));
  if (until !== true || (typeof n === 'object' && isOpen(n)))
    return (game, scope) => sideOf(game, seat(scope)).deck.length > 0;
  return (game, scope) => {
    const { hand, deck } = sideOf(game, seat(scope));
    return deck.length > 0 && hand.length - (hand.includes(scope.played) ? 1 : 0) < amount(game, scope, n);
  };
}

/** Whoever is told to switch must be reached, or both of them, as the era has it. @rule EFF-02 EFF-22 RET-09 */
function couldSwitch(game: Game, scope: Scope, statement: Switch): boolean {
  switch (game.setup.era.switchShield) {
    case 'either':
      return couldSwitchBoth(game, scope, statement);
    case 'the-one-told':
      return couldSwitchOne(game, scope, statement);
  }
}

type Switch = Extract<Statement, { op: 'switch' }>;

/** One's own Active Pokémon is told to switch; of the opponent's the one that comes in. @rule EFF-22 */
function couldSwitchOne(game: Game, scope: Scope, { in: incoming, out }: Switch): boolean {
  const isOwn = incoming.get === 'pokemon' && incoming.side === 'you';
  if (!isOwn) return isAnyReached(game, scope, incoming) && (out === undefined || isAny(game, scope, out));
  if (!isAny(game, scope, incoming)) return false;
  return out === undefined
    ? withinReach(game, scope, standing(game, scope.you)).length > 0
    : isAnyReached(game, scope, out);
}

/** Whoever comes in, and one that may leave for it. */
function couldSwitchBoth(game: Game, scope: Scope, statement: Switch): boolean {
  const { in: incoming, out } = statement;
  if (out !== undefined) return isAnyReached(game, scope, incoming) && isAnyReached(game, scope, out);
  if (!hears(game, ASKED['effects-from']) || isUnseen(incoming)) return isAny(game, scope, incoming);
  return withinReach(game, scope, pokemonMeant(game, scope, incoming)).some(
    (id) => withinReach(game, scope, standing(game, seatOf(id))).length > 0,
  );
}

/** Cards that are attached to a Pokémon are not moved to the very same one. @rule TRN-03 PREC-08 */
function couldAttach(statement: Extract<Statement, { op: 'attach' }>): Could {
  const { cards, to, other } = statement;
  const there = thereOf(cards);
  const { on }: LinkedPlace = cards.get === 'cards' ? cards.in : NOWHERE;
  const isFromPokemon = on !== undefined && !isUnseen(cards);
  return (game, scope) => {
    if (!there(game, scope) || (!isUnseen(cards) && areBeyondReach(game, scope, cards))) return false;
    if (other === true ? count(game, scope, to, 2) <= 1 : !isAnyReached(game, scope, to)) return false;
    if (!isSearch(game, scope, cards) && areKeptOff(game, scope, cards, to)) return false;
    return !isFromPokemon || isToBeMoved(game, scope, cards, to);
  };
}

/** Whether there is a Pokémon for cards that are on another. */
function isToBeMoved(game: Game, scope: Scope, cards: CardsOf, to: PokemonOf): boolean {
  const from = holdersOf(game, scope, cards);
  if (from === null || from.length === 0) return true;
  if (isToAnother(to)) return isThereAnother(game, scope, from, to);
  return pokemonOf(game, scope, to)?.some((id) => from.some((holder) => holder !== id)) ?? true;
}

/** Whether none of the cards can be attached to any of those they are for. @rule TRN-03 TOOL-02 PREC-01 */
function areKeptOff(game: Game, scope: Scope, cards: CardsOf, to: PokemonOf): boolean {
  if (isUnseen(cards) || isOpen(to)) return false;
  if (!hears(game, ASKED['can-attach']) && cards.get === 'cards' && isOfEnergy(cards.where)) return false;
  // Where nothing forbids attaching, the first one that is no Tool can be attached.
  if (!mayBeKeptOff(game, cardsMeant(game, scope, cards, 1))) return false;
  const all = cardsMeant(game, scope, cards);
  const whom = pokemonMeant(game, scope, to);
  return !all.some((card) => whom.some((id) => canBeAttached(game, scope.you, card, id)));
}

/** Cards that are already as this Pokémon makes them are not made so again. @rule TRN-03 HOUSE-01 */
function couldLast(game: Game, scope: Scope, on: Extract<Statement, { op: 'lasting' }>['on']): boolean {
  if (typeof on === 'string' || isOpen(on)) return true;
  if (on.get === 'pokemon') return isAnyReached(game, scope, on);
  if (on.get !== 'cards') return true;
  const { lasting } = game.state;
  const isBorne = (card: number): boolean =>
    lasting.some((one) => one.on === ON_CARD && one.bearer === card && one.self === scope.self);
  const cards = cardsMeant(game, scope, on);
  return scope.self === NONE ? cards.length > 0 : cards.some((card) => !isBorne(card));
}

/** What keeps a Pokémon from evolving keeps texts from it, too; and a card must be one that may lie on it. @rule EVO-14 LVL-01 */
function couldEvolve(game: Game, scope: Scope, statement: Extract<Statement, { op: 'evolve' }>): boolean {
  const { pokemon, with: cards } = statement;
  if (!areThere(game, scope, cards)) return false;
  const { zone }: LinkedPlace = cards.get === 'cards' ? cards.in : NOWHERE;
  const isKnown = !isOpen(cards) && !isSearch(game, scope, cards);
  const mayBeKept = mayBeKeptFromEvolving(game);
  if (!mayBeKept && !isKnown) return isAny(game, scope, pokemon);
  const all = pokemonOf(game, scope, pokemon);
  if (all === null) return true;
  const free = mayBeKept ? all.filter((id) => !isKeptFromEvolving(game, id, zone === 'hand')) : all;
  if (!isKnown) return free.length > 0;
  return cardsMeant(game, scope, cards).some((card) => free.some((id) => mayLieOn(game, card, id)));
}

/** Whether one of them has damage counters, and there is another to move them to. */
function couldMoveCounters(
  game: Game,
  scope: Scope,
  { from, to, swap }: Extract<Statement, { op: 'move-counters' }>,
): boolean {
  if (swap === true)
    return [from, to].some((of) => pokemonOf(game, scope, of)?.some((id) => pokemonAt(game, id).damage > 0) ?? true);
  const givers = reachedOf(game, scope, from)?.filter((id) => pokemonAt(game, id).damage > 0) ?? null;
  const targets = reachedOf(game, scope, to);
  if (givers !== null && !givers.some((id) => targets === null || targets.some((other) => other !== id))) return false;
  return isThereAnother(game, scope, givers, to);
}

const canBeHealed = (game: Game, id: PokemonId): boolean =>
  pokemonAt(game, id).damage > 0 && !isForbidden(game, ASKED['can-heal'], ofPokemon(id));

const isMarked = (game: Game, id: PokemonId, names: readonly string[]): boolean =>
  (pokemonAt(game, id).markers & markerBits(game, names)) !== 0;

const NOWHERE: LinkedPlace = {};

/** A search is an effect even if it finds nothing; an empty deck cannot be searched. @rule TRN-05 SRCH-04 */
export function isSearch(game: Game, scope: Scope, of: CardsOf): boolean {
  const { zone, whose = 'you' }: LinkedPlace = of.get === 'cards' ? of.in : NOWHERE;
  return zone === 'deck' && sideOf(game, seatFor(scope, whose)).deck.length > 0;
}

/** Whether a search may find something: one for the name of a card finds nothing while there is none to name. @rule TRN-03 SRCH-04 */
const mayBeFound = (game: Game, scope: Scope, of: CardsOf): boolean =>
  isSearch(game, scope, of) && !(of.get === 'cards' && of.where !== undefined && namesNone(game, scope, of.where));

/** The same of one that is known ahead. */
function foundIn(of: CardsOf): Could {
  const { zone }: LinkedPlace = of.get === 'cards' ? of.in : NOWHERE;
  if (zone !== 'deck') return never;
  const where = of.get === 'cards' ? of.where : undefined;
  const named = where !== undefined && mayNameNone(where) ? where : null;
  return (game, scope) => isSearch(game, scope, of) && (named === null || !namesNone(game, scope, named));
}

const mayNameNone = (where: Test): boolean =>
  where.test === 'all' ? where.of.some(mayNameNone) : where.test === 'same-name';

function namesNone(game: Game, scope: Scope, where: Test): boolean {
  if (where.test === 'all') return where.of.some((one) => namesNone(game, scope, one));
  return where.test === 'same-name' && !isOpen(where.as) && !isAny(game, scope, where.as);
}

/** Whether there are such cards, or may be in a deck that is searched. */
const areThere = (game: Game, scope: Scope, of: CardsOf): boolean =>
  mayBeFound(game, scope, of) || isAny(game, scope, of);

function thereOf(of: CardsOf): Could {
  const found = foundIn(of);
  const any = anyOf(of);
  return found === never ? any : (game, scope) => found(game, scope) || any(game, scope);
}

function couldMove({ cards, to }: Extract<Statement, { op: 'move' }>): Could {
  const found = foundIn(cards);
  const any = anyOf(cards);
  if (to.zone === 'bench') return couldBench(cards, to.whose, { found, any });
  if (isUnseen(cards)) return always;
  return (game, scope) => found(game, scope) || (any(game, scope) && !areBeyondReach(game, scope, cards));
}

/** Whether such cards may be found, and whether there are any. */
interface There {
  readonly found: Could;
  readonly any: Could;
}

/** @rule BENCH-02 */
function couldBench(cards: CardsOf, whose: Who | undefined, { found, any }: There): Could {
  const unseen = isUnseen(cards);
  return (game, scope) => {
    const seat = whose === undefined ? scope.you : seatFor(scope, whose);
    if (sideOf(game, seat).bench.length >= benchSizeOf(game, seat)) return false;
    if (unseen || found(game, scope)) return true;
    return isAnyPutDown(game, scope, cards) && any(game, scope) && !areBeyondReach(game, scope, cards);
  };
}

function couldCondition(game: Game, scope: Scope, statement: Extract<Statement, { op: 'condition' }>): boolean {
  const { to, give } = statement;
  const all =
    typeof to === 'string' ? withinReach(game, scope, activesOf(game, scope, to)) : reachedOf(game, scope, to);
  if (all === null || couldChange(game, scope, all, statement)) return true;
  return give !== undefined && all.length > 0 && mayBeInVain(game, scope); // TRN-06
}
