import type { Seed } from './chance/seed.js';

/** 0…3; seats sit clockwise. What an opponent is, the format says (`facing`, `teamOf`), never `1 - seat`. */
export type Seat = number;

/** One physical card of this game: 0…239. Its facts and its owner are in the setup and never change. @rule ZONE-02 */
export type CardId = number;

/** A place at the table: seat × 16 + n. A Pokémon keeps it from entering play to leaving play. */
export type PokemonId = number;

/** Stands wherever a card, a Pokémon or a seat could and none does. */
export const NONE = -1;
export const PLACES_PER_SEAT = 16;

/** Where the rules of the Stadium in play come from, among places of Pokémon. */
export const STADIUM_PLACE = 64;

/** Whose Pokémon it is. */
export const seatOf = (pokemon: PokemonId): Seat => pokemon >> 4;

/** The parts of a game. */
export const PHASES = ['setup', 'main', 'between-turns', 'over'] as const;
/** Where in the game it is: setting up, a turn, between turns, or over. */
export type Phase = (typeof PHASES)[number];

/** Everything that changes in a game, as plain data: JSON carries it at any decision, in the middle of any rule. */
export interface State {
  phase: Phase;
  /** 1 is the starting player's first turn; every player's turn counts. */
  turn: number;
  /** Whose turn it is. */
  seat: Seat;
  starter: Seat;
  /** The team that won, `NONE` while nobody has. */
  winner: number;
  /** How it was won: `WIN_WAYS` as bits. */
  ways: number;
  /** How many Sudden Death games have been begun. @rule WIN-06 */
  suddenDeaths: number;
  seed: Seed;
  /** How many random numbers have been used: number n is a function of the seed and n. */
  drawn: number;
  flips: number;
  choices: number;
  /** Choices made in this turn, for the cap on endless turns. @rule HOUSE-01 */
  turnChoices: number;
  /** Something happened that the between-action checks must look at. @rule TURN-12 */
  checksDue: number;
  stadium: CardId;
  decision: Decision;
  sides: Side[];
  pokemon: (Pokemon | null)[];
  frames: Frame[];
  /** Rules of cards in play, in the order in which they came into force: rule, place (`STADIUM_PLACE`) and card of each. @rule EFF-12 */
  inForce: number[];
  /** What the rules in force listen to, lasting ones too: 15 bits a number. */
  listening: number[];
  /** Effects with a duration. @rule EFF-08 */
  lasting: Lasting[];
  /** Triggered effects that wait for their turn. @rule EFF-14 */
  due: Due[];
  /** What happened in these turns, as far as a text of this game asks: some numbers each. */
  history: number[];
  /** Uses of what is limited: limit, whose, turn of each. @rule POW-03 */
  uses: number[];
  /** The turn ends when the effect that says so is over. @rule TURN-14 */
  turnEnding: number;
  /** Seats that have another turn coming. */
  extraTurns: number[];
  /** Prize cards that lie face up, in the order of their numbers: none in nearly every game. @rule ZONE-10 */
  faceUp: CardId[];
}

/** An effect in force for a time, on a Pokémon, a card or a player; the rule itself is in the setup. @rule EFF-07 EFF-08 */
export interface Lasting {
  rule: number;
  /** `BEARERS`. */
  on: number;
  bearer: number;
  /** Who made it, with what: the Pokémon, the card and the Defending Pokémon as they were. */
  seat: Seat;
  self: PokemonId;
  card: CardId;
  defender: PokemonId;
  /** `ORIGINS`. */
  origin: number;
  /** In force now. */
  active: number;
  /** Whose turn it is for, and whether that turn has begun. */
  turnOf: Seat;
  begun: number;
  /** Effects made by one sentence end together. @rule EFF-13 */
  group: number;
  env: Bindings;
}

/**
 * What the statements of a text have bound: a list for each slot. A list is never changed, another one takes its place: so
 * copies of a game share them, and all empty ones are one.
 */
export type Bindings = (readonly number[])[];

export const UNBOUND: readonly number[] = [];

/** So many slots with nothing in them: a copy, because a list that grows is made for seventeen. */
export function unbound(slots: number): Bindings {
  while (EMPTY.length <= slots) EMPTY.push(emptySlots(EMPTY.length));
  return EMPTY[slots]!.slice();
}

const EMPTY: Bindings[] = [];

function emptySlots(slots: number): Bindings {
  const env: Bindings = [];
  for (let slot = 0; slot < slots; slot++) env.push(UNBOUND);
  return env;
}

/** What a lasting effect is on. */
export const ON_POKEMON = 0;
export const ON_CARD = 1;
export const ON_PLAYER = 2;

/** What an effect comes from. @rule EFF-01 */
export const ORIGINS = ['attack', 'power', 'item', 'supporter', 'stadium', 'tool', 'energy', 'rules'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A triggered effect that waits for its turn; what it is about is in its bindings. */
export interface Due {
  script: number;
  seat: Seat;
  self: PokemonId;
  card: CardId;
  /** `ORIGINS`. */
  origin: number;
  env: Bindings;
}

/** What one player has. A deck holds its top card last, so that drawing is taking the last one. */
export interface Side {
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  prizes: CardId[];
  lostZone: CardId[];
  /** Supporters lying beside the Active Pokémon until the end of the turn. @rule SUP-02 */
  played: CardId[];
  /** One entry for each Active spot, `NONE` where it is empty. */
  active: PokemonId[];
  bench: PokemonId[];
  turnsTaken: number;
  /** The number of the turn that this player takes or took last, and of the one before; 0 where there is none. */
  latestTurn: number;
  turnBefore: number;
  energyAttached: number;
  supporterPlayed: number;
  stadiumPlayed: number;
  retreated: number;
  /** Only an attack or the end of the turn is left, because an attack was declared in vain or made. @rule TURN-07 TURN-09 */
  committed: number;
  /** Once-per-game limits used up: `ONCE_PER_GAME` as bits. @rule CLS-18 CLS-32 */
  spent: number;
  /** Mulligans not shared with the opponent. @rule SETUP-14 */
  mulligans: number;
  sharedMulligans: number;
  /** Bonus cards drawn for the opponent's mulligans. @rule SETUP-15 */
  bonus: number;
  /** Prize cards this player still has to take. @rule KO-03 */
  owed: number;
  /** 1: has left the game, while the teammate plays on. @rule FMT-22 */
  out: number;
  /** Where to look first for a free place: handing places out in turn keeps an old id from meaning a new Pokémon. */
  nextPlace: number;
}

/** A Pokémon in play: its stack of cards (lowest first) and what is on it. @rule KIND-18 */
export interface Pokemon {
  stack: CardId[];
  attached: CardId[];
  /** Named counters other than damage counters: the setup's marker names as bits. @rule EVO-09 */
  markers: number;
  damage: number;
  /** Special Conditions as bits: Burned and Poisoned stand beside each other and beside one of the other three. @rule COND-06 */
  conditions: number;
  /** What texts have altered about them: see `strength.ts`. @rule COND-16 */
  strength: number;
  /** The turn in which it became Paralyzed. @rule COND-13 */
  paralyzedOn: number;
  /** The turn in which it came into play. @rule EVO-06 */
  enteredOn: number;
  /** The turn in which it last evolved; -1 if it never did. @rule EVO-07 */
  evolvedOn: number;
  /** The turn in which it last devolved; -1 if it never did. @rule EVO-17 */
  devolvedOn: number;
  /** The turn in which its retreat failed by Confusion. @rule RET-05 */
  retreatFailedOn: number;
  /** `FALLEN`, `LEAVING`, `COUNTED`, `BY_TEXT`: nothing undoes them before the checks discard it. @rule KO-01 EFF-20 */
  fallen: number;
}

/**
 * Bits of `fallen`: a text has Knocked it Out; it has been found Knocked Out; what that costs has been counted; a text has
 * Knocked it Out whose damage had not been enough.
 */
export const FALLEN = 1;
export const LEAVING = 2;
export const COUNTED = 4;
export const BY_TEXT = 8;

/** `committed`: an attack that cannot be used was declared; an attack was made by a Pokémon that may attack again. */
export const DECLARED = 1;
export const ATTACKED = 2;

/** The ways a game is won; a state holds them as bits in this order. */
export const WIN_WAYS = ['prizes', 'no-pokemon', 'deck-out', 'concede', 'effect'] as const;
/** A way of winning. */
export type WinWay = (typeof WIN_WAYS)[number];
/** The ways of winning that bits stand for. */
export const winWaysIn = (bits: number): readonly WinWay[] => WIN_WAYS.filter((_, bit) => (bits & (1 << bit)) !== 0);
export const WON_BY_PRIZES = 1;
export const WON_BY_NO_POKEMON = 2;
export const WON_BY_DECK_OUT = 4;
export const WON_BY_CONCESSION = 8;
export const WON_BY_EFFECT = 16;

export const ONCE_PER_GAME = ['gx', 'vstar'] as const;
export type OncePerGame = (typeof ONCE_PER_GAME)[number];

/** The Special Conditions; a state holds them as bits in this order. */
export const CONDITIONS = ['asleep', 'confused', 'paralyzed', 'burned', 'poisoned'] as const;
/** A Special Condition. */
export type Condition = (typeof CONDITIONS)[number];
export const ASLEEP = 1;
export const CONFUSED = 2;
export const PARALYZED = 4;
export const BURNED = 8;
export const POISONED = 16;

/** The kinds of choices that a game can wait for. */
export const DECISION_KINDS = [
  'none',
  'first',
  'active',
  'bench',
  'bonus',
  'prizes',
  'promote',
  'turn',
  'pay',
  'coin',
  'release',
  'sudden-death',
  'choose-cards',
  'choose-pokemon',
  'choose-attack',
  'choose-value',
  'choose-option',
  'choose-order',
  'may',
  'choose-trigger',
  'choose-checkup',
  'choose-checked',
  'choose-benched',
  'choose-tool',
  'off-turn',
  'mulligan',
] as const;
/** What kind of choice a game waits for. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What the game waits for. Its legal answers are derived from it and the state, never stored. */
export interface Decision {
  kind: DecisionKind;
  seat: Seat;
  /** How many at most (`bonus`), or how many are still due (`prizes`, `pay`). */
  count: number;
  /** The Pokémon it is about (`pay`), else `NONE`. */
  pokemon: PokemonId;
}

export const FRAME_KINDS = [
  'setup',
  'turn',
  'retreat',
  'attack',
  'release',
  'checks',
  'checkup',
  'sudden-death',
  'program',
  'played',
  'off-turn',
] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** Where a procedure stands. One shape for all kinds: the top frame is what the game is doing now. */
export interface Frame {
  kind: FrameKind;
  step: number;
  seat: Seat;
  source: number;
  target: number;
  chosen: number;
  count: number;
  /** 1 while the frame's own question (a coin, a card) is open. */
  waiting: number;
  extra: number;
  /** The script that the frame carries out, and how far it is. */
  script: number;
  at: number;
  /** The card whose text it is. */
  card: CardId;
  /** What the script's statements have bound: a list for each slot. */
  env: Bindings;
}

export function newFrame(kind: FrameKind, seat: Seat): Frame {
  return {
    kind,
    step: 0,
    seat,
    source: NONE,
    target: NONE,
    chosen: NONE,
    count: 0,
    waiting: 0,
    extra: 0,
    script: NONE,
    at: 0,
    card: NONE,
    env: [],
  };
}

/** The step of a turn's frame in which its end, or its attack, has been chosen. @rule TURN-01 ATK-15 */
export const TURN_END = 3;

/** So many equal numbers. Filled one by one: a list that once had holes is read more slowly ever after. */
export function numbers(count: number, each: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(each);
  return list;
}

export function newSide(actives: number): Side {
  return {
    deck: [],
    hand: [],
    discard: [],
    prizes: [],
    lostZone: [],
    played: [],
    active: numbers(actives, NONE),
    bench: [],
    turnsTaken: 0,
    latestTurn: 0,
    turnBefore: 0,
    energyAttached: 0,
    supporterPlayed: 0,
    stadiumPlayed: 0,
    retreated: 0,
    committed: 0,
    spent: 0,
    mulligans: 0,
    sharedMulligans: 0,
    bonus: 0,
    owed: 0,
    out: 0,
    nextPlace: 0,
  };
}
