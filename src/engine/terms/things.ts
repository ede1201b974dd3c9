import type { LinkedPlace, Zone } from '../effects/linked.js';
import type { AttacksOf, CardSelector, CardsOf, PokemonOf, PokemonSelector, Test } from '../effects/terms.js';
import { isFaceUp } from '../model/face-up.js';
import { areOpponents } from '../model/format.js';
import { cardBelow, cardOf, type Game, isToolOnPokemon, pokemonAt, sideOf, topOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { cardFilter, pokemonFilter } from './filter.js';
import { beginGathering, gather, gatheredSince } from './gather.js';
import { knot } from './knot.js';
import { ASK, NO, verdictsOf } from './printed.js';
import {
  aboutAttack,
  boundTo,
  EVENT_CARD,
  EVENT_POKEMON,
  EVENT_SOURCE,
  eventOf,
  isSeat,
  type Scope,
  seatFor,
} from './scope.js';
import { isInActiveSpot } from './spot.js';

/* Which things a text speaks of; the choice among them is not made here. */

/** The attack that is going on, for words that mean its Pokémon. */
function attackGoingOn({ state }: Game): { readonly source: PokemonId; readonly target: PokemonId } | null {
  for (let i = state.frames.length - 1; i >= 0; i--) if (state.frames[i]!.kind === 'attack') return state.frames[i]!;
  return null;
}

/** The Pokémon that attacks; of what an attack has done, when that is over, the one that did it. @rule EFF-14 */
function attackerMeant(game: Game, scope: Scope): PokemonId {
  if (scope.attacker !== NONE) return scope.attacker;
  const source = eventOf(scope, EVENT_SOURCE);
  return source !== NONE ? source : (attackGoingOn(game)?.source ?? NONE);
}

export const firstActive = (game: Game, seat: Seat): PokemonId =>
  sideOf(game, seat).active.find((pokemon) => pokemon !== NONE) ?? NONE;

export const isInPlay = (game: Game, pokemon: PokemonId): boolean =>
  pokemon !== NONE && game.state.pokemon[pokemon] != null;

/** The Pokémon that a reference means, no other of its name; an empty list if it is no longer in play. @rule EFF-16 EFF-20 */
export function referredPokemon(game: Game, scope: Scope, name: string): readonly PokemonId[] {
  switch (name) {
    case 'self':
    case 'holder':
      return only(game, scope.self);
    case 'defender':
      if (scope.defender !== NONE) return only(game, scope.defender);
      return only(game, attackGoingOn(game)?.target ?? firstActive(game, seatFor(scope, 'opponent')));
    case 'attacker':
      return only(game, attackerMeant(game, scope));
    case 'subject':
      return only(game, scope.subject !== NONE ? scope.subject : placeOfCard(game, scope.subjectCard));
    case 'that-pokemon':
      return only(game, eventOf(scope, EVENT_POKEMON));
    case 'card':
    case 'that-card':
      return only(game, placeOfCard(game, name === 'card' ? scope.card : eventOf(scope, EVENT_CARD)));
    default:
      return boundTo(scope, name).filter((pokemon) => isInPlay(game, pokemon));
  }
}

const only = (game: Game, pokemon: PokemonId): readonly PokemonId[] =>
  isInPlay(game, pokemon) ? [pokemon] : NONE_MEANT;

/** The Pokémon that a card is part of, or attached to. */
export function placeOfCard(game: Game, card: CardId): PokemonId {
  const { pokemon } = game.state;
  if (card === NONE) return NONE;
  for (let place = 0; place < pokemon.length; place++) {
    const one = pokemon[place];
    if (one != null && (one.stack.includes(card) || one.attached.includes(card))) return place;
  }
  return NONE;
}

/** What is worded for several Active Pokémon, all or some of them, means those of both players of a team. @rule FMT-25 */
export function isSideMeant(scope: Scope, { side, spot, take, every }: PokemonSelector, seat: Seat): boolean {
  if (side === 'you' && every === true) return !areOpponents(seat, scope.you);
  const several = side === 'opponent' && spot === 'active' && (every === true || take !== undefined);
  return several ? areOpponents(seat, scope.you) : isSeat(scope, side, seat);
}

/**
 * Every Pokémon that is meant, the chooser's choice among them not made; whoever needs no more than some says so. Pokémon are
 * those in play where no zone is named. @rule KIND-06
 */
export function pokemonMeant(game: Game, scope: Scope, of: PokemonOf, most = ALL): readonly PokemonId[] {
  if (of.get === 'ref') return referredPokemon(game, scope, of.name);
  const { spot, where } = of;
  const isSuch = where === undefined ? null : pokemonFilter(where);
  const found = beginGathering();
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    if (!isSideMeant(scope, of, seat)) continue;
    const { active, bench } = sideOf(game, seat);
    const last = spot === 'active' ? active.length : active.length + bench.length;
    for (let i = spot === 'bench' ? active.length : 0; i < last; i++) {
      const pokemon = i < active.length ? active[i]! : bench[i - active.length]!;
      if (pokemon === NONE || (isSuch !== null && !isSuch(game, scope, pokemon))) continue;
      if (gather(pokemon, found) === most) return gatheredSince(found);
    }
  }
  return gatheredSince(found);
}

/** Whether a Pokémon is among those that are meant. */
export function isMeant(game: Game, scope: Scope, of: PokemonOf, pokemon: PokemonId): boolean {
  if (of.get === 'ref') {
    if (of.name === 'self' || of.name === 'holder') return pokemon === scope.self && isInPlay(game, pokemon);
    return referredPokemon(game, scope, of.name).includes(pokemon);
  }
  if (!isInPlay(game, pokemon) || !isSideMeant(scope, of, seatOf(pokemon))) return false;
  if (of.spot !== 'in-play' && (of.spot === 'active') !== isInActiveSpot(game, pokemon)) return false;
  return !of.where || pokemonFilter(of.where)(game, scope, pokemon);
}

const ALL = Number.POSITIVE_INFINITY;

const NONE_MEANT: readonly number[] = [];

/** Every card that is meant, in a list of its own; or as many as are needed at least, to be looked at and not kept. */
export function cardsMeant(game: Game, scope: Scope, of: CardsOf, most = ALL): readonly CardId[] {
  if (of.get === 'ref') return referredCards(game, scope, of.name);
  if (of.get === 'whole') {
    return pokemonMeant(game, scope, of.of).flatMap((place) => {
      const { stack, attached } = pokemonAt(game, place);
      return [...stack, ...attached];
    });
  }
  if (of.where !== undefined) return suchCards(game, scope, of, most);
  const all = cardsIn(game, scope, of.in);
  return most === ALL ? all.slice() : all;
}

/** Of the binding that cards of a place are, if they are one. */
export const slotOfPool = ({ slots }: Scope, { pool }: LinkedPlace): number =>
  pool === undefined ? NONE : (slots[pool] ?? NONE);

function suchCards(game: Game, scope: Scope, { in: place, where }: CardSelector, most: number): readonly CardId[] {
  const all = cardsIn(game, scope, place);
  const slot = slotOfPool(scope, place);
  const isSuch = cardFilter(where!);
  const verdicts = verdictsOf(game, where!);
  const { cardOf: places } = game.setup;
  const found = beginGathering();
  for (let i = 0; i < all.length; i++) {
    const verdict = verdicts[places[all[i]!]!]!;
    if (verdict === NO || (verdict === ASK && !isSuch(game, scope, all[i]!, slot))) continue;
    if (gather(all[i]!, found) === most) break;
  }
  return gatheredSince(found);
}

/** Whether a card is among those that are meant: asked of one card, not of all. */
export function isCardMeant(game: Game, scope: Scope, of: CardsOf, card: CardId): boolean {
  if (of.get !== 'cards') return cardsMeant(game, scope, of).includes(card);
  const { on, what }: LinkedPlace = of.in;
  if (on !== undefined) {
    const place = placeOfCard(game, card);
    if (place === NONE || !isMeant(game, scope, on, place)) return false;
    if (!cardsOn(game, place, what).includes(card)) return false;
  } else if (!cardsIn(game, scope, of.in).includes(card)) return false;
  return of.where === undefined || cardFilter(of.where)(game, scope, card, slotOfPool(scope, of.in));
}

function referredCards(game: Game, scope: Scope, name: string): readonly CardId[] {
  if (name === 'card') return scope.card === NONE ? [] : [scope.card];
  if (name === 'subject' && scope.subjectCard !== NONE) return [scope.subjectCard];
  if (name === 'that-card') return eventOf(scope, EVENT_CARD) === NONE ? [] : [eventOf(scope, EVENT_CARD)];
  if (name.startsWith('#')) return boundTo(scope, name);
  return referredPokemon(game, scope, name).flatMap((place) => pokemonAt(game, place).stack.slice(-1));
}

function cardsIn(game: Game, scope: Scope, place: LinkedPlace): readonly CardId[] {
  if (place.pool !== undefined) return boundTo(scope, place.pool);
  if (place.on !== undefined) return cardsOnAll(game, pokemonMeant(game, scope, place.on), place.what);
  const whose = place.whose ?? 'you';
  let cards: readonly CardId[] = NO_CARDS;
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    if (!isSeat(scope, whose, seat)) continue;
    const zone = zoneOf(game, seat, place.zone!);
    cards = cards.length === 0 ? zone : [...cards, ...zone];
  }
  if (scope.played !== NONE && place.zone === 'hand') return cards.filter((card) => card !== scope.played);
  if (place.face !== undefined && game.state.faceUp.length > 0) return cards.filter((card) => !isFaceUp(game, card));
  if (place.top !== undefined)
    return cards.slice(-Math.max(knot.amount(game, scope, place.top), 0) || cards.length).reverse();
  if (place.bottom !== undefined) return cards.slice(0, knot.amount(game, scope, place.bottom));
  if (place.until !== undefined) return untilSuch(game, scope, cards.toReversed(), place.until);
  return cards;
}

function untilSuch(game: Game, scope: Scope, cards: readonly CardId[], test: Test): readonly CardId[] {
  const at = cards.findIndex((card) => cardFilter(test)(game, scope, card, NONE));
  return at < 0 ? cards : cards.slice(0, at + 1);
}

function cardsOnAll(game: Game, all: readonly PokemonId[], what: LinkedPlace['what']): readonly CardId[] {
  if (all.length === 1) return cardsOn(game, all[0]!, what);
  const cards: CardId[] = [];
  for (let p = 0; p < all.length; p++) {
    const { stack, attached } = pokemonAt(game, all[p]!);
    const here = what === 'stack' || what === 'top' ? stack : attached;
    for (let i = what === 'top' ? here.length - 1 : 0; i < here.length; i++)
      if (isWhat(game, here[i]!, what)) cards.push(here[i]!);
  }
  return cards;
}

function cardsOn(game: Game, pokemon: PokemonId, what: LinkedPlace['what']): readonly CardId[] {
  const { stack, attached } = pokemonAt(game, pokemon);
  if (what === 'stack') return stack;
  if (what === 'top') return stack.slice(-1);
  return what === 'attached' ? attached : attached.filter((card) => isWhat(game, card, what));
}

/** Whether a card on a Pokémon is of the sort that a place means. */
export function isWhat(game: Game, card: CardId, what: LinkedPlace['what']): boolean {
  if (what === 'stack' || what === 'top' || what === 'attached') return true;
  return what === 'tool' ? isToolOnPokemon(cardOf(game, card)) : cardOf(game, card).role === what;
}

const NO_CARDS: readonly CardId[] = [];

export function zoneOf(game: Game, seat: Seat, zone: Zone): readonly CardId[] {
  const side = sideOf(game, seat);
  const { stadium } = game.state;
  switch (zone) {
    case 'deck':
      return side.deck;
    case 'hand':
      return side.hand;
    case 'discard':
      return side.discard;
    case 'prizes':
      return side.prizes;
    case 'lost-zone':
      return side.lostZone;
    case 'stadium':
      return stadium !== NONE && game.setup.ownerOf[stadium] === seat ? [stadium] : [];
    case 'in-play': {
      const onPokemon = [...side.active, ...side.bench].flatMap((place) => {
        if (place === NONE) return [];
        const { stack, attached } = pokemonAt(game, place);
        return [...stack, ...attached];
      });
      return stadium !== NONE && game.setup.ownerOf[stadium] === seat ? [...onPokemon, stadium] : onPokemon; // ZONE-18
    }
  }
}

/** The numbers of the attacks that are meant: only printed ones. @rule ATK-18 */
export function attacksMeant(game: Game, scope: Scope, of: AttacksOf): readonly number[] {
  if (of.get === 'ref') return boundTo(scope, of.name);
  const places = isOfPokemon(of.of) ? pokemonMeant(game, scope, of.of) : [];
  const cards = places.length > 0 ? places.flatMap((place) => printedOn(game, place)) : cardsNaming(game, scope, of.of);
  const found = cards.flatMap((card) => (places.length === 0 && card.pieces > 0 ? NO_ATTACKS : idsOf(card)));
  return of.where ? found.filter((id) => knot.holds(game, aboutAttack(scope, id), of.where!)) : found;
}

const NO_ATTACKS: readonly number[] = []; // CLS-35, CLS-40

const idsOf = ({ attacks }: Card): readonly number[] => attacks.map(({ id }) => id);

/** A card that is attached names itself, not the Pokémon that it is on. */
const isOfPokemon = (of: PokemonOf | CardsOf): of is PokemonOf =>
  of.get === 'pokemon' || (of.get === 'ref' && of.name !== 'card');

/** The cards whose attacks are a Pokémon's own: both layers of one that adds to the card below. @rule ATK-18 LVL-06 LVL-11 */
function printedOn(game: Game, pokemon: PokemonId): readonly Card[] {
  const below = cardBelow(game, pokemon);
  return below === null ? [topOf(game, pokemon)] : [topOf(game, pokemon), below];
}

/** The cards by which things are named: of a Pokémon the top one. */
export function cardsNaming(game: Game, scope: Scope, of: PokemonOf | CardsOf): readonly Card[] {
  if (of.get === 'pokemon') return pokemonMeant(game, scope, of).map((pokemon) => topOf(game, pokemon));
  if (of.get !== 'ref') return cardsMeant(game, scope, of).map((card) => cardOf(game, card));
  const places = isOfPokemon(of) ? referredPokemon(game, scope, of.name) : [];
  return places.length > 0
    ? places.map((pokemon) => topOf(game, pokemon))
    : referredCards(game, scope, of.name).map((card) => cardOf(game, card));
}
