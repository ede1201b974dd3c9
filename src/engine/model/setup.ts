import type { LinkedAction, LinkedRule, PowerOf, Script } from '../effects/linked.js';
import type { CardProgram, PlayPart } from '../effects/program.js';
import type { PokemonOf } from '../effects/terms.js';
import type { Era } from '../eras/era.js';
import type { PutDown, Role } from '../rules/kind.js';
import type { CardFacts } from './card-facts.js';
import type { TypeIndex } from './energy-type.js';
import type { Format } from './format.js';
import type { CardId, Seat } from './state.js';

/** What a game is played with: frozen, shared by all its forks. Nothing in it changes while the game runs. */
export interface Setup {
  readonly era: Era;
  readonly format: Format;
  /** The different cards of this game, linked. */
  readonly cards: readonly Card[];
  /** What their texts were compiled to, as far as it was given: for linking the same cards together with others. */
  readonly programs: readonly (CardProgram | null)[];
  /** All attacks on those cards. */
  readonly attacks: readonly Attack[];
  /** For each `CardId` its place in `cards`. */
  readonly cardOf: readonly number[];
  /** For each `CardId` the card itself: looked up all the time. */
  readonly byId: readonly Card[];
  readonly ownerOf: readonly Seat[];
  readonly markerNames: readonly string[];
  /** The markers that are Char counters, as bits. @rule CHK-04 */
  readonly charMarkers: number;
  readonly occurs: Occurs;
  readonly options: Options;
  readonly scripts: readonly Script[];
  readonly rules: readonly LinkedRule[];
  /** For each of the rules the number of the channel on which it is heard: looked through at every question. */
  readonly heardOn: readonly number[];
  /** Happenings that a text of this game asks about afterwards, as bits like those of who listens; empty: none. */
  readonly remembered: readonly number[];
  /** How many operations all scripts have. */
  readonly ops: number;
  /** Limits that hold for the whole game. */
  readonly gameLimits: ReadonlySet<number>;
}

/** What occurs in a game at all: what does not need not be looked for at every turn. */
export interface Occurs {
  /** Something is looked at in the last steps between turns. @rule CHK-04 */
  readonly checkupTail: boolean;
  /** A text says what Energy other cards than its own provide. */
  readonly changedEnergy: boolean;
  readonly babies: boolean;
  /** Cards that are played from the discard pile. @rule CLS-33 */
  readonly unions: boolean;
  /** Pokémon cards that not every text puts onto a Bench. @rule CLS-09 CLS-24 CLS-33 */
  readonly notPutDown: boolean;
  /** Pokémon that several cards make together. @rule CLS-35 CLS-40 */
  readonly pieces: boolean;
  /** A card that is attached to a Pokémon can be used. */
  readonly attachedActions: boolean;
  readonly hyperGear: boolean;
  /** Technical Machines, whose attacks are those of the Pokémon that they are on. @rule TM-01 */
  readonly machines: boolean;
  /** A card can be used from the hand, or from the discard pile. */
  readonly actionsInHand: boolean;
  readonly actionsInDiscard: boolean;
  /** A Pokémon can be attached as a Pokémon Tool. @rule KIND-07 */
  readonly pokemonTools: boolean;
  /** A card says which Pokémon it may stay on. @rule NRG-13 */
  readonly holders: boolean;
  /** A text takes others away. @rule POW-13 */
  readonly locks: boolean;
  /** A text says how many Pokémon Tools a Pokémon may have. @rule TOOL-02 */
  readonly toolLimits: boolean;
  /**
   * A text leaves Pokémon less HP or Benches less room, says what may be attached where or how many Tools, or takes
   * Special Conditions away. @rule TURN-12 TURN-13
   */
  readonly unsettling: boolean;
  /** A text may leave a Pokémon less HP than is printed on it. @rule KO-01 */
  readonly loweredHp: boolean;
  /** An attack can be used for another cost than the printed one. @rule NRG-09 */
  readonly otherCosts: boolean;
  /** A text adds to Prize cards: there may be more of them than at the beginning. @rule ZONE-10 */
  readonly addedPrizes: boolean;
  /** A card is played in an opponent's turn. @rule TURN-10 */
  readonly offTurn: boolean;
}

/** How the game meets the world: chance, forced choices, announcements. */
export interface Options {
  /** `asked`: every flip is a decision, for scripted or real coins and for searching over chance. */
  readonly coins: 'seeded' | 'asked';
  /** `keep`: a shuffle leaves the order as it is. */
  readonly shuffles: 'seeded' | 'keep';
  /** Deck orders (top first) for a seat's shuffles in setup, by game (0, then each Sudden Death), in order of use. */
  readonly shuffled: readonly (readonly (readonly (readonly CardId[])[])[])[];
  /** Whether a decision with one legal answer is asked all the same. */
  readonly askForced: boolean;
  /** Whether a player may announce an attack that cannot be used, where the era binds them to it. @rule TURN-09 */
  readonly announceFreely: boolean;
  /** `first`: the chance of records of the first version, which nobody else is to use. */
  readonly chance: 'chacha8' | 'first';
  /** Who chooses who goes first, as after a game of a match; null: the rules decide, by a coin. @rule HOUSE-02 */
  readonly picker: Seat | null;
}

export const PLAIN_OPTIONS: Options = {
  coins: 'seeded',
  shuffles: 'seeded',
  shuffled: [],
  askForced: false,
  announceFreely: false,
  chance: 'chacha8',
  picker: null,
};

/** A card's facts linked for one game: names and types as small integers, the era's reading of them worked out. */
export interface Card {
  readonly facts: CardFacts;
  /** The place in `Setup.cards`: equal cards are one answer. */
  readonly index: number;
  readonly name: string;
  /** The name that counts. */
  readonly counted: string;
  /** The same as a number. */
  readonly identity: number;
  readonly evolvesFrom: number;
  /** The Basic Pokémon that a Stage 1 links it to. @rule EVO-12 */
  readonly line: readonly number[];
  readonly growsInto: number;
  /** Its text lets it be put onto a Pokémon in the first turn, or in the turn that one was played; null: none does. @rule PREC-01 */
  readonly evolvesEarly: PowerOf | null;
  readonly role: Role;
  /** By what answers it is played, as bits: `playsOf`. */
  readonly plays: number;
  /** How many different cards make one Pokémon, and which of them this is; 0 and 0 for a whole card. @rule CLS-09 CLS-33 */
  readonly pieces: number;
  readonly piece: number;
  /** Which texts put it onto a Bench by itself. @rule CLS-09 CLS-16 CLS-24 CLS-33 LVL-01 */
  readonly putDown: PutDown;
  readonly isBaby: boolean;
  /** Whoever attacks it flips a coin first. @rule ATK-05 */
  readonly isFlippedAgainst: boolean;
  readonly isMega: boolean;
  readonly isBreak: boolean;
  /** What is printed on the card below it stays available. @rule LVL-06 CLS-16 */
  readonly addsToCardBelow: boolean;
  /** It goes to the Lost Zone instead of a discard pile. @rule CLS-20 */
  readonly isPrismStar: boolean;
  /** It goes onto an opponent's Pokémon-EX, and from there to its owner's discard pile only. @rule CLS-23 */
  readonly isHyperGear: boolean;
  readonly isBasicEnergy: boolean;
  /** The type of a plain Energy card that this era counts among the special ones; `NONE` for all others. @rule NRG-15 */
  readonly specialByEra: TypeIndex;
  readonly isDarkByName: boolean;
  readonly hp: number;
  readonly retreat: number;
  readonly prizes: number;
  readonly types: readonly TypeIndex[];
  /** The same as bits. */
  readonly typeBits: number;
  /** The words that a text has for cards of this kind, as bits: `CARD_WORDS`. @rule KIND-02 KIND-14 KIND-15 */
  readonly kindBits: number;
  /** Those while it is attached: a Pokémon is a Pokémon Tool then. @rule KIND-07 TOOL-03 */
  readonly kindBitsAttached: number;
  readonly weaknesses: readonly WeaknessOf[];
  readonly resistances: readonly ResistanceOf[];
  readonly attacks: readonly Attack[];
  /** The types that they cost, as bits; Colorless among them. */
  readonly costBits: number;
  /** Units of Energy it provides, each as a set of types (bits). */
  readonly provides: readonly number[];
  /** Its own text says what Energy it provides. */
  readonly changesOwn: boolean;
  /** What its text lets players do, the rules that it puts in force, and what happens when it is played. */
  readonly actions: readonly LinkedAction[];
  /** Those from the hand or the discard pile. */
  readonly actionsElsewhere: readonly LinkedAction[];
  readonly rules: readonly number[];
  /** Those of a Pokémon card while it is attached as a Pokémon Tool. @rule KIND-07 */
  readonly rulesAsTool: readonly number[];
  readonly play: number;
  readonly playPart: PlayPart | null;
  /** A Trainer card that is attached to a Pokémon: a Tool, a Technical Machine, or one whose text says so. @rule TOOL-01 TM-01 */
  readonly attaches: boolean;
  /** Which Pokémon it may go on being attached to; null: any. @rule NRG-13 */
  readonly staysOn: PokemonOf | null;
  /** Which operations and rules of the game are its own. */
  readonly traced: TracedNumbers;
}

/** From one number up to, and without, another. */
export interface TracedNumbers {
  readonly ops: readonly [from: number, to: number];
  readonly rules: readonly [from: number, to: number];
  readonly scripts: readonly [from: number, to: number];
}

export interface WeaknessOf {
  readonly type: TypeIndex;
  readonly times: number;
  readonly plus: number;
}

export interface ResistanceOf {
  readonly type: TypeIndex;
  readonly minus: number;
}

/** An attack linked for one game. */
export interface Attack {
  /** Its number among all attacks of this game, by which events speak of it. */
  readonly id: number;
  readonly name: string;
  /** Once-per-game limits that it uses: `ONCE_PER_GAME` as bits. @rule CLS-18 CLS-32 */
  readonly once: number;
  /** How many symbols of each type, Colorless among them. */
  readonly cost: readonly number[];
  readonly symbols: number;
  readonly damage: number;
  /** The text says what the number is multiplied by: without it, there is no damage. @rule DMG-01 */
  readonly counted: boolean;
  /** What it comes to in an ordinary game, its text included: for who reckons with it, never for a rule. */
  readonly expected: number;
  /** What its text does; `NONE` if it has none. */
  readonly script: number;
}
