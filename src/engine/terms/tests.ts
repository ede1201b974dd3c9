import { type LinkedPlace, marksOf } from '../effects/linked.js';
import type { Amount, AttacksOf, CardsOf, PokemonOf, Relation, Test } from '../effects/terms.js';
import type { CardWord } from '../effects/words.js';
import { areOpponents } from '../model/format.js';
import { cardBelow, cardOf, type Game, isEvolved, pokemonAt, sideOf, topOf } from '../model/game.js';
import { markerBits } from '../model/markers.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, ONCE_PER_GAME, type PokemonId } from '../model/state.js';
import { isTrainerAsWell } from '../rules/fossil.js';
import { isOfClass } from '../rules/kind.js';
import { hasInName } from '../rules/name.js';
import { hasStage, isNamed, isPower, isPrintedName } from './card-test.js';
import { countCards, countPokemon } from './counted.js';
import { cardFilter, pokemonFilter } from './filter.js';
import { knot } from './knot.js';
import { isTakenAway } from './questions.js';
import { aboutPokemon, boundTo, isSeat, type Scope, seatFor, typesItHad } from './scope.js';
import { isInActiveSpot } from './spot.js';
import {
  attacksMeant,
  cardsMeant,
  cardsNaming,
  isInPlay,
  placeOfCard,
  pokemonMeant,
  referredPokemon,
  slotOfPool,
} from './things.js';

/* Whether something is so. Filters are about the subject of the scope. */

/** The card that a filter is about: of a Pokémon the top one. */
export function cardOfSubject(game: Game, scope: Scope): Card | null {
  if (scope.subject !== NONE) return isInPlay(game, scope.subject) ? topOf(game, scope.subject) : null;
  return scope.subjectCard === NONE ? null : cardOf(game, scope.subjectCard);
}

/** Whether it was put into play this turn; where an era says so, its Evolution card is enough. @rule EVO-22 */
function isNewInPlay(game: Game, pokemon: PokemonId): boolean {
  const { turn } = game.state;
  const { enteredOn, evolvedOn } = pokemonAt(game, pokemon);
  return enteredOn === turn || (evolvedOn === turn && game.setup.era.newInPlay === 'entered-or-evolved');
}

export function holds(game: Game, scope: Scope, test: Test): boolean {
  switch (test.test) {
    case 'all':
      for (let i = 0; i < test.of.length; i++) if (!holds(game, scope, test.of[i]!)) return false;
      return true;
    case 'any':
      for (let i = 0; i < test.of.length; i++) if (holds(game, scope, test.of[i]!)) return true;
      return false;
    case 'not':
      return !holds(game, scope, test.of);
    case 'kind': {
      const card = cardOfSubject(game, scope);
      if (scope.subject !== NONE) return test.is.includes('pokemon') || isAlso(game, card, test.is); // KIND-07, FOS-03
      return card !== null && (kindsOfCard(game, scope, card) & marksOf(test).bits) !== 0;
    }
    case 'type':
      return (typesOfSubject(game, scope) & marksOf(test).bits) !== 0;
    case 'same-type':
      return (typesOfSubject(game, scope) & typesOfThings(game, scope, test.as)) !== 0;
    case 'stage':
      return isOfStage(game, scope, test.is);
    case 'name':
    case 'name-has':
    case 'same-name':
    case 'tag':
    case 'evolves-from':
    case 'evolves-into':
      return holdsOfCard(game, scope, test);
    case 'new':
      return isInPlay(game, scope.subject) && isNewInPlay(game, scope.subject);
    case 'marker':
      return (
        isInPlay(game, scope.subject) && (pokemonAt(game, scope.subject).markers & markerBits(game, test.is)) !== 0
      );
    case 'condition':
      return hasCondition(game, scope.subject, marksOf(test).bits);
    case 'power':
      return hasPower(game, scope, test);
    case 'resistance':
      return (resistedBySubject(game, scope) & marksOf(test).bits) !== 0;
    case 'is':
      return isThing(game, scope, test.of);
    case 'spot':
      return isInPlay(game, scope.subject) && isInActiveSpot(game, scope.subject) === (test.is === 'active');
    default:
      return holdsOfGame(game, scope, test);
  }
}

/** Some Trainer cards that are played as Pokémon are Trainer cards all the same. @rule FOS-03 KIND-17 */
const isAlso = ({ setup }: Game, card: Card | null, words: readonly CardWord[]): boolean => {
  if (card !== null && isTrainerAsWell(card, setup.era)) return words.includes('trainer');
  const kinds = card?.playPart?.asPokemon?.kinds;
  return kinds !== undefined && words.some((word) => kinds.includes(word));
};

type GameTest = Extract<Test, { test: 'compare' | 'exists' | 'matches' | 'did' | 'happened' | 'spent' | 'turn' }>;

function holdsOfGame(game: Game, scope: Scope, test: GameTest): boolean {
  switch (test.test) {
    case 'compare':
      if (game.setup.occurs.pieces && isAboutPiece(game, scope) && (isPrinted(test.a) || isPrinted(test.b)))
        return false;
      if (isOneOpponentMeant(game, scope)) return holdsOfOneOpponent(game, scope, test);
      return compare(knot.amount(game, scope, test.a), test.rel, knot.amount(game, scope, test.b));
    case 'exists':
      if (test.n === undefined) return isAny(game, scope, test.of);
      if (isOneOpponentMeant(game, scope)) return holdsOfOneOpponent(game, scope, test);
      return countOf(game, scope, test.of) >= knot.amount(game, scope, test.n);
    case 'matches':
      return doMatch(game, scope, test.of, test.where);
    case 'did':
      return (
        wasDone(boundTo(scope, test.what)) &&
        (test.n === undefined || boundTo(scope, test.what).length >= knot.amount(game, scope, test.n))
      );
    case 'happened':
      return knot.past(game, scope, test) > 0;
    case 'spent':
      return (sideOf(game, seatFor(scope, test.who)).spent & (1 << ONCE_PER_GAME.indexOf(test.what))) !== 0;
    case 'turn':
      return isTurn(game, scope, test);
  }
}

/** Outside play only the type, the kind and the name of a LEGEND's half or a V-UNION's piece can be spoken of. @rule CLS-35 CLS-40 */
const isAboutPiece = (game: Game, scope: Scope): boolean =>
  scope.subject === NONE && scope.subjectCard !== NONE && cardOf(game, scope.subjectCard).pieces > 0;

/** A number that is printed on what a filter is about. */
const isPrinted = (of: Amount): boolean =>
  typeof of !== 'number' &&
  of.num === 'stat' &&
  typeof of.of !== 'string' &&
  of.of.get === 'ref' &&
  of.of.name === 'subject';

/** What was done is bound; an optional act that was declined is bound to `NONE`. */
const wasDone = (bound: readonly number[]): boolean => bound.length > 0 && bound[0] !== NONE;

/** Between turns it is nobody's. @rule TURN-01 CHK-01 */
function isTurn({ state }: Game, scope: Scope, test: Extract<Test, { test: 'turn' }>): boolean {
  if (state.phase === 'between-turns') return false;
  if (test.whose !== undefined && !isSeat(scope, test.whose, state.seat)) return false;
  if (test.first === true && state.sides[state.seat]!.turnsTaken !== 1) return false;
  return test.second !== true || state.starter !== state.seat;
}

type CardTest = Extract<Test, { test: 'name' | 'name-has' | 'same-name' | 'tag' | 'evolves-from' | 'evolves-into' }>;

function holdsOfCard(game: Game, scope: Scope, test: CardTest): boolean {
  if (test.test === 'name' && scope.subjectAttack !== NONE)
    return test.is.includes(game.setup.attacks[scope.subjectAttack]!.name);
  const card = cardOfSubject(game, scope);
  if (card === null) return false;
  switch (test.test) {
    case 'name':
      return isNamed(card, test.is, game.setup.era);
    case 'name-has':
      return hasInName(card.name, test.words);
    case 'same-name':
      return cardsNaming(game, scope, test.as).some(({ identity }) => identity === card.identity);
    case 'tag':
      return isOfClass(card.facts, test.is, scope.subject !== NONE);
    case 'evolves-from':
      return doesEvolveFrom(game, scope, evolvedCard(game, scope, card), test);
    case 'evolves-into':
      return cardsMeant(game, scope, test.of).some((id) => evolves(cardOf(game, id), card, test));
  }
}

/** What evolves is the card that gives the stage; a Level-Up card evolves from nothing. @rule LVL-10 */
const evolvedCard = (game: Game, { subject }: Scope, card: Card): Card =>
  card.role === 'level-up' && subject !== NONE ? unlevelled(game, subject) : card;

/** From whoever is called so, whether or not a card of the game is; or from one of those that are meant. @rule NAME-13 */
function doesEvolveFrom(game: Game, scope: Scope, card: Card, test: Extract<Test, { test: 'evolves-from' }>): boolean {
  if (card.role === 'level-up') return false;
  const { of } = test;
  if (typeof of === 'string') return isPrintedName(card.facts.evolvesFrom, of, game.setup.era);
  return cardsNaming(game, outOfFilter(scope, of), of).some((below) => evolves(card, below, test));
}

/** Whether the names link them, where a text says so with a Stage 1 left out. @rule EVO-12 EVO-13 */
const evolves = (
  { evolvesFrom, line }: Card,
  { identity }: Pick<Card, 'identity'>,
  { skipping }: { readonly skipping?: true },
): boolean => evolvesFrom === identity || (skipping === true && line.includes(identity));

/** "That evolves from it" in a loop speaks of what the loop is at, not of the card that is filtered. */
const outOfFilter = (scope: Scope, of: PokemonOf | CardsOf): Scope =>
  of.get === 'ref' && of.name === 'subject' && scope.each !== NONE ? aboutPokemon(scope, scope.each) : scope;

/**
 * The kinds of the card that a filter is about, as bits. A Pokémon that is attached is a Pokémon Tool; taken off, it still
 * was one. @rule KIND-07 TOOL-03
 */
function kindsOfCard(game: Game, { env, subjectCard, subjectOf }: Scope, card: Card): number {
  if (card.rulesAsTool.length === 0) return card.kindBits;
  const wasTool = subjectOf !== NONE && typesItHad({ env }, subjectOf, subjectCard) !== NONE;
  return wasTool || isAttached(game, subjectCard) ? card.kindBitsAttached : card.kindBits;
}

function isAttached(game: Game, card: CardId): boolean {
  const place = placeOfCard(game, card);
  return place !== NONE && pokemonAt(game, place).attached.includes(card);
}

/** The types of what a filter is about, as bits: an Energy card is of the types it provides. @rule KIND-16 NRG-06 */
function typesOfSubject(game: Game, scope: Scope): number {
  if (scope.subject !== NONE) return isInPlay(game, scope.subject) ? knot.types(game, scope.subject) : 0;
  if (scope.subjectCard === NONE) return 0;
  const had = scope.subjectOf === NONE ? NONE : typesItHad(scope, scope.subjectOf, scope.subjectCard);
  return had === NONE ? typesOfCard(game, scope.subjectCard) : had;
}

/** The types of a card where it lies: an Energy card has those that it provides there. @rule NRG-06 */
export function typesOfCard(game: Game, id: CardId): number {
  const card = cardOf(game, id);
  if (card.rulesAsTool.length > 0 && isAttached(game, id)) return 0; // KIND-07
  if (card.role !== 'energy') return card.typeBits;
  const units = knot.provides(game, id);
  let bits = 0;
  for (let i = 0; i < units.length; i++) bits |= units[i]!;
  return bits;
}

/** The slot of the binding that cards are, if they are one. */
function slotOf(scope: Scope, of: PokemonOf | CardsOf): number {
  if (of.get === 'ref') return scope.slots[of.name] ?? NONE;
  return of.get === 'cards' ? slotOfPool(scope, of.in as LinkedPlace) : NONE;
}

function typesOfThings(game: Game, scope: Scope, of: PokemonOf | CardsOf): number {
  const places = pokemonOrNone(game, scope, of);
  if (places !== null) return places.reduce((bits, place) => bits | knot.types(game, place), 0);
  const slot = slotOf(scope, of);
  return cardsMeant(game, scope, of as CardsOf).reduce((bits, card) => {
    const had = typesItHad(scope, slot, card);
    return bits | (had === NONE ? typesOfCard(game, card) : had);
  }, 0);
}

/** In play "Basic" is what has nothing under it, or what is printed, as the era has it. @rule KIND-13 */
function isOfStage(game: Game, scope: Scope, words: readonly string[]): boolean {
  const card = cardOfSubject(game, scope);
  if (card === null) return false;
  if (scope.subject !== NONE) {
    if (words.includes('evolved') && isEvolved(game, scope.subject)) return true;
    if (words.includes('evolution') && isEvolutionInPlay(game, scope.subject)) return true;
  }
  if (scope.subject === NONE) return hasStage(card, words as never);
  if (words.includes('basic') && isBasicInPlay(game, scope.subject)) return true;
  return isPrintedStage(card, words) || isPrintedStage(unlevelled(game, scope.subject), words);
}

/** What "Basic" means in play has been asked before. */
const isPrintedStage = ({ facts: { stage } }: Card, words: readonly string[]): boolean =>
  stage !== null && stage !== 'basic' && words.includes(stage);

/** The card that gives a Pokémon its stage: a Level-Up card leaves the one it was put onto. @rule LVL-10 */
function unlevelled(game: Game, pokemon: PokemonId): Card {
  const { stack } = pokemonAt(game, pokemon);
  const top = cardOf(game, stack.at(-1)!);
  return top.role === 'level-up' && stack.length > 1 ? cardOf(game, stack.at(-2)!) : top;
}

/** A Stage 1 or 2 put straight into play is an Evolution Pokémon where the printed stage counts. @rule KIND-13 */
function isEvolutionInPlay(game: Game, pokemon: PokemonId): boolean {
  switch (game.setup.era.basicInPlayDefinition) {
    case 'nothing-under-it':
    case 'nothing-under-it-but-legend':
      return isEvolved(game, pokemon);
    case 'printed-stage':
      return hasStage(unlevelled(game, pokemon), ['evolution']);
  }
}

/** @rule KIND-12 KIND-13 LVL-10 */
function isBasicInPlay(game: Game, pokemon: PokemonId): boolean {
  switch (game.setup.era.basicInPlayDefinition) {
    case 'nothing-under-it':
      return !isEvolved(game, pokemon);
    case 'nothing-under-it-but-legend':
      return !isEvolved(game, pokemon) && topOf(game, pokemon).role !== 'legend';
    case 'printed-stage':
      return hasStage(unlevelled(game, pokemon), ['basic']);
  }
}

const hasCondition = (game: Game, pokemon: PokemonId, bits: number): boolean =>
  isInPlay(game, pokemon) && (pokemonAt(game, pokemon).conditions & bits) !== 0;

/** What it has Resistance to, as bits; out of play what is printed. @rule DMG-10 CLS-35 CLS-40 */
function resistedBySubject(game: Game, scope: Scope): number {
  if (scope.subject !== NONE) return isInPlay(game, scope.subject) ? knot.resists(game, scope.subject) : 0;
  if (isAboutPiece(game, scope)) return 0;
  return cardOfSubject(game, scope)?.resistances.reduce((bits, { type }) => bits | (1 << type), 0) ?? 0;
}

type PowerTest = Extract<Test, { test: 'power' }>;

/**
 * A Pokémon has the powers of the card below, too, where its top card only adds to them, and none that a text has taken
 * away. @rule LVL-06 CLS-16 POW-11
 */
function hasPower(game: Game, scope: Scope, test: PowerTest): boolean {
  if (isAboutPiece(game, scope)) return false;
  const card = cardOfSubject(game, scope);
  if (card === null || isOnCard(game, scope, card, test)) return card !== null;
  const below = scope.subject === NONE ? null : cardBelow(game, scope.subject);
  return below !== null && isOnCard(game, scope, below, test);
}

function isOnCard(game: Game, { subject, subjectCard }: Scope, { facts }: Card, test: PowerTest): boolean {
  for (let i = 0; i < facts.powers.length; i++) {
    const power = facts.powers[i]!;
    if (!isPower(power.kind, test.is) || (test.name !== undefined && test.name !== power.name)) continue;
    if (!isTakenAway(game, subject, subjectCard, power)) return true;
  }
  return false;
}

/** A thing is none of another sort. */
function isThing(game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf): boolean {
  const isRef = of.get === 'ref';
  if (scope.subjectAttack !== NONE)
    return (isRef || of.get === 'attacks') && attacksMeant(game, scope, of).includes(scope.subjectAttack);
  if (scope.subjectCard !== NONE)
    return of.get !== 'attacks' && of.get !== 'pokemon' && cardsMeant(game, scope, of).includes(scope.subjectCard);
  // The reference is read where the filter stands, not where it is applied.
  if (isRef && of.name === 'subject') return true;
  return (isRef || of.get === 'pokemon') && pokemonMeant(game, scope, of).includes(scope.subject);
}

function doMatch(game: Game, scope: Scope, of: PokemonOf | CardsOf, where: Test): boolean {
  const places = pokemonOrNone(game, scope, of);
  const ids = places ?? cardsMeant(game, scope, of as CardsOf);
  if (ids.length === 0) return false;
  return places === null
    ? areCardsSuch(game, scope, ids, { where, slot: slotOf(scope, of) })
    : areSuch(game, scope, ids, where);
}

function areSuch(game: Game, scope: Scope, all: readonly PokemonId[], where: Test): boolean {
  const isSuch = pokemonFilter(where);
  for (let i = 0; i < all.length; i++) if (!isSuch(game, scope, all[i]!)) return false;
  return true;
}

interface Such {
  readonly where: Test;
  readonly slot: number;
}

function areCardsSuch(game: Game, scope: Scope, all: readonly CardId[], { where, slot }: Such): boolean {
  const isSuch = cardFilter(where);
  for (let i = 0; i < all.length; i++) if (!isSuch(game, scope, all[i]!, slot)) return false;
  return true;
}

/** The Pokémon that are meant, or null if cards are. */
export function pokemonOrNone(
  game: Game,
  scope: Scope,
  of: PokemonOf | CardsOf | AttacksOf,
): readonly PokemonId[] | null {
  if (of.get === 'pokemon') return pokemonMeant(game, scope, of);
  if (of.get !== 'ref' || of.name === 'card' || of.name === 'that-card') return null;
  const places = referredPokemon(game, scope, of.name);
  if (places.length === 0 && of.name === 'subject' && scope.subjectCard !== NONE) return null; // a card out of play
  return places.length > 0 || !of.name.startsWith('#') ? places : null;
}

/** Whether there is any: nobody looks further than the first. */
function isAny(game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf): boolean {
  if (of.get === 'pokemon') return countPokemon(game, scope, of, 1) > 0;
  if (of.get === 'cards') return countCards(game, scope, of, 1) > 0;
  return countOf(game, scope, of) > 0;
}

export function countOf(game: Game, scope: Scope, of: PokemonOf | CardsOf | AttacksOf): number {
  if (of.get === 'attacks') return attacksMeant(game, scope, of).length;
  if (of.get === 'pokemon') return countPokemon(game, scope, of);
  if (of.get === 'cards') return countCards(game, scope, of);
  if (of.get === 'ref' && of.name.startsWith('#')) return boundTo(scope, of.name).length;
  return (pokemonOrNone(game, scope, of) ?? cardsMeant(game, scope, of as CardsOf)).length;
}

/** How many things "your opponent" has is asked of one player, where nobody has said of which. @rule FMT-24 */
const isOneOpponentMeant = ({ state }: Game, { them }: Scope): boolean => state.sides.length > 2 && them === NONE;

/** Whether it is so with one of the opponents: nobody is asked with which, so either will do. @rule FMT-24 */
function holdsOfOneOpponent(game: Game, scope: Scope, test: GameTest): boolean {
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    if (!areOpponents(seat, scope.you) || sides[seat]!.out !== 0) continue;
    if (holdsOfGame(game, { ...scope, them: seat }, test)) return true;
  }
  return false;
}

export function compare(a: number, rel: Relation, b: number): boolean {
  switch (rel) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
    case '!=':
      return a !== b;
  }
}
