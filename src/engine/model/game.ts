import type { EventLog } from './event-log.js';
import { facing, mateOf, nextSeat } from './format.js';
import { NO_ANSWER, type Packed } from './packed.js';
import type { Card, Setup } from './setup.js';
import type { CardId, Pokemon, PokemonId, Side, State } from './state.js';
import { FALLEN, type Frame, type FrameKind, NONE, newFrame, type Seat, seatOf } from './state.js';

/** A running game: what it is played with, where it stands, and who listens. Only `state` is ever saved. */
export interface Game {
  readonly setup: Setup;
  state: State;
  /** Null while nobody listens: recording costs nothing then. */
  log: EventLog | null;
  /** The answer just given, between giving it and the frame that asked taking it. */
  answer: Packed;
  /** Which operations and rules have done something, for those who want to know; null: nobody does. */
  trace?: Trace | null;
}

export interface Trace {
  readonly ops: Uint8Array;
  readonly rules: Uint8Array;
}

/** A game that stands like this; nobody listens. */
export const gameWith = (setup: Setup, state: State): Game => ({ setup, state, log: null, answer: NO_ANSWER });

export const cardOf = (game: Game, card: CardId): Card => game.setup.byId[card]!;

/** Whether a card that is attached is a Pokémon Tool: a Pokémon that is attached is one. @rule KIND-07 TOOL-03 */
export const isToolOnPokemon = ({ role, facts }: Card): boolean => role === 'tool' || facts.kind === 'pokemon';

export const sideOf = (game: Game, seat: Seat): Side => game.state.sides[seat]!;

export const pokemonAt = (game: Game, pokemon: PokemonId): Pokemon => game.state.pokemon[pokemon]!;

/** Those of them that no text has Knocked Out already. @rule EFF-20 */
export function withoutFallen(game: Game, all: readonly PokemonId[]): readonly PokemonId[] {
  for (let i = 0; i < all.length; i++) if (hasFallen(game, all[i]!)) return all.filter((id) => !hasFallen(game, id));
  return all;
}

const hasFallen = (game: Game, id: PokemonId): boolean => (pokemonAt(game, id).fallen & FALLEN) !== 0;

/** The card on top of the stack: what the Pokémon is now. @rule EVO-05 */
export function topOf(game: Game, pokemon: PokemonId): Card {
  const { stack } = pokemonAt(game, pokemon);
  return cardOf(game, stack[stack.length - 1]!);
}

/** The card whose Weakness, Resistance and Retreat Cost hold: a BREAK card has none and leaves those below it. @rule CLS-16 LVL-07 */
export function bodyOf(game: Game, pokemon: PokemonId): Card {
  const { stack } = pokemonAt(game, pokemon);
  const top = cardOf(game, stack[stack.length - 1]!);
  return top.isBreak && stack.length > 1 ? cardOf(game, stack[stack.length - 2]!) : top;
}

/** Whether a Pokémon is Evolved: another lies under it, a Level-Up card not counted. @rule KIND-13 LVL-10 */
export function isEvolved(game: Game, pokemon: PokemonId): boolean {
  const { stack } = pokemonAt(game, pokemon);
  if (stack.length < 2) return false;
  let stages = 0;
  for (let i = beginningOf(game, stack); i < stack.length; i++) {
    if (cardOf(game, stack[i]!).role !== 'level-up') stages++;
  }
  return stages > 1;
}

/** Where the first card of a stack ends: the pieces of one that is made of several count as one card. @rule CLS-10 CLS-34 */
export function beginningOf(game: Game, stack: readonly CardId[]): number {
  const { pieces } = cardOf(game, stack[0]!);
  return pieces === 0 ? 0 : Math.min(pieces, stack.length) - 1;
}

/** The names of the counters on a Pokémon other than damage counters. @rule EVO-09 */
export const markersOf = (game: Game, pokemon: PokemonId): string[] =>
  game.setup.markerNames.filter((_, bit) => (pokemonAt(game, pokemon).markers & (1 << bit)) !== 0);

export const isActive = (game: Game, pokemon: PokemonId): boolean =>
  sideOf(game, seatOf(pokemon)).active.includes(pokemon);

/** Whose turn comes next: whoever has left the game is passed over. @rule FMT-13 FMT-22 */
export function nextPlayer({ setup, state }: Game, seat: Seat): Seat {
  let next = nextSeat(setup.format, seat);
  while (state.sides[next]!.out !== 0 && next !== seat) next = nextSeat(setup.format, next);
  return next;
}

/** The opponent across the table, or whoever of that team is left. @rule FMT-12 FMT-22 */
export function opponentOf({ setup, state }: Game, seat: Seat): Seat {
  const across = facing(seat);
  return state.sides[across]!.out === 0 ? across : mateOf(setup.format, across);
}

/** Everybody who plays, from one player clockwise. @rule FMT-13 */
export function playersFrom(game: Game, seat: Seat): Seat[] {
  const players = [seat];
  for (let next = nextPlayer(game, seat); next !== seat; next = nextPlayer(game, next)) players.push(next);
  return players;
}

/** How many Pokémon a side has in play. */
export function pokemonInPlay(side: Side): number {
  let count = side.bench.length;
  for (let i = 0; i < side.active.length; i++) if (side.active[i] !== NONE) count++;
  return count;
}

export function pushFrame(game: Game, kind: FrameKind, seat: Seat): Frame {
  const frame = newFrame(kind, seat);
  game.state.frames.push(frame);
  return frame;
}

export function popFrame(game: Game): void {
  game.state.frames.pop();
}

/** The card below, where the top card only adds to what is printed there; no deeper one counts. @rule LVL-06 LVL-08 CLS-16 */
export function cardBelow(game: Game, pokemon: PokemonId): Card | null {
  const { stack } = pokemonAt(game, pokemon);
  if (stack.length < 2 || !topOf(game, pokemon).addsToCardBelow) return null;
  return cardOf(game, stack[stack.length - 2]!);
}
