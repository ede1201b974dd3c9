/** 0…3; seats sit clockwise. What an opponent is, the format says (`facing`, `teamOf`), never `1 - seat`. */
export type Seat = number;

/** One physical card of this game: 0…239. Its facts and its owner are in the setup and never change. @rule ZONE-02 */
export type CardId = number;

/** A place at the table: seat × 16 + n. A Pokémon keeps it from entering play to leaving play. */
export type PokemonId = number;

export const NONE = -1;
export const PLACES_PER_SEAT = 16;

/** Whose Pokémon it is. */
export const seatOf = (pokemon: PokemonId): Seat => pokemon >> 4;

export const PHASES = ['setup', 'main', 'between-turns', 'over'] as const;
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
  seedHigh: number;
  seedLow: number;
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
  energyAttached: number;
  supporterPlayed: number;
  stadiumPlayed: number;
  retreated: number;
  /** An attack that cannot be used was declared: only an attack or the end of the turn is left. @rule TURN-09 */
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
  /** The turn in which it became Paralyzed. @rule COND-13 */
  paralyzedOn: number;
  /** The turn in which it came into play. @rule EVO-06 */
  enteredOn: number;
  /** The turn in which it last evolved; -1 if it never did. @rule EVO-07 */
  evolvedOn: number;
  /** The turn in which its retreat failed by Confusion. @rule RET-05 */
  retreatFailedOn: number;
}

export const WIN_WAYS = ['prizes', 'no-pokemon', 'deck-out', 'concede'] as const;
export type WinWay = (typeof WIN_WAYS)[number];
export const WON_BY_PRIZES = 1;
export const WON_BY_NO_POKEMON = 2;
export const WON_BY_DECK_OUT = 4;
export const WON_BY_CONCESSION = 8;

export const ONCE_PER_GAME = ['gx', 'vstar'] as const;

export const CONDITIONS = ['asleep', 'confused', 'paralyzed', 'burned', 'poisoned'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const ASLEEP = 1;
export const CONFUSED = 2;
export const PARALYZED = 4;
export const BURNED = 8;
export const POISONED = 16;

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
] as const;
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
}

export function newFrame(kind: FrameKind, seat: Seat): Frame {
  return { kind, step: 0, seat, source: NONE, target: NONE, chosen: NONE, count: 0, waiting: 0, extra: 0 };
}

export function newSide(actives: number): Side {
  return {
    deck: [],
    hand: [],
    discard: [],
    prizes: [],
    lostZone: [],
    played: [],
    active: new Array<PokemonId>(actives).fill(NONE),
    bench: [],
    turnsTaken: 0,
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
    nextPlace: 0,
  };
}
