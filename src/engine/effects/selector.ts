import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';
import type { Amount } from './amount.js';
import type { Test } from './test.js';
import type { Binding, Reference, Who } from './words.js';

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
  readonly by?: Who;
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
  | { readonly get: 'player' }
  | { readonly get: 'type'; readonly among?: readonly EnergyType[] }
  | { readonly get: 'condition'; readonly among?: readonly Condition[] }
  | { readonly get: 'number'; readonly from: number; readonly to: number }
  | { readonly get: 'coin' }
  | { readonly get: 'card-name' };

export type Place =
  | {
      readonly zone: 'deck' | 'hand' | 'discard' | 'prizes' | 'lost-zone' | 'stadium' | 'in-play';
      readonly whose?: Who;
      /** Only so many cards from the top, or from the bottom. */
      readonly top?: Amount;
      readonly bottom?: Amount;
      /** From the top until such a card turns up. */
      readonly until?: Test;
    }
  | { readonly on: PokemonOf; readonly what: 'energy' | 'tool' | 'attached' | 'stack' | 'top' }
  /** What is left of the cards that were looked at. */
  | { readonly pool: Binding };

/**
 * Four different minima: exactly `n` (as many as there are, if fewer), `upTo` 1 to n, `any` from 0, and all where
 * nothing is said. @rule PREC-05 PREC-06 PREC-07 EFF-05 SRCH-02
 */
export type Take =
  | { readonly n: Amount; readonly different?: 'name' | 'type'; readonly repeats?: true }
  | { readonly upTo: Amount; readonly different?: 'name' | 'type'; readonly repeats?: true }
  | { readonly any: true };
