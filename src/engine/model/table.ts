import { emit, emitOpenly, emitSecret } from './event.js';
import { leavePrizes } from './face-up.js';
import { cardOf, type Game, pokemonAt, pokemonInPlay, sideOf } from './game.js';
import { endConditioned, endOn, endOnBench, endOnCard } from './lasting.js';
import { hear, hearTop, unhear } from './listeners.js';
import {
  type CardId,
  NONE,
  PLACES_PER_SEAT,
  type Pokemon,
  type PokemonId,
  type Seat,
  type Side,
  STADIUM_PLACE,
  seatOf,
} from './state.js';
import { setStrength } from './strength.js';
import { forgetCardUses, forgetStadiumUses, forgetUses } from './uses.js';

/*
 * The hands of the engine: what happens to cards and Pokémon in the course of a turn happens here. Only setting up and
 * clearing the table, which move whole piles, are elsewhere.
 * The table is changed in place; `splice` is avoided because it allocates what it takes out.
 */

/** Takes an entry out of a list, keeping the order of the others. Returns whether it was there. */
export function takeOut(list: number[], entry: number): boolean {
  const at = list.indexOf(entry);
  if (at < 0) return false;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
  return true;
}

/** Draws the top card; false if there is none. @rule ZONE-16 */
export function drawCard(game: Game, seat: Seat): boolean {
  const side = sideOf(game, seat);
  const card = side.deck.pop();
  if (card === undefined) return false;
  side.hand.push(card);
  emitSecret(game, 'cardDrawn', seat, card);
  if (game.setup.format.drawnWithoutPokemon === 'active') bringIn(game, seat, side, card);
  return true;
}

/** A player without Pokémon puts a Basic Pokémon that is drawn into the Active spot at once. @rule FMT-21 */
function bringIn(game: Game, seat: Seat, side: Side, card: CardId): void {
  if (game.state.phase === 'setup' || pokemonInPlay(side) > 0 || cardOf(game, card).role !== 'basic') return;
  side.hand.pop();
  emit(game, 'broughtIn', enterActive(game, seat, card), card);
  game.state.checksDue = 1;
}

/** A card comes into another zone: nothing that was done to it, or with it, holds there. @rule ZONE-14 POW-03 */
export function arrive(game: Game, card: CardId): void {
  endOnCard(game, card);
  forgetCardUses(game, card);
}

/** Puts a card into its owner's discard pile, a Prism Star into the Lost Zone; it has left where it was. @rule ZONE-02 ZONE-14 ZONE-15 CLS-20 */
export function discard(game: Game, card: CardId): void {
  arrive(game, card);
  const owner = game.setup.ownerOf[card]!;
  const side = sideOf(game, owner);
  if (cardOf(game, card).isPrismStar) side.lostZone.push(card);
  else side.discard.push(card);
  emit(game, 'discarded', owner, card);
}

function freePlace(game: Game, seat: Seat, side: Side): PokemonId {
  for (let i = 0; i < PLACES_PER_SEAT; i++) {
    const place = seat * PLACES_PER_SEAT + ((side.nextPlace + i) % PLACES_PER_SEAT);
    if (game.state.pokemon[place] === null) {
      side.nextPlace = (place + 1) % PLACES_PER_SEAT;
      return place;
    }
  }
  return NONE;
}

/** A Pokémon as it comes into play with one card. All fields in one order: one shape for the whole engine. */
export function newPokemon(card: CardId, turn: number): Pokemon {
  return {
    stack: [card],
    attached: [],
    markers: 0,
    damage: 0,
    conditions: 0,
    strength: 0,
    paralyzedOn: NONE,
    enteredOn: turn,
    evolvedOn: NONE,
    devolvedOn: NONE,
    retreatFailedOn: NONE,
    fallen: 0,
  };
}

/** Puts a card into play as a new Pokémon; where it lies, the caller decides. */
function enterPlay(game: Game, seat: Seat, card: CardId): PokemonId {
  const pokemon = freePlace(game, seat, sideOf(game, seat));
  game.state.pokemon[pokemon] = newPokemon(card, game.state.turn);
  hear(game, pokemon, card);
  return pokemon;
}

/** @rule BENCH-01 */
export function enterBench(game: Game, seat: Seat, card: CardId): PokemonId {
  const pokemon = enterPlay(game, seat, card);
  const side = sideOf(game, seat);
  side.bench.push(pokemon);
  // FMT-04, FMT-21: it moves up at once where an Active spot is empty
  if (game.state.phase !== 'setup' && side.active.includes(NONE)) game.state.checksDue = 1;
  lookAnew(game);
  return pokemon;
}

/** Several cards become one Pokémon; what is printed on the last of them counts for all. @rule CLS-09 CLS-10 CLS-33 CLS-34 */
export function enterBenchWhole(game: Game, seat: Seat, pieces: readonly CardId[]): PokemonId {
  const pokemon = enterBench(game, seat, pieces[pieces.length - 1]!);
  pokemonAt(game, pokemon).stack = pieces.slice();
  return pokemon;
}

/** @rule SETUP-04 */
export function enterActive(game: Game, seat: Seat, card: CardId): PokemonId {
  const side = sideOf(game, seat);
  const pokemon = enterPlay(game, seat, card);
  side.active[side.active.indexOf(NONE)] = pokemon;
  return pokemon;
}

/** Everything about a Pokémon that ends when it becomes another. @rule EVO-04 EVO-09 COND-04 */
function clearEffects(pokemon: Pokemon): void {
  pokemon.conditions = 0;
  pokemon.strength = 0;
  pokemon.paralyzedOn = NONE;
  pokemon.retreatFailedOn = NONE;
  pokemon.markers = 0;
}

/** Lays an Evolution card on a Pokémon: damage and attachments stay, effects end. @rule EVO-01 EVO-03 EVO-04 EVO-10 */
export function layOn(game: Game, id: PokemonId, card: CardId): void {
  const pokemon = pokemonAt(game, id);
  pokemon.stack.push(card);
  pokemon.evolvedOn = game.state.turn;
  clearEffects(pokemon);
  const isSame = cardOf(game, card).role === 'level-up'; // LVL-06
  endOn(game, id, isSame);
  if (!isSame) forgetUses(game, id);
  hearTop(game, id);
  game.state.checksDue = 1; // TURN-12: its HP may be lower now
  emit(game, 'evolved', id, card);
}

/** @rule NRG-11 TOOL-01 TM-01 */
export function attach(game: Game, id: PokemonId, card: CardId): void {
  pokemonAt(game, id).attached.push(card);
  hear(game, id, card);
  emit(game, 'attached', id, card);
  lookAnew(game);
}

/** What ends when a Pokémon reaches the Bench: Special Conditions; named counters stay. @rule COND-03 EVO-09 RET-10 */
export function clearOnBench(game: Game, id: PokemonId): void {
  const pokemon = pokemonAt(game, id);
  pokemon.conditions = 0;
  pokemon.strength = 0;
  pokemon.paralyzedOn = NONE;
  endOnBench(game, id);
}

/** Two Pokémon of one side change places; each takes the other's. @rule RET-01 */
export function changePlaces(game: Game, active: PokemonId, benched: PokemonId): void {
  const side = sideOf(game, seatOf(active));
  side.active[side.active.indexOf(active)] = benched;
  side.bench[side.bench.indexOf(benched)] = active;
  clearOnBench(game, active);
  lookAnew(game);
}

/**
 * Texts have come into play, or speak of who is Active: HP may be lower now, a Bench smaller, a Special Condition one that
 * cannot be had, a card on a Pokémon that may not have it. @rule TURN-12 COND-19 NRG-13
 */
function lookAnew({ setup, state }: Game): void {
  if (setup.occurs.unsettling && state.phase !== 'setup') state.checksDue = 1;
}

/** Moves a Benched Pokémon into an empty Active spot. @rule BENCH-04 */
export function bringUp(game: Game, id: PokemonId): void {
  const side = sideOf(game, seatOf(id));
  takeOut(side.bench, id);
  side.active[side.active.indexOf(NONE)] = id;
  lookAnew(game);
}

/** Puts damage on a Pokémon; it counts past its HP and stays. @rule DMG-14 DMG-18 PREC-09 */
export function putDamage(game: Game, id: PokemonId, points: number): void {
  pokemonAt(game, id).damage += points;
  game.state.checksDue = 1;
}

/** One Special Condition ends, with whatever depends on it. @rule COND-16 EFF-13 */
export function recover(game: Game, id: PokemonId, condition: number): void {
  const pokemon = pokemonAt(game, id);
  pokemon.conditions &= ~condition;
  setStrength(pokemon, condition, 0);
  endConditioned(game, id);
  emit(game, 'recovered', id, condition);
}

/** A Pokémon leaves play; its cards, lowest first and then what was attached, go where the caller puts them. @rule ZONE-14 KIND-18 */
export function leavePlay(game: Game, id: PokemonId): CardId[] {
  const side = sideOf(game, seatOf(id));
  const { stack, attached } = pokemonAt(game, id);
  game.state.pokemon[id] = null;
  if (!takeOut(side.bench, id)) side.active[side.active.indexOf(id)] = NONE;
  game.state.checksDue = 1; // BENCH-04: a spot is empty; BENCH-02, TOOL-02: what its text allowed is so no longer
  unhear(game, id, NONE);
  endOn(game, id);
  forgetUses(game, id);
  return [...stack, ...attached];
}

/** Discards a Pokémon with everything on and under it, each card to its owner's pile. @rule KO-02 EVO-20 KIND-18 */
export function discardPokemon(game: Game, id: PokemonId): void {
  const cards = leavePlay(game, id);
  for (let i = 0; i < cards.length; i++) discard(game, cards[i]!);
}

/** An attached card comes off; where it goes, the caller decides. */
export function detach(game: Game, id: PokemonId, card: CardId): void {
  takeOut(pokemonAt(game, id).attached, card);
  unhear(game, id, card);
  game.state.checksDue = 1; // its HP may be lower now
}

/** Discards one attached card. @rule ZONE-15 */
export function discardAttached(game: Game, id: PokemonId, card: CardId): void {
  detach(game, id, card);
  discard(game, card);
}

/** The top card comes off a stack of several; damage and attachments stay, effects end. @rule EVO-10 EVO-15 EVO-17 */
export function takeOffTop(game: Game, id: PokemonId): CardId {
  const pokemon = pokemonAt(game, id);
  const top = pokemon.stack.pop()!;
  pokemon.enteredOn = game.state.turn; // EVO-17: it is not the Pokémon that was in play
  pokemon.devolvedOn = game.state.turn;
  unhear(game, id, top);
  clearEffects(pokemon);
  endOn(game, id);
  forgetUses(game, id);
  hearTop(game, id);
  game.state.checksDue = 1;
  return top;
}

/** Another card for the top one of a Pokémon, which stays what it is in all else; the card that comes off. */
export function replaceTop(game: Game, id: PokemonId, card: CardId): CardId {
  const pokemon = pokemonAt(game, id);
  const old = pokemon.stack.pop()!;
  unhear(game, id, old);
  pokemon.stack.push(card);
  hearTop(game, id);
  game.state.checksDue = 1;
  return old;
}

/** A new Stadium; the one before it goes to its owner's discard pile. @rule STAD-01 STAD-02 */
export function enterStadium(game: Game, seat: Seat, card: CardId): void {
  const old = game.state.stadium;
  if (old !== NONE) discard(game, old);
  unhear(game, STADIUM_PLACE, NONE);
  game.state.stadium = card;
  forgetStadiumUses(game, card);
  hear(game, STADIUM_PLACE, card);
  game.state.checksDue = 1; // TURN-12: what the one said, and what the other says
  emit(game, 'stadiumEntered', seat, card);
}

/** Puts the Prize card at a position into the hand; what lay face up everybody has seen. @rule KO-03 ZONE-10 */
export function takePrize(game: Game, seat: Seat, position: number): void {
  const side = sideOf(game, seat);
  const card = side.prizes[position]!;
  takeOut(side.prizes, card);
  side.hand.push(card);
  if (leavePrizes(game, card)) emitOpenly(game, 'prizeTaken', seat, card);
  else emitSecret(game, 'prizeTaken', seat, card);
  if (game.setup.format.drawnWithoutPokemon === 'active') bringIn(game, seat, side, card);
}
