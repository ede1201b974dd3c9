import type { CardTag } from '../model/card-facts.js';
import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';
import type { Amount } from './amount.js';
import type { Happening, When } from './happening.js';
import type { AttacksOf, CardsOf, PokemonOf } from './selector.js';
import type { Binding, CardWord, PowerWord, StageWord, Who } from './words.js';

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
  | { readonly test: 'evolves-from'; readonly of: PokemonOf | CardsOf | string }
  | { readonly test: 'condition'; readonly is: readonly Condition[] | 'any' }
  | { readonly test: 'power'; readonly is: readonly PowerWord[]; readonly name?: string }
  | { readonly test: 'is'; readonly of: PokemonOf | CardsOf | AttacksOf }
  | { readonly test: 'spot'; readonly is: 'active' | 'bench' }
  // about the game
  | { readonly test: 'compare'; readonly a: Amount; readonly rel: Relation; readonly b: Amount }
  | { readonly test: 'exists'; readonly of: PokemonOf | CardsOf | AttacksOf; readonly n?: Amount }
  | { readonly test: 'matches'; readonly of: PokemonOf | CardsOf; readonly where: Test }
  | { readonly test: 'did'; readonly what: Binding; readonly n?: Amount }
  | { readonly test: 'happened'; readonly what: Happening; readonly when: When }
  | { readonly test: 'turn'; readonly whose?: Who; readonly first?: true; readonly second?: true };

export type Relation = '<' | '<=' | '=' | '>=' | '>' | '!=';
