import type { Seed } from '../model/chance/seed.js';
import {
  type Bindings,
  DECISION_KINDS,
  type Decision,
  type Due,
  FRAME_KINDS,
  type Frame,
  type Lasting,
  NONE,
  numbers,
  PHASES,
  type Pokemon,
  type Side,
  type State,
  UNBOUND,
} from '../model/state.js';

/*
 * A state as a short array of small integers, for keeping thousands of them: search trees, undo, crash logs.
 * Objects that stay alive are what a copy costs; this is one object. `unpack` gives the state back.
 */

const SLAB = 65_536;
const LARGEST_STATE = 8192;

/** Snapshots are windows into slabs: a buffer of its own for each would cost more than writing its numbers. */
let buffer = new Int16Array(SLAB);
let used = 0;

/* Each `put…` writes from place `at` on and returns the place behind it: a local number is what keeps this fast. */

function putLong(at: number, number: number): number {
  buffer[at] = number & 0x7fff;
  buffer[at + 1] = (number >> 15) & 0x7fff;
  return at + 2;
}

/** Words of 32 bits in halves. */
function putSeed(at: number, seed: Seed): number {
  for (let i = 0; i < 4; i++) {
    buffer[at++] = seed[i]!;
    buffer[at++] = seed[i]! >>> 16;
  }
  return at;
}

function putList(at: number, list: readonly number[]): number {
  const { length } = list;
  buffer[at++] = length;
  for (let i = 0; i < length; i++) buffer[at++] = list[i]!;
  return at;
}

function putSide(at: number, side: Side): number {
  at = putList(at, side.deck);
  at = putList(at, side.hand);
  at = putList(at, side.discard);
  at = putList(at, side.prizes);
  at = putList(at, side.lostZone);
  at = putList(at, side.played);
  at = putList(at, side.active);
  at = putList(at, side.bench);
  buffer[at++] = side.turnsTaken;
  buffer[at++] = side.latestTurn;
  buffer[at++] = side.turnBefore;
  buffer[at++] = side.energyAttached;
  buffer[at++] = side.supporterPlayed;
  buffer[at++] = side.stadiumPlayed;
  buffer[at++] = side.retreated;
  buffer[at++] = side.committed;
  buffer[at++] = side.spent;
  buffer[at++] = side.mulligans;
  buffer[at++] = side.sharedMulligans;
  buffer[at++] = side.bonus;
  buffer[at++] = side.owed;
  buffer[at++] = side.out;
  buffer[at++] = side.nextPlace;
  return at;
}

function putPokemon(at: number, pokemon: Pokemon | null): number {
  if (pokemon === null) {
    buffer[at] = NONE;
    return at + 1;
  }
  at = putList(at, pokemon.stack);
  at = putList(at, pokemon.attached);
  buffer[at++] = pokemon.markers;
  buffer[at++] = pokemon.damage;
  buffer[at++] = pokemon.conditions;
  buffer[at++] = pokemon.strength; // its lower half
  buffer[at++] = pokemon.strength >> 16;
  buffer[at++] = pokemon.paralyzedOn;
  buffer[at++] = pokemon.enteredOn;
  buffer[at++] = pokemon.evolvedOn;
  buffer[at++] = pokemon.devolvedOn;
  buffer[at++] = pokemon.retreatFailedOn;
  buffer[at++] = pokemon.fallen;
  return at;
}

function putFrame(at: number, frame: Frame): number {
  buffer[at++] = FRAME_KINDS.indexOf(frame.kind);
  buffer[at++] = frame.step;
  buffer[at++] = frame.seat;
  buffer[at++] = frame.source;
  buffer[at++] = frame.target;
  buffer[at++] = frame.chosen;
  buffer[at++] = frame.count;
  buffer[at++] = frame.waiting;
  buffer[at++] = frame.extra;
  buffer[at++] = frame.script;
  buffer[at++] = frame.at;
  buffer[at++] = frame.card;
  return putBindings(at, frame.env);
}

function putBindings(at: number, env: Bindings): number {
  buffer[at++] = env.length;
  for (let i = 0; i < env.length; i++) at = putList(at, env[i]!);
  return at;
}

function putLasting(at: number, lasting: Lasting): number {
  buffer[at++] = lasting.rule;
  buffer[at++] = lasting.on;
  buffer[at++] = lasting.bearer;
  buffer[at++] = lasting.seat;
  buffer[at++] = lasting.self;
  buffer[at++] = lasting.card;
  buffer[at++] = lasting.defender;
  buffer[at++] = lasting.origin;
  buffer[at++] = lasting.active;
  buffer[at++] = lasting.turnOf;
  buffer[at++] = lasting.begun;
  buffer[at++] = lasting.group;
  return putBindings(at, lasting.env);
}

function putDue(at: number, due: Due): number {
  buffer[at++] = due.script;
  buffer[at++] = due.seat;
  buffer[at++] = due.self;
  buffer[at++] = due.card;
  buffer[at++] = due.origin;
  return putBindings(at, due.env);
}

/** What effects have left behind. */
function putEffects(at: number, state: State): number {
  const { lasting, due } = state;
  at = putList(at, state.inForce);
  at = putList(at, state.listening);
  buffer[at++] = lasting.length;
  for (let i = 0; i < lasting.length; i++) at = putLasting(at, lasting[i]!);
  buffer[at++] = due.length;
  for (let i = 0; i < due.length; i++) at = putDue(at, due[i]!);
  at = putList(at, state.history);
  at = putList(at, state.uses);
  buffer[at++] = state.turnEnding;
  at = putList(at, state.extraTurns);
  return state.faceUp.length === 0 ? at : putList(at, state.faceUp); // the last thing: most states end before it
}

function putHead(at: number, state: State): number {
  buffer[at++] = PHASES.indexOf(state.phase);
  buffer[at++] = state.turn;
  buffer[at++] = state.seat;
  buffer[at++] = state.starter;
  buffer[at++] = state.winner;
  buffer[at++] = state.ways;
  buffer[at++] = state.suddenDeaths;
  at = putSeed(at, state.seed);
  at = putLong(at, state.drawn);
  at = putLong(at, state.flips);
  at = putLong(at, state.choices);
  buffer[at++] = state.turnChoices;
  buffer[at++] = state.checksDue;
  buffer[at++] = state.stadium;
  buffer[at++] = DECISION_KINDS.indexOf(state.decision.kind);
  buffer[at++] = state.decision.seat;
  buffer[at++] = state.decision.count;
  buffer[at++] = state.decision.pokemon;
  return at;
}

/** Writes a state behind the snapshots; returns the place behind it. */
function write(state: State): number {
  const { sides, pokemon, frames } = state;
  let at = putHead(used, state);
  buffer[at++] = sides.length;
  for (let i = 0; i < sides.length; i++) at = putSide(at, sides[i]!);
  buffer[at++] = pokemon.length;
  for (let i = 0; i < pokemon.length; i++) at = putPokemon(at, pokemon[i]!);
  buffer[at++] = frames.length;
  for (let i = 0; i < frames.length; i++) at = putFrame(at, frames[i]!);
  return putEffects(at, state);
}

/** A snapshot of a state. */
export function pack(state: State): Int16Array {
  const start = used;
  used = write(state);
  const snapshot = new Int16Array(buffer.buffer, start * 2, used - start);
  if (used + LARGEST_STATE > SLAB) {
    buffer = new Int16Array(SLAB);
    used = 0;
  }
  return snapshot;
}

/** 53 bits over every number of the state in a stated order: equal states have equal fingerprints, on every platform. */
export function fingerprint(state: State): number {
  const end = write(state);
  let h = 0x9e3779b1;
  let g = 0x85ebca77;
  for (let i = used; i < end; i++) {
    const number = buffer[i]!;
    h = Math.imul(h ^ number, 0x01000193);
    g = Math.imul(g ^ (number + 0x7f), 0xc2b2ae35) ^ (g >>> 15);
  }
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  g = Math.imul(g ^ (g >>> 13), 0x9e3779b1);
  return ((h ^ (h >>> 13)) >>> 0) + ((g ^ (g >>> 16)) & 0x1fffff) * 4294967296;
}

let source: Int16Array = buffer;
let at = 0;

const take = (): number => source[at++]!;
const takeLong = (): number => source[at++]! | (source[at++]! << 15);

const takeWord = (): number => ((source[at++]! & 0xffff) | (source[at++]! << 16)) >>> 0;
const takeSeed = (): Seed => [takeWord(), takeWord(), takeWord(), takeWord()];

/** What a list is cut from: one that is made in its length is neither made anew while it grows nor has it holes. */
const ZEROS = numbers(LARGEST_STATE, 0);

function takeList(): number[] {
  const numbers = source;
  const from = at + 1;
  const length = numbers[from - 1]!;
  at = from + length;
  if (length === 0) return [];
  if (length === 1) return [numbers[from]!];
  if (length === 2) return [numbers[from]!, numbers[from + 1]!];
  const list = ZEROS.slice(0, length);
  for (let i = 0; i < length; i++) list[i] = numbers[from + i]!;
  return list;
}

function takeMany<T>(one: () => T): T[] {
  const many: T[] = [];
  for (let left = take(); left > 0; left--) many.push(one());
  return many;
}

/* Each is written out in the order of its fields, which is the order in which they were put. */

const takeSide = (): Side => ({
  deck: takeList(),
  hand: takeList(),
  discard: takeList(),
  prizes: takeList(),
  lostZone: takeList(),
  played: takeList(),
  active: takeList(),
  bench: takeList(),
  turnsTaken: take(),
  latestTurn: take(),
  turnBefore: take(),
  energyAttached: take(),
  supporterPlayed: take(),
  stadiumPlayed: take(),
  retreated: take(),
  committed: take(),
  spent: take(),
  mulligans: take(),
  sharedMulligans: take(),
  bonus: take(),
  owed: take(),
  out: take(),
  nextPlace: take(),
});

const takePokemon = (): Pokemon => ({
  stack: takeList(),
  attached: takeList(),
  markers: take(),
  damage: take(),
  conditions: take(),
  strength: (take() & 0xffff) | (take() << 16),
  paralyzedOn: take(),
  enteredOn: take(),
  evolvedOn: take(),
  devolvedOn: take(),
  retreatFailedOn: take(),
  fallen: take(),
});

/** Most places are empty. */
function takeAllPokemon(): (Pokemon | null)[] {
  const all: (Pokemon | null)[] = [];
  for (let left = take(); left > 0; left--) {
    const isEmpty = source[at] === NONE;
    if (isEmpty) at++;
    all.push(isEmpty ? null : takePokemon());
  }
  return all;
}

const takeFrame = (): Frame => ({
  kind: FRAME_KINDS[take()]!,
  step: take(),
  seat: take(),
  source: take(),
  target: take(),
  chosen: take(),
  count: take(),
  waiting: take(),
  extra: take(),
  script: take(),
  at: take(),
  card: take(),
  env: takeBindings(),
});

/** All lists with nothing in them are one. */
const takeBound = (): readonly number[] => {
  if (source[at] !== 0) return takeList();
  at++;
  return UNBOUND;
};

const takeBindings = (): Bindings => takeMany(takeBound);

const takeLasting = (): Lasting => ({
  rule: take(),
  on: take(),
  bearer: take(),
  seat: take(),
  self: take(),
  card: take(),
  defender: take(),
  origin: take(),
  active: take(),
  turnOf: take(),
  begun: take(),
  group: take(),
  env: takeBindings(),
});

const takeDue = (): Due => ({
  script: take(),
  seat: take(),
  self: take(),
  card: take(),
  origin: take(),
  env: takeBindings(),
});

const takeDecision = (): Decision => ({ kind: DECISION_KINDS[take()]!, seat: take(), count: take(), pokemon: take() });

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
    seed: takeSeed(),
    drawn: takeLong(),
    flips: takeLong(),
    choices: takeLong(),
    turnChoices: take(),
    checksDue: take(),
    stadium: take(),
    decision: takeDecision(),
    sides: takeMany(takeSide),
    pokemon: takeAllPokemon(),
    frames: takeMany(takeFrame),
    inForce: takeList(),
    listening: takeList(),
    lasting: takeMany(takeLasting),
    due: takeMany(takeDue),
    history: takeList(),
    uses: takeList(),
    turnEnding: take(),
    extraTurns: takeList(),
    faceUp: at < packed.length ? takeList() : [],
  };
}
