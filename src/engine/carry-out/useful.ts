import type { Doing, LinkedPlace, Op, Script } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { type CardId, type Frame, NONE, type PokemonId, seatOf } from '../model/state.js';
import { canBeAttached, mayBeKeptOff } from '../rules/attachable.js';
import { copiedAttackFaults } from '../rules/attack.js';
import { isKeptFromEvolving, mayLieOn } from '../rules/evolve.js';
import { isOpen } from '../terms/in-vain.js';
import {
  ASKED,
  benchSizeOf,
  cardsMeant,
  hears,
  isForbidden,
  ofPokemon,
  placeOfCard,
  pokemonMeant,
  type Scope,
  seatFor,
} from '../terms/judge.js';
import { mayBePutDown } from '../terms/put-down.js';
import { isForeseen } from '../terms/reach.js';
import { withEnv } from '../terms/scope.js';
import { canLieOn } from './anothers-text.js';
import { isLostOnTheWay, reachesEverybody, wouldReach } from './cause.js';
import { type PickedFor, pickedFor } from './picked-for.js';
import { cardsOfDoing, cardsPicked, isPickedFromHand, pickedAfter } from './reads-picked.js';
import { isActiveTold, shieldableOnes } from './told-to-switch.js';

/*
 * Whoever must do something to a Pokémon of their choice chooses one to which it can be done, if there is one: from a
 * Pokémon without Energy none can be discarded, and one that is shielded cannot be brought up. A Trainer card must change
 * something at all. @rule TRN-03 EFF-05 EFF-02
 */

/** An operation that picks, in its script, and what the words mean in it. */
interface Picking {
  readonly frame: Frame;
  readonly script: Script;
  readonly op: Op;
  readonly scope: Scope;
}

/** The same, and the cards that are for whom is picked. */
interface Giving extends Picking {
  readonly given: readonly CardId[];
}

/**
 * Of the Pokémon that could be picked those to which what follows can be done. If there is none, all, unless nothing else is
 * done to it: then nobody is asked.
 */
export function usefulOnes(game: Game, at: Picking, all: readonly PokemonId[]): readonly PokemonId[] {
  if (all.length === 0) return all;
  const { price, doneTo: readers, goesTo, isOnlyTakenFrom, broughtUp, onlyGetsEnergy } = pickedFor(at.script, at.op);
  if (broughtUp !== null) return broughtUpOnes(game, at, all, broughtUp);
  const left = reachedOnes(game, at, all);
  if (left.length < 2 || (readers.length === 0 && price === null)) return left;
  if (onlyGetsEnergy && price === null && !hears(game, ASKED['can-attach'])) return left;
  const { frame, script, op, scope } = at;
  // Written out: spreading would make a new shape of object at every call.
  const giving: Giving = { frame, script, op, scope, given: givenTo(game, at, readers) };
  const useful = left.filter(
    (pokemon) =>
      (price === null || isUseful(game, giving, pokemon, price)) &&
      (readers.length === 0 || readers.some((doing) => isUseful(game, giving, pokemon, doing))) &&
      (goesTo === null || pokemonMeant(game, bound(at, pokemon), goesTo, 2).some((other) => other !== pokemon)),
  );
  return useful.length > 0 || isOnlyTakenFrom ? useful : left;
}

/** Whether all may be chosen, because nobody is shielded or because that is not looked at beforehand. @rule EFF-02 TRN-07 */
const isTried = (game: Game, { frame, scope }: Picking): boolean =>
  reachesEverybody(game, frame) || !isForeseen(game, scope);

/** Those that can be brought up; where nobody can, nobody is asked. @rule EFF-02 PREC-08 */
function broughtUpOnes(
  game: Game,
  at: Picking,
  all: readonly PokemonId[],
  doing: NonNullable<PickedFor['broughtUp']>,
): readonly PokemonId[] {
  if (isTried(game, at)) return all;
  const able = all.filter((pokemon) => canComeIn(game, at, pokemon, doing));
  return able.length > 0 || at.op.optional ? able : all.slice(0, 1);
}

/** To be brought up is an effect done to a Pokémon, and so is to be sent to the Bench for it. @rule EFF-02 EFF-22 */
function canComeIn(game: Game, at: Picking, incoming: PokemonId, doing: NonNullable<PickedFor['broughtUp']>): boolean {
  const { out } = doing;
  const isToldToLeave = isActiveTold(at.script, doing);
  const leaving =
    out === undefined
      ? sideOf(game, seatOf(incoming)).active
      : pokemonMeant(game, at.scope, pickedLater(at, out) ?? out);
  const isReached = (each: PokemonId): boolean => isTried(game, at) || wouldReach(game, at.frame, each);
  return leaving.some(
    (each) => each !== NONE && shieldableOnes(game, isToldToLeave, { out: each, incoming }).every(isReached),
  );
}

/**
 * Of the Pokémon that could be picked, or of those that the cards are on, the ones that are not shielded, if all that is
 * done to them are effects. @rule EFF-02
 */
function reachedOnes(game: Game, at: Picking, all: readonly PokemonId[]): readonly PokemonId[] {
  if (all.length === 0 || isTried(game, at) || !pickedFor(at.script, at.op).isOnlyAffected) return all;
  return unlessInVain(at, all, (pokemon) => wouldReach(game, at.frame, pokemon));
}

/** The same of cards on Pokémon. @rule EFF-02 */
export function takeableOnes(game: Game, at: Picking, all: readonly CardId[]): readonly CardId[] {
  if (all.length === 0 || isTried(game, at) || !pickedFor(at.script, at.op).isOnlyAffected) return all;
  return unlessInVain(at, all, (card) => {
    const place = placeOfCard(game, card);
    return place === NONE || place === at.frame.source || wouldReach(game, at.frame, place);
  });
}

/** Where things that are brought one by one may go: to anybody where they are lost with the shielded. @rule EFF-21 */
export const aimableOnes = (game: Game, at: Picking, all: readonly PokemonId[]): readonly PokemonId[] =>
  isLostOnTheWay(game) ? all : receivingOnes(game, at, all);

/** Where things that are given out one by one may go: to nobody where all are shielded from them. @rule EFF-02 TRN-03 */
export function receivingOnes(game: Game, at: Picking, all: readonly PokemonId[]): readonly PokemonId[] {
  if (all.length === 0 || isTried(game, at)) return all;
  const able = all.filter((pokemon) => wouldReach(game, at.frame, pokemon));
  return able.length === 0 || at.script.part.part === 'play' ? able : all;
}

/**
 * A Trainer card must change something, if anything can be; attacks and powers may be used in vain. Where nothing can be done
 * to any of them nobody is asked: whoever need not choose does not, and else one of them tells why nothing happens.
 * @rule TRN-03 TRN-06 PREC-08
 */
function unlessInVain(at: Picking, all: readonly number[], isReached: (thing: number) => boolean): readonly number[] {
  const able = all.filter(isReached);
  if (able.length === 0) return at.op.optional ? able : all.slice(0, 1);
  return at.script.part.part === 'play' ? able : all;
}

/**
 * Of the cards that could be picked those that leave a card for each of what is picked beside it: whoever can discard a Grass
 * Energy and a Lightning Energy discards both. @rule PREC-07 ATK-11
 */
export function sparingOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  const { beside } = pickedFor(at.script, at.op);
  if (beside.length === 0 || left.length < 2) return left;
  const others = beside.map((of) => cardsMeant(game, at.scope, of));
  const sparing = left.filter((card) => isOneForEach(others, [card]));
  return sparing.length > 0 ? sparing : left;
}

/** Whether one card can be taken of each list, none of them twice. */
function isOneForEach([first, ...rest]: readonly (readonly CardId[])[], taken: readonly CardId[]): boolean {
  return first === undefined || first.some((card) => !taken.includes(card) && isOneForEach(rest, [...taken, card]));
}

/** Of the cards that could be picked those that the text can put onto the Bench, where it puts them there. @rule CLS-09 CLS-24 CLS-33 */
export function placeableOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  if (!game.setup.occurs.notPutDown || pickedFor(at.script, at.op).benching === null) return left;
  const of = at.op.do.op === 'pick' ? at.op.do.of : at.op.do;
  return left.filter((card) => mayBePutDown(game, at.scope, of, card));
}

/** Of the cards that could be picked those that may lie on the Pokémon that is to evolve. @rule LVL-01 */
export function layableOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  const { evolving } = pickedFor(at.script, at.op);
  if (evolving === null) return left;
  const later = pickedLater(at, evolving.pokemon);
  if (later !== null) {
    const isFromHand = isPickedFromHand(at.script, evolving.with);
    const isFor = (card: CardId, id: PokemonId): boolean =>
      mayLieOn(game, card, id) && !isKeptFromEvolving(game, id, isFromHand);
    return left.filter((card) => pokemonMeant(game, bound(at, card), later).some((id) => isFor(card, id)));
  }
  const [pokemon] = pokemonMeant(game, at.scope, evolving.pokemon);
  return pokemon === undefined ? left : left.filter((card) => canLieOn(game, at.frame, card, pokemon));
}

/**
 * Of the cards that could be picked those that can be attached to whom they are for, where they are for nothing else: none
 * that is there already. @rule TRN-03 PREC-01 PREC-08
 */
export function attachableOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  const { attaching, isOnlyAttached, isOfSeveral } = pickedFor(at.script, at.op);
  if (attaching === null || !isOnlyAttached || (!isOfSeveral && !mayBeKeptOff(game, left))) return left;
  const whom = pokemonMeant(game, at.scope, pickedLater(at, attaching.to) ?? attaching.to);
  if (whom.length === 0) return left;
  return left.filter((card) => whom.some((pokemon) => canBeAttached(game, at.scope.you, card, pokemon)));
}

/** The cards that are picked for whom is chosen, or can be. */
function givenTo(game: Game, at: Picking, readers: readonly Doing[]): readonly CardId[] {
  const giving = readers.find((doing) => doing.op === 'attach' && isGivenTo(doing, at));
  if (giving?.op !== 'attach') return NO_CARDS;
  const all = cardsMeant(game, at.scope, giving.cards);
  return all.length > 0 ? all : cardsLater(game, at, giving.cards);
}

/** Whether one of the cards can be attached to the Pokémon. */
const canReceive = (game: Game, { given, scope }: Giving, pokemon: PokemonId): boolean =>
  given.length === 0 || given.some((card) => canBeAttached(game, scope.you, card, pokemon));

/** The cards of the hand from which some are picked later; nobody may learn from a choice what lies in a deck. @rule ZONE-04 */
function cardsLater(game: Game, { script, scope }: Picking, cards: CardsOf): readonly CardId[] {
  const of = cardsPicked(script, cards);
  if (of.get !== 'cards' || isOpen(of) || (of.in as LinkedPlace).zone !== 'hand') return NO_CARDS;
  return cardsMeant(game, scope, of);
}

const NO_CARDS: readonly CardId[] = [];

/** Of the attacks that could be picked to be used those that the Pokémon can use. @rule ATK-17 CLS-18 CLS-32 */
export function usableOnes(game: Game, { frame, script, op }: Picking, left: readonly number[]): readonly number[] {
  if (!pickedFor(script, op).isUsed) return left;
  return left.filter((id) => isUsable(game, frame, id));
}

/** Whether the Pokémon that carries out a text can use an attack as part of it. @rule ATK-17 CLS-18 CLS-32 */
export function isUsable(game: Game, frame: Frame, attack: number): boolean {
  const one = game.setup.attacks[attack];
  return one !== undefined && frame.source !== NONE && copiedAttackFaults(game, frame, one) === 0;
}

/** The Pokémon of which one is chosen only when the card is there. */
const pickedLater = ({ script, op }: Picking, pokemon: PokemonOf): PokemonOf | null =>
  pickedAfter(script, script.ops.indexOf(op), pokemon);

/** Whether there is no Pokémon that the cards could be attached to: then nobody is asked which. @rule EFF-20 */
function isForNobody(game: Game, at: Picking): boolean {
  const { attaching } = pickedFor(at.script, at.op);
  if (attaching === null) return false;
  const whom = pickedLater(at, attaching.to) ?? attaching.to;
  if (whom.get === 'ref' ? !isBoundByNow(at, whom.name) : isOpen(whom)) return false;
  return pokemonMeant(game, at.scope, whom, 1).length === 0;
}

/** Whether a name is that of what was chosen or done by now, if anything was. */
function isBoundByNow({ script: { ops, slots }, op }: Picking, name: string): boolean {
  const done = ops.findIndex(({ into }) => into === slots[name]);
  return done >= 0 && done < ops.indexOf(op);
}

/**
 * How many of the cards that an operation picks find a place on the Bench, or with anybody; null where they do not need
 * one. Nobody is asked whom no card goes to. @rule BENCH-03 SRCH-01
 */
export function placesFor(game: Game, at: Picking): number | null {
  const { benching, receiving, bringing } = pickedFor(at.script, at.op);
  if (receiving !== NONE && at.frame.env[receiving]!.length === 0) return 0;
  if (bringing !== null && !bringsAnything(game, at, bringing)) return 0;
  if (benching === null) return isForNobody(game, at) ? 0 : null;
  const { scope } = at;
  const seat = benching.to.whose === undefined ? scope.you : seatFor(scope, benching.to.whose);
  return Math.max(0, benchSizeOf(game, seat) - sideOf(game, seat).bench.length);
}

/** Whether there is a card or a damage counter to bring. */
function bringsAnything(game: Game, { scope }: Picking, doing: NonNullable<PickedFor['bringing']>): boolean {
  if (doing.op === 'attach') return cardsMeant(game, scope, doing.cards).length > 0;
  return pokemonMeant(game, scope, doing.from).some((pokemon) => pokemonAt(game, pokemon).damage > 0);
}

/** Of damage counters, or of cards on top of a deck, no more can be chosen than there are; none where they reach nobody. @rule PREC-05 EFF-02 */
export function upToThere(game: Game, at: Picking, numbers: readonly number[]): readonly number[] {
  const { counted } = pickedFor(at.script, at.op);
  if (counted === null) return numbers;
  if (counted.op === 'move-counters' && !isAnyReached(game, at, counted.to)) return NO_NUMBERS;
  const most = counted.op === 'move' ? deckedFor(game, at, counted) : countersOn(game, at, counted.from);
  return numbers.filter((number) => number <= most);
}

const NO_NUMBERS: readonly number[] = [];

/** Whether one of them, or of those of whom one is picked then, is reached, or need not be. @rule EFF-21 */
function isAnyReached(game: Game, at: Picking, to: PokemonOf): boolean {
  if (to.get === 'ref' && pickedLater(at, to) === null) return true;
  const isAnybody = isTried(game, at) || isLostOnTheWay(game);
  return pokemonMeant(game, at.scope, pickedLater(at, to) ?? to).some(
    (id) => isAnybody || wouldReach(game, at.frame, id),
  );
}

/** The damage counters on whom they are taken from; on the one with most of them where one of several is picked then. */
function countersOn(game: Game, at: Picking, from: PokemonOf): number {
  const later = pickedLater(at, from);
  const counters = pokemonMeant(game, at.scope, later ?? from).map((pokemon) => pokemonAt(game, pokemon).damage / 10);
  return later === null ? counters.reduce((all, each) => all + each, 0) : Math.max(0, ...counters);
}

function deckedFor(game: Game, { scope }: Picking, { cards }: Extract<Doing, { op: 'move' }>): number {
  const { whose = 'you' }: LinkedPlace = cards.get === 'cards' ? cards.in : NOWHERE;
  return sideOf(game, seatFor(scope, whose)).deck.length;
}

const NOWHERE: LinkedPlace = {};

function isUseful(game: Game, at: Giving, pokemon: PokemonId, doing: Doing): boolean {
  if (doing.op === 'attach' && isGivenTo(doing, at)) return canReceive(game, at, pokemon);
  const cards = cardsOfDoing(doing);
  if (cards !== null) {
    const meant = bound(at, pokemon);
    meant.subject = pokemon;
    return cardsMeant(game, meant, cards).length > 0;
  }
  if (doing.op === 'switch') return canComeIn(game, at, pokemon, doing);
  if (doing.op === 'evolve') return !isKeptFromEvolving(game, pokemon, isPickedFromHand(at.script, doing.with));
  const { damage, conditions } = pokemonAt(game, pokemon);
  if (doing.op === 'condition') return conditions !== 0;
  if (damage < 10 * countersWanted(at, doing)) return false;
  return doing.op !== 'heal' || !isForbidden(game, ASKED['can-heal'], ofPokemon(pokemon));
}

/** Whoever has said how many damage counters chooses a Pokémon that has so many. @rule PREC-05 */
function countersWanted({ script, frame }: Picking, doing: Doing): number {
  for (const op of script.ops) {
    const isNumber = op.do.op === 'pick' && op.do.of.get === 'number';
    if (isNumber && pickedFor(script, op).counted === doing) return frame.env[op.into]?.[0] ?? 1;
  }
  return 1;
}

/** Whether the picked one is whom the cards are attached to. */
const isGivenTo = ({ to }: Extract<Doing, { op: 'attach' }>, { script, op }: Picking): boolean =>
  to.get === 'ref' && script.slots[to.name] === op.into;

/** What the words mean if this one is picked. */
function bound({ op, scope }: Picking, thing: PokemonId | CardId): Scope {
  const env = scope.env.slice();
  env[op.into] = [thing];
  return withEnv(scope, env);
}
