import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';
import type { Amount } from './amount.js';
import type { Happening, Source } from './happening.js';
import type { AttacksOf, CardsOf, PokemonOf } from './selector.js';
import type { Ignored, Statement } from './statement.js';
import type { Test } from './test.js';
import type { CardWord, TypeWord, Who } from './words.js';

/*
 * What a card has: attacks and plays that are carried out, actions that may be used, and rules that hold. Questions
 * (`answer`) are pure, happenings (`trigger`) follow what happened, woulds come before it and may prevent it.
 */
export type Part = AttackPart | PlayPart | ActionPart | Rule;
export type Rule = AnswerRule | TriggerRule | WouldRule;

/** The text of one attack; its cost and its printed number are facts of the card. */
export interface AttackPart {
  readonly part: 'attack';
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly despite?: readonly Condition[] | 'any';
  readonly do: readonly Statement[];
}

/** What happens when a Trainer or Energy card is played. @rule TRN-01 TOOL-01 FOS-01 */
export interface PlayPart {
  readonly part: 'play';
  readonly if?: Test;
  readonly onto?: PokemonOf;
  /** Discarded as soon as the holder stops matching `onto`. @rule NRG-13 */
  readonly keep?: true;
  readonly asPokemon?: {
    readonly hp?: number;
    readonly types: readonly EnergyType[];
    readonly kinds?: readonly CardWord[];
  };
  /** Where the card goes instead of the discard pile. */
  readonly after?: 'hand' | 'deck' | 'lost-zone';
  readonly do: readonly Statement[];
}

/** Something a player may use in their turn: a Power, an Ability, a Stadium. @rule POW-02 POW-03 */
export interface ActionPart {
  readonly part: 'action';
  readonly by?: 'you' | 'each';
  readonly from?: 'in-play' | 'hand' | 'discard';
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly despite?: readonly Condition[] | 'any';
  readonly do: readonly Statement[];
}

/** Changes the answer to a question for as long as it holds. @rule POW-05 EFF-12 */
export interface AnswerRule {
  readonly part: 'answer';
  readonly question: Question;
  readonly of: PokemonOf | CardsOf | Who;
  readonly change: Change;
  readonly which?: Test;
  readonly from?: Source;
  readonly to?: PokemonOf;
  readonly attack?: string;
  /** Where in the calculation of damage. @rule DMG-17 */
  readonly at?: 'base' | 'before' | 'after';
  readonly into?: 'hand' | 'deck' | 'discard';
  readonly existing?: 'end';
  readonly while?: Test;
}

/** @rule EFF-14 EFF-15 POW-07 */
export interface TriggerRule {
  readonly part: 'trigger';
  readonly on: Happening;
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly while?: Test;
  readonly do: readonly Statement[];
}

/** @rule EFF-02 EFF-06 */
export interface WouldRule {
  readonly part: 'would';
  readonly on: Happening;
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly while?: Test;
  readonly do: readonly Statement[];
}

/** So often in a turn or a game, for this card, for all of that name, or for the player. @rule POW-03 EFF-18 CLS-18 CLS-32 */
export interface Limit {
  readonly n: number;
  readonly per: 'turn' | 'game';
  readonly of: 'card' | 'name' | 'player';
  readonly key?: string;
}

export type Question =
  | 'hp'
  | 'types'
  | 'weakness'
  | 'resistance'
  | 'retreat-cost'
  | 'attack-cost'
  | 'attacks'
  | 'provides'
  | 'treated-as'
  | 'prizes-taken'
  | 'condition-counters'
  | 'condition-coins'
  | 'coin'
  | 'attack-limit'
  | 'text-works'
  | 'bench-size'
  | 'play-limit'
  | 'damage-dealt'
  | 'damage-taken'
  | 'damage-from'
  | 'effects-from'
  | 'can-attack'
  | 'can-use-attack'
  | 'can-retreat'
  | 'can-evolve'
  | 'can-play'
  | 'can-attach'
  | 'can-use-power'
  | 'can-have-condition'
  | 'can-lose-condition'
  | 'can-heal'
  | 'can-move'
  | 'evolving-ends-turn';

/** Setting beats adding; of two that set, the newest; forbidding beats allowing. @rule RET-08 EFF-12 */
export type Change =
  | { readonly add: Amount }
  | { readonly set: Amount }
  | { readonly times: number; readonly round?: 'up' | 'down' }
  | { readonly types: readonly TypeWord[]; readonly n?: number }
  | { readonly typesOf: PokemonOf | CardsOf }
  | { readonly none: true }
  | { readonly allow: true }
  | { readonly forbid: true }
  | { readonly ignore: readonly (Ignored | EnergyType)[] }
  | { readonly gain: AttacksOf | CardsOf }
  | { readonly as: Test }
  | { readonly side: 'heads' | 'tails' };

/** A card's texts, compiled: one part for each attack (null where it has no text), the parts of each power, of the card's own text. */
export interface CardProgram {
  readonly attacks: readonly (AttackPart | null)[];
  readonly powers: readonly (readonly Part[])[];
  readonly card: readonly Part[];
}
