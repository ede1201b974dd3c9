import type { ActionPart, AttackPart, Change, PlayPart, Rule, Statement, TriggerRule, WouldRule } from './program.js';
import type { CardsOf, Happening, Place, PokemonOf, Take, Test } from './terms.js';
import type { Player, Span } from './words.js';

/*
 * Programs linked for one game. A part becomes a script: a list of small operations without nesting, so that "where am
 * I" is one number. What guards an operation, who acts in it and what it binds are slots of the frame that carries the
 * script out; every choice is an operation of its own, before the one that uses it.
 */

export type ScriptPart = AttackPart | PlayPart | ActionPart | TriggerRule | WouldRule;

export interface Script {
  readonly id: number;
  readonly part: ScriptPart;
  /** Of the attack, power or card: for people. */
  readonly name: string;
  readonly ops: readonly Op[];
  /** The slot of each binding. */
  readonly slots: Readonly<Record<string, number>>;
  readonly size: number;
  /** In an attack: for each step of the era's order the place behind its last operation; then the end. @rule ATK-06 */
  readonly ends: readonly number[];
  /** The slot with the opponent that a player has named; `NONE`: nobody is asked. @rule FMT-24 */
  readonly them: number;
  /** What it could do, seen before anything is picked. @rule TRN-03 */
  readonly foreseen: readonly Statement[];
  /** What has been made of that where it was first asked: of `terms/possible.ts`. */
  judged: unknown;
  /** Of an action: the act without which nothing of it is done; null where there is none. @rule PREC-08 */
  readonly begins: Statement | null;
  /** Whether it speaks of the Defending Pokémon, of the opponent or of anybody. @rule ATK-04 */
  readonly reachesOthers: boolean;
  /** Whether what it does for the worse to a Pokémon that it has healed is only the price of that. @rule TRN-09 */
  readonly healsAtALoss: boolean;
  /** The groups of Pokémon of which one may have to get what it reveals. @rule TRN-10 */
  readonly receivers: readonly PokemonOf[];
  /** For each limit of the part the key under which its uses are counted. */
  readonly limits: readonly number[];
  /** Once-per-game limits that it uses: `ONCE_PER_GAME` as bits. @rule CLS-18 CLS-32 */
  readonly once: number;
}

/** Slots that every script has: the attack's own number, what its damage ignores, the happening it is about. */
export const BASE_SLOT = 0;
export const IGNORE_SLOT = 1;
/** Pokémon, card, player, amount of the happening; the bearer of the rule. */
export const EVENT_SLOT = 2;
/** What a replacing rule has prevented of what the frame is about to do: `PREVENTED` bits. */
export const PREVENT_SLOT = 3;
/** Pokémon that the checks have found to be Knocked Out and that are still in play. */
export const FOUND_SLOT = 4;
/** In an attack: each Pokémon that it has reached and what a replacing rule has prevented of all it does to it. */
export const REACHED_SLOT = 5;
/**
 * Energy cards that a text took off a Pokémon, if they provided there what they do not provide where they lie now: for
 * each unit the slot of what took them, the card, the types of the unit as bits; for none no types. @rule NRG-05 NRG-06
 */
export const LEFT_SLOT = 6;
export const FIRST_FREE_SLOT = 7;

export const PREVENTED_DAMAGE = 1;
export const PREVENTED_EFFECTS = 2;
export const PREVENTED_EVENT = 4;

/*
 * The terms of a linked program have all the fields that one of their kind can have (link/one-shape.ts): what a text does
 * not say is undefined.
 */

/** What has been worked out of a test, a selector or an amount. */
export interface Marks {
  /** The kinds, types or Special Conditions that a test looks for. */
  readonly bits: number;
  /** It speaks of what is bound later. */
  readonly open: boolean;
  /** Of a selector: what there is to take from is bound later, not only how much of it is taken. */
  readonly unseen: boolean;
}

export const marksOf = (term: object): Marks => term as Marks;

/** What an answer changes, where it names its types: the units of Energy that this makes; null where it hangs on more. */
export interface Changed {
  readonly unitsMade: readonly number[] | null;
}

export const changedOf = (change: object): Changed => change as Changed;

/** What a filter has been made into where it was first applied: functions and verdicts of `terms/filter.ts` and `terms/printed.ts`, which no words belong to. */
export interface Made {
  ofCard: unknown;
  ofPokemon: unknown;
  printed: unknown;
}

export const madeOf = (test: object): Made => test as Made;

/** All fields that any of a kind of term has, each of them maybe not said. */
type Whole<T> = { readonly [K in KeysOf<T>]?: ValueOf<T, K> | undefined };
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** A place, how many are taken, what an answer changes: however it is told. */
export type LinkedPlace = Whole<Place>;
export type LinkedTake = Whole<Take>;
export type LinkedChange = Whole<Change>;

export type Zone = Extract<Place, { zone: string }>['zone'];

export interface Op {
  /** Its number among all operations of the game, by which it is known whether it was ever carried out. */
  readonly id: number;
  readonly do: Doing;
  /** Carried out only if this slot holds `is`; `NONE`: always. */
  readonly guard: number;
  readonly is: number;
  /** The slot with the player who acts; `NONE`: whoever the text belongs to. */
  readonly you: number;
  /** The slot with what the loop around it is at; `NONE`: there is no loop. */
  readonly subject: number;
  /** That loop is over cards, not Pokémon or players. */
  readonly ofCards: boolean;
  /** The slot that it binds; `NONE`: nothing. */
  readonly into: number;
  /** Part of something optional, so that nothing need be chosen. @rule PREC-08 */
  readonly optional: boolean;
  /** Something hangs on whether it was done, so that it is done in full or not at all. @rule PREC-08 */
  readonly whole: boolean;
  /** Where it cannot be done in full, the attack does nothing. @rule ATK-11 ATK-17 PREC-07 */
  readonly required: boolean;
  /** The rules of the game that it puts in force for a time. */
  readonly rules: readonly number[];
}

export type Act = Exclude<Statement, { op: 'if' | 'may' | 'for-each' | 'modal' | 'as-player' | 'lasting' }>;

/** Puts rules in force for a time. */
export type LastingAct = Extract<Statement, { op: 'lasting' }>;

export type Doing =
  | Act
  | LastingAct
  | { readonly op: 'test'; readonly if: Test }
  | {
      readonly op: 'may';
      readonly who?: Player;
      readonly if?: Test;
      readonly whole: boolean;
      readonly body: readonly Statement[];
      /** What is done where the player does not want it. */
      readonly else?: readonly Statement[];
    }
  | {
      readonly op: 'modal';
      readonly who?: Player;
      readonly n: number;
      readonly orMore: boolean;
      readonly options: readonly { readonly if?: Test; readonly do: readonly Statement[] }[];
    }
  /** `each`: both players, whoever acts first. Its slot holds the element it is at, the next one the list. */
  | { readonly op: 'loop'; readonly of: PokemonOf | CardsOf | 'each'; readonly end: number }
  | { readonly op: 'again'; readonly to: number }
  | { readonly op: 'act-as'; readonly who: Player }
  /** A choice that decides whether an optional act is done at all: its slot says so. */
  | { readonly op: 'decide'; readonly by: number }
  /** Cards in the order that a player chooses, the first on top. */
  | { readonly op: 'arrange'; readonly cards: CardsOf }
  /** The attack does its damage to the Defending Pokémon. */
  | { readonly op: 'deal' };

/** A rule as it is in force: of a card in play, or made by an effect. */
export interface LinkedRule {
  readonly id: number;
  readonly rule: Rule;
  /** Of the attack, power or card whose text it is: for people. */
  readonly name: string;
  /** What a triggered or replacing rule does; `NONE` for an answer. */
  readonly script: number;
  /** The slots of the script that made it; none for a card in play. */
  readonly slots: Readonly<Record<string, number>>;
  readonly size: number;
  /** The slot with the opponent that was named when an effect made it; else `NONE`. @rule FMT-24 */
  readonly them: number;
  readonly span: Span | null;
  readonly ends: readonly Happening[];
  readonly once: boolean;
  readonly label: string;
  /** It belongs to a power, which can be switched off. @rule POW-04 POW-11 */
  readonly power: PowerOf | null;
  /** What it can be about at all: looked at before anything else of it. */
  readonly concerns: Concern;
  /** It answers about several things and speaks of each by itself: `subject` is the one asked about. */
  readonly ofEach: boolean;
  /** The number of the channel on which it is heard, and where in `listening` that is. */
  readonly channel: number;
  readonly word: number;
  readonly bit: number;
  /** What its words mean on each card that has it, where that card was last: made once, read all the time. */
  readonly standing: (Standing | undefined)[];
}

/** A rule of a card in play, as it stands somewhere. */
export interface Standing {
  readonly place: number;
}

/** A rule about anything, about the Pokémon it stands on, its own card, some Pokémon, one's own, the opponent's. */
export type Concern = 0 | 1 | 2 | 3 | 4 | 5;
export const ANYTHING = 0;
export const OWN_POKEMON = 1;
export const OWN_CARD = 2;
export const SOME_POKEMON = 3;
export const OWN_SIDE = 4;
export const OTHER_SIDE = 5;

/** A power on a card. */
export interface PowerOf {
  readonly name: string;
  readonly kind: string;
  /** Its place among the powers of its card. */
  readonly number: number;
}

/** Something that a player may use in their turn. @rule POW-02 STAD-01 */
export interface LinkedAction {
  readonly id: number;
  readonly part: ActionPart;
  readonly script: number;
  readonly power: PowerOf | null;
}
