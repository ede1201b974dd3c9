import type { Answer } from '../model/answer.js';
import type { CardId, PokemonId } from '../model/state.js';

/** What a player would like to do, before it is known whether the rules let them. */
export type Intent =
  /** To use a card of the hand, of the discard pile, or the Stadium; on this Pokémon, or anywhere. */
  | { readonly do: 'card'; readonly card: CardId; readonly on: PokemonId | null }
  | { readonly do: 'retreat'; readonly pokemon: PokemonId; readonly to: PokemonId | null }
  | { readonly do: 'attack'; readonly pokemon: PokemonId; readonly number: number }
  /** To use what a Pokémon, or a card on it, lets its player do. */
  | { readonly do: 'use'; readonly pokemon: PokemonId; readonly number: number }
  | { readonly do: 'answer'; readonly answer: Answer };
