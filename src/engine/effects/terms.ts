import type { CardTag } from '../model/card-facts.js';
import type { EnergyType } from '../model/energy-type.js';
import type { Condition, OncePerGame } from '../model/state.js';
import type { Binding, CardWord, Player, PowerWord, Reference, StageWord, Who } from './words.js';

/*
 * What statements speak of: things (selectors), filters and conditions (tests), numbers (amounts) and what happens
 * (happenings). They are made of each other, so they live together.
 */

// ── selectors: which things ──

/* Which things a text speaks of: a place, a filter, how many of them, and who chooses. */

export interface Ref {
  readonly get: 'ref';
  readonly name: Reference;
}

/** Pokémon in play. Without `take`: all of them. */
export interface PokemonSelector {
  readonly get: 'pokemon';
  readonly side: 'you' | 'opponent' | 'any' | 'they' | Binding;
  readonly spot: 'active' | 'bench' | 'in-play';
  readonly where?: Test;
  readonly take?: Take;
  readonly by?: Who | 'controller';
  /** Worded for several Active Pokémon a side: all of them are meant, those of a teammate too. @rule FMT-07 FMT-25 */
  readonly every?: true;
}
export type PokemonOf = Ref | PokemonSelector;

/** Cards in a place. Without `take`: all of them. `blind`: chosen without looking; `random`: at random. */
export interface CardSelector {
  readonly get: 'cards';
  readonly in: Place;
  readonly where?: Test;
  readonly take?: Take;
  readonly by?: Who;
  readonly how?: 'blind' | 'random';
}

/** A Pokémon with everything under and on it. @rule KIND-18 */
export interface WholePokemon {
  readonly get: 'whole';
  readonly of: PokemonOf;
  /** Only the Pokémon: the cards attached to it are discarded. */
  readonly bare?: true;
}
export type CardsOf = Ref | CardSelector | WholePokemon;

export interface AttackSelector {
  readonly get: 'attacks';
  readonly of: PokemonOf | CardsOf;
  readonly where?: Test;
  readonly take?: Take;
  readonly by?: Who;
}
export type AttacksOf = Ref | AttackSelector;

/** Something picked that is no thing on the table. */
export type ValuePick =
  /** `among`: one of the team or of the opponents for whom the text `of` could do something. @rule FMT-23 FMT-24 */
  | { readonly get: 'player'; readonly among?: 'team' | 'opponents'; readonly of?: readonly { readonly op: string }[] }
  | { readonly get: 'type'; readonly among?: readonly EnergyType[] }
  | { readonly get: 'condition'; readonly among?: readonly Condition[] }
  | { readonly get: 'number'; readonly from: number; readonly to: number };

export type Place =
  | {
      readonly zone: 'deck' | 'hand' | 'discard' | 'prizes' | 'lost-zone' | 'stadium' | 'in-play';
      readonly whose?: Who;
      /** Only so many cards from the top, or from the bottom. */
      readonly top?: Amount;
      readonly bottom?: Amount;
      /** From the top until such a card turns up. */
      readonly until?: Test;
      /** Of Prize cards those that lie face down. @rule ZONE-10 */
      readonly face?: 'down';
    }
  | { readonly on: PokemonOf; readonly what: 'energy' | 'tool' | 'attached' | 'stack' | 'top' }
  /** What is left of the cards that were looked at. */
  | { readonly pool: Binding };

/**
 * Four different minima: exactly `n` (as many as there are, if fewer), `upTo` 1 to n, `any` from 0, and all where
 * nothing is said. `units`: so much Energy as the cards provide, not so many cards, and never more cards than that.
 * @rule PREC-05 PREC-06 PREC-07 EFF-05 SRCH-02 NRG-06
 */
export type Take =
  | {
      readonly n: Amount;
      readonly different?: 'name' | 'type';
      readonly repeats?: true;
      readonly units?: true;
    }
  | { readonly upTo: Amount; readonly different?: 'name' | 'type'; readonly repeats?: true }
  | { readonly any: true };

// ── tests: filters and conditions ──

/** Filters speak about `subject`; conditions name what they speak about. Both are pure: no choice, no chance. */
export type Test =
  | { readonly test: 'all' | 'any'; readonly of: readonly Test[] }
  | { readonly test: 'not'; readonly of: Test }
  // about the subject
  | { readonly test: 'kind'; readonly is: readonly CardWord[] }
  | { readonly test: 'type'; readonly is: readonly EnergyType[] }
  | { readonly test: 'same-type'; readonly as: PokemonOf | CardsOf }
  | { readonly test: 'stage'; readonly is: readonly StageWord[] }
  | { readonly test: 'name'; readonly is: readonly string[] }
  | { readonly test: 'name-has'; readonly words: string }
  | { readonly test: 'same-name'; readonly as: PokemonOf | CardsOf }
  | { readonly test: 'tag'; readonly is: readonly CardTag[] }
  /** `skipping`: also with a Stage 1 left out between the two. @rule EVO-12 */
  | { readonly test: 'evolves-from'; readonly of: PokemonOf | CardsOf | string; readonly skipping?: true }
  /** One of those cards evolves from it. */
  | { readonly test: 'evolves-into'; readonly of: CardsOf; readonly skipping?: true }
  /** It came into play this turn. @rule EVO-06 */
  | { readonly test: 'new' }
  /** A marker or counter of one of these names lies on it. @rule EVO-09 */
  | { readonly test: 'marker'; readonly is: readonly string[] }
  | { readonly test: 'condition'; readonly is: readonly Condition[] | 'any' }
  | { readonly test: 'power'; readonly is: readonly PowerWord[]; readonly name?: string }
  /** It has Resistance to one of the types. @rule DMG-10 */
  | { readonly test: 'resistance'; readonly is: readonly EnergyType[] | 'any' }
  | { readonly test: 'is'; readonly of: PokemonOf | CardsOf | AttacksOf }
  | { readonly test: 'spot'; readonly is: 'active' | 'bench' }
  // about the game
  | { readonly test: 'compare'; readonly a: Amount; readonly rel: Relation; readonly b: Amount }
  | { readonly test: 'exists'; readonly of: PokemonOf | CardsOf | AttacksOf; readonly n?: Amount }
  | { readonly test: 'matches'; readonly of: PokemonOf | CardsOf; readonly where: Test }
  | { readonly test: 'did'; readonly what: Binding; readonly n?: Amount }
  | { readonly test: 'happened'; readonly what: Happening; readonly when: When }
  /** The player has used the one GX attack, or the one VSTAR Power, of the game. @rule CLS-18 CLS-32 */
  | { readonly test: 'spent'; readonly what: OncePerGame; readonly who: Player }
  | { readonly test: 'turn'; readonly whose?: Who; readonly first?: true; readonly second?: true };

export type Relation = '<' | '<=' | '=' | '>=' | '>' | '!=';

// ── amounts ──

/** A number that a text says, or says how to find. Energy cards are counted, Energy is measured in units. @rule PREC-04 PREC-09 */
export type Amount =
  | number
  | { readonly num: 'count'; readonly of: PokemonOf | CardsOf; readonly distinct?: 'type' | 'name' }
  /** `basic`: only of basic Energy cards; `extra`: beyond what the attack costs. */
  | {
      readonly num: 'energy';
      readonly on: PokemonOf;
      readonly type?: EnergyType;
      readonly basic?: true;
      readonly extra?: true;
    }
  | { readonly num: 'stat'; readonly of: PokemonOf | CardsOf | AttacksOf | Who; readonly what: Stat }
  | { readonly num: 'bound'; readonly of: Binding; readonly what: 'heads' | 'tails' | 'n' | 'amount' }
  /** What the cards provided that were taken off Pokémon, or provide where they were attached; with `types`, only of those. */
  | { readonly num: 'bound'; readonly of: Binding; readonly what: 'energy'; readonly types?: readonly EnergyType[] }
  | { readonly num: 'tally'; readonly what: Happening; readonly when: When; readonly sum?: 'damage' | 'prizes' }
  | { readonly num: 'calc'; readonly fn: Calculation; readonly args: readonly Amount[] };

export type Calculation = '+' | '-' | '×' | 'half-up' | 'half-down' | 'min' | 'max';

export type Stat =
  | 'bench-space'
  | 'damage-before'
  | 'hp'
  | 'remaining-hp'
  | 'damage'
  | 'counters'
  | 'retreat-cost'
  | 'attack-cost'
  | 'printed-damage'
  | 'prizes-worth'
  | 'conditions';

// ── happenings ──

/** Where an effect comes from, as texts tell sources apart: Trainer cards as they are played. @rule EFF-01 */
export interface Source {
  readonly what: readonly ('attack' | 'power' | 'trainer' | 'item' | 'supporter' | 'energy')[];
  readonly whose?: Who;
  readonly where?: Test;
}

export type When = 'this-attack' | 'this-turn' | 'last-turn' | 'your-last-turn' | 'game';

export type HappeningWord =
  | 'attached'
  | 'evolved'
  | 'levelled-up'
  | 'benched'
  | 'became-active'
  | 'moved-to-bench'
  | 'retreated'
  | 'played'
  | 'attacked'
  | 'damaged'
  | 'affected'
  | 'knocked-out'
  | 'healed'
  | 'prize-taken'
  | 'stayed-conditioned'
  | 'turn-began'
  | 'turn-ended'
  | 'checkup'
  | 'used-power'
  | 'used-attack';

/** One pattern for what triggers, what would happen, and what has happened. @rule EFF-14 */
export interface Happening {
  readonly event: HappeningWord;
  readonly subject?: PokemonOf | CardsOf;
  readonly to?: PokemonOf;
  readonly by?: Who;
  readonly from?: 'hand' | 'deck' | 'discard' | 'bench';
  /** Also where an effect of that player puts it there from the hand, which is no playing. */
  readonly orPut?: true;
  /** As the one attachment of the turn, not by a text. @rule NRG-02 */
  readonly ofTurn?: true;
  readonly source?: Source;
  readonly card?: Test;
  readonly was?: Test;
  readonly attack?: string;
  readonly condition?: readonly Condition[];
  readonly evenIfKnockedOut?: true;
  readonly cause?: 'damage';
}
