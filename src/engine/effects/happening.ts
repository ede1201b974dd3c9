import type { Condition } from '../model/state.js';
import type { CardsOf, PokemonOf } from './selector.js';
import type { Test } from './test.js';
import type { Who } from './words.js';

/** Where an effect comes from, as texts tell sources apart. @rule EFF-01 */
export interface Source {
  readonly what: readonly (
    | 'attack'
    | 'power'
    | 'trainer'
    | 'item'
    | 'supporter'
    | 'energy'
    | 'evolution'
    | 'checkup'
  )[];
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
  | 'left-play'
  | 'discarded'
  | 'healed'
  | 'drew'
  | 'flipped'
  | 'prize-taken'
  | 'conditioned'
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
  readonly source?: Source;
  readonly card?: Test;
  readonly was?: Test;
  readonly attack?: string;
  readonly condition?: readonly Condition[];
  readonly evenIfKnockedOut?: true;
  readonly cause?: 'damage';
}
