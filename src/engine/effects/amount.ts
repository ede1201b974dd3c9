import type { EnergyType } from '../model/energy-type.js';
import type { Happening, When } from './happening.js';
import type { AttacksOf, CardsOf, PokemonOf } from './selector.js';
import type { Binding, Who } from './words.js';

/** A number that a text says, or says how to find. Energy cards are counted, Energy is measured in units. @rule PREC-04 PREC-09 */
export type Amount =
  | number
  | { readonly num: 'count'; readonly of: PokemonOf | CardsOf; readonly distinct?: 'type' | 'name' }
  | { readonly num: 'energy'; readonly on: PokemonOf; readonly type?: EnergyType; readonly extra?: true }
  | { readonly num: 'stat'; readonly of: PokemonOf | CardsOf | AttacksOf | Who; readonly what: Stat }
  | { readonly num: 'bound'; readonly of: Binding; readonly what: 'heads' | 'tails' | 'n' | 'amount' }
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
