import {
  DECISION_KINDS,
  type Decision,
  FRAME_KINDS,
  type Frame,
  NONE,
  newFrame,
  newSide,
  PHASES,
  type Pokemon,
  type Side,
  type State,
} from '../model/state.js';
import { newPokemon } from '../model/table.js';

/*
 * A state as a short array of small integers, for keeping thousands of them: search trees, undo, crash logs.
 * Objects that stay alive are what a copy costs; this is one object. `unpack` gives the state back.
 */

const buffer = new Int16Array(8192);
let at = 0;

function put(number: number): void {
  buffer[at++] = number;
}

function putLong(number: number): void {
  buffer[at++] = number & 0x7fff;
  buffer[at++] = (number >> 15) & 0x7fff;
}

function putList(list: readonly number[]): void {
  const { length } = list;
  buffer[at++] = length;
  for (let i = 0; i < length; i++) buffer[at++] = list[i]!;
}

function putSide(side: Side): void {
  putList(side.deck);
  putList(side.hand);
  putList(side.discard);
  putList(side.prizes);
  putList(side.lostZone);
  putList(side.played);
  putList(side.active);
  putList(side.bench);
  put(side.turnsTaken);
  put(side.energyAttached);
  put(side.supporterPlayed);
  put(side.stadiumPlayed);
  put(side.retreated);
  put(side.committed);
  put(side.spent);
  put(side.mulligans);
  put(side.sharedMulligans);
  put(side.bonus);
  put(side.owed);
  put(side.nextPlace);
}

function putPokemon(pokemon: Pokemon | null): void {
  if (pokemon === null) return put(NONE);
  putList(pokemon.stack);
  putList(pokemon.attached);
  putList(pokemon.markers);
  put(pokemon.damage);
  put(pokemon.conditions);
  put(pokemon.paralyzedOn);
  put(pokemon.enteredOn);
  put(pokemon.evolvedOn);
  put(pokemon.retreatFailedOn);
}

function putFrame(frame: Frame): void {
  put(FRAME_KINDS.indexOf(frame.kind));
  put(frame.step);
  put(frame.seat);
  put(frame.source);
  put(frame.target);
  put(frame.chosen);
  put(frame.count);
  put(frame.waiting);
  put(frame.extra);
}

/** Writes a state into the shared buffer; returns how long it is. */
function write(state: State): number {
  at = 0;
  put(PHASES.indexOf(state.phase));
  put(state.turn);
  put(state.seat);
  put(state.starter);
  put(state.winner);
  put(state.ways);
  put(state.suddenDeaths);
  putLong(state.seedHigh);
  putLong(state.seedLow);
  putLong(state.drawn);
  putLong(state.flips);
  putLong(state.choices);
  put(state.turnChoices);
  put(state.checksDue);
  put(state.stadium);
  put(DECISION_KINDS.indexOf(state.decision.kind));
  put(state.decision.seat);
  put(state.decision.count);
  put(state.decision.pokemon);
  put(state.sides.length);
  for (let i = 0; i < state.sides.length; i++) putSide(state.sides[i]!);
  put(state.pokemon.length);
  for (let i = 0; i < state.pokemon.length; i++) putPokemon(state.pokemon[i]!);
  put(state.frames.length);
  for (let i = 0; i < state.frames.length; i++) putFrame(state.frames[i]!);
  return at;
}

export function pack(state: State): Int16Array {
  return buffer.slice(0, write(state));
}

/** 53 bits over every number of the state in a stated order: equal states have equal fingerprints, on every platform. */
export function fingerprint(state: State): number {
  const length = write(state);
  let h = 0x9e3779b1;
  let g = 0x85ebca77;
  for (let i = 0; i < length; i++) {
    const number = buffer[i]!;
    h = Math.imul(h ^ number, 0x01000193);
    g = Math.imul(g ^ (number + 0x7f), 0xc2b2ae35) ^ (g >>> 15);
  }
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  g = Math.imul(g ^ (g >>> 13), 0x9e3779b1);
  return ((h ^ (h >>> 13)) >>> 0) + ((g ^ (g >>> 16)) & 0x1fffff) * 4294967296;
}

let source: Int16Array = buffer;

const take = (): number => source[at++]!;
const takeLong = (): number => source[at++]! | (source[at++]! << 15);

function takeList(): number[] {
  const length = source[at++]!;
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(source[at++]!);
  return list;
}

function takeSide(): Side {
  const side = newSide(0);
  side.deck = takeList();
  side.hand = takeList();
  side.discard = takeList();
  side.prizes = takeList();
  side.lostZone = takeList();
  side.played = takeList();
  side.active = takeList();
  side.bench = takeList();
  side.turnsTaken = take();
  side.energyAttached = take();
  side.supporterPlayed = take();
  side.stadiumPlayed = take();
  side.retreated = take();
  side.committed = take();
  side.spent = take();
  side.mulligans = take();
  side.sharedMulligans = take();
  side.bonus = take();
  side.owed = take();
  side.nextPlace = take();
  return side;
}

function takePokemon(): Pokemon | null {
  if (source[at] === NONE) {
    at++;
    return null;
  }
  const pokemon = newPokemon(0, 0);
  pokemon.stack = takeList();
  pokemon.attached = takeList();
  pokemon.markers = takeList();
  pokemon.damage = take();
  pokemon.conditions = take();
  pokemon.paralyzedOn = take();
  pokemon.enteredOn = take();
  pokemon.evolvedOn = take();
  pokemon.retreatFailedOn = take();
  return pokemon;
}

function takeFrame(): Frame {
  const frame = newFrame(FRAME_KINDS[take()]!, 0);
  frame.step = take();
  frame.seat = take();
  frame.source = take();
  frame.target = take();
  frame.chosen = take();
  frame.count = take();
  frame.waiting = take();
  frame.extra = take();
  return frame;
}

const takeDecision = (): Decision => ({ kind: DECISION_KINDS[take()]!, seat: take(), count: take(), pokemon: take() });

const takeMany = <T>(one: () => T): T[] => Array.from({ length: take() }, one);

/** The state that was packed. Fields are read in the order in which `write` put them. */
export function unpack(packed: Int16Array): State {
  source = packed;
  at = 0;
  return {
    phase: PHASES[take()]!,
    turn: take(),
    seat: take(),
    starter: take(),
    winner: take(),
    ways: take(),
    suddenDeaths: take(),
    seedHigh: takeLong(),
    seedLow: takeLong(),
    drawn: takeLong(),
    flips: takeLong(),
    choices: takeLong(),
    turnChoices: take(),
    checksDue: take(),
    stadium: take(),
    decision: takeDecision(),
    sides: takeMany(takeSide),
    pokemon: takeMany(takePokemon),
    frames: takeMany(takeFrame),
  };
}
