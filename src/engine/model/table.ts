import { emit, emitSecret } from './event.js';
import { cardOf, type Game, pokemonAt, sideOf } from './game.js';
import {
  type CardId,
  NONE,
  PLACES_PER_SEAT,
  type Pokemon,
  type PokemonId,
  type Seat,
  type Side,
  seatOf,
} from './state.js';

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
  return true;
}

/** Puts a card into its owner's discard pile, a Prism Star into the Lost Zone; it has left where it was. @rule ZONE-02 ZONE-15 CLS-20 */
export function discard(game: Game, card: CardId): void {
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
    paralyzedOn: NONE,
    enteredOn: turn,
    evolvedOn: NONE,
    retreatFailedOn: NONE,
  };
}

/** Puts a card into play as a new Pokémon; where it lies, the caller decides. */
function enterPlay(game: Game, seat: Seat, card: CardId): PokemonId {
  const pokemon = freePlace(game, seat, sideOf(game, seat));
  game.state.pokemon[pokemon] = newPokemon(card, game.state.turn);
  return pokemon;
}

/** @rule BENCH-01 */
export function enterBench(game: Game, seat: Seat, card: CardId): PokemonId {
  const pokemon = enterPlay(game, seat, card);
  sideOf(game, seat).bench.push(pokemon);
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
  game.state.checksDue = 1; // TURN-12: its HP may be lower now
  emit(game, 'evolved', id, card);
}

/** @rule NRG-11 TOOL-01 TM-01 */
export function attach(game: Game, id: PokemonId, card: CardId): void {
  pokemonAt(game, id).attached.push(card);
  emit(game, 'attached', id, card);
}

/** What ends when a Pokémon reaches the Bench: Special Conditions; named counters stay. @rule COND-03 EVO-09 RET-10 */
export function clearOnBench(game: Game, id: PokemonId): void {
  const pokemon = pokemonAt(game, id);
  pokemon.conditions = 0;
  pokemon.paralyzedOn = NONE;
}

/** Two Pokémon of one side change places; each takes the other's. @rule RET-01 */
export function changePlaces(game: Game, active: PokemonId, benched: PokemonId): void {
  const side = sideOf(game, seatOf(active));
  side.active[side.active.indexOf(active)] = benched;
  side.bench[side.bench.indexOf(benched)] = active;
  clearOnBench(game, active);
}

/** Moves a Benched Pokémon into an empty Active spot. @rule BENCH-04 */
export function bringUp(game: Game, id: PokemonId): void {
  const side = sideOf(game, seatOf(id));
  takeOut(side.bench, id);
  side.active[side.active.indexOf(NONE)] = id;
}

/** Puts damage on a Pokémon; it counts past its HP and stays. @rule DMG-14 DMG-18 PREC-09 */
export function putDamage(game: Game, id: PokemonId, points: number): void {
  pokemonAt(game, id).damage += points;
  game.state.checksDue = 1;
}

export function recover(game: Game, id: PokemonId, condition: number): void {
  pokemonAt(game, id).conditions &= ~condition;
  emit(game, 'recovered', id, condition);
}

/** Discards a Pokémon with everything on and under it, each card to its owner's pile. @rule KO-02 EVO-20 KIND-18 */
export function discardPokemon(game: Game, id: PokemonId): void {
  const side = sideOf(game, seatOf(id));
  const { stack, attached } = pokemonAt(game, id);
  for (let i = 0; i < stack.length; i++) discard(game, stack[i]!);
  for (let i = 0; i < attached.length; i++) discard(game, attached[i]!);
  game.state.pokemon[id] = null;
  if (!takeOut(side.bench, id)) side.active[side.active.indexOf(id)] = NONE;
}

/** Discards one attached card. @rule ZONE-15 */
export function discardAttached(game: Game, id: PokemonId, card: CardId): void {
  takeOut(pokemonAt(game, id).attached, card);
  discard(game, card);
}

/** A new Stadium; the one before it goes to its owner's discard pile. @rule STAD-01 STAD-02 */
export function enterStadium(game: Game, seat: Seat, card: CardId): void {
  const old = game.state.stadium;
  if (old !== NONE) discard(game, old);
  game.state.stadium = card;
  emit(game, 'stadiumEntered', seat, card);
}

/** Puts the Prize card at a position into the hand. @rule KO-03 */
export function takePrize(game: Game, seat: Seat, position: number): void {
  const side = sideOf(game, seat);
  const card = side.prizes[position]!;
  takeOut(side.prizes, card);
  side.hand.push(card);
  emitSecret(game, 'prizeTaken', seat, card);
}

/** Units of Energy on a Pokémon. @rule NRG-04 NRG-05 */
export function unitsOn(game: Game, pokemon: Pokemon): number {
  let units = 0;
  const { attached } = pokemon;
  for (let i = 0; i < attached.length; i++) units += cardOf(game, attached[i]!).provides.length;
  return units;
}
