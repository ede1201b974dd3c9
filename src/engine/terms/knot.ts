import type { Amount, Happening, Test, When } from '../effects/terms.js';
import type { Game } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import type { Scope } from './scope.js';

/**
 * Terms are made of each other: a filter asks for a type, a rule in force answers, the rule has a condition, the
 * condition counts things by a filter. Their files stand in one order all the same; where a file needs a later one, it
 * goes through here. `judge.ts` ties the knot, and everybody else comes in by it.
 */
export interface Knot {
  holds(game: Game, scope: Scope, test: Test): boolean;
  amount(game: Game, scope: Scope, amount: Amount): number;
  /** The types of a Pokémon, as bits. */
  types(game: Game, pokemon: PokemonId): number;
  /** What a Pokémon has Resistance to, as bits. */
  resists(game: Game, pokemon: PokemonId): number;
  /** The units of Energy that a card provides, each as types in bits. */
  provides(game: Game, card: CardId): readonly number[];
  /** How often it happened, or the sum of what is counted with it. */
  past(game: Game, scope: Scope, asked: Past): number;
  /** The damage that attacks of this turn have done to a Pokémon. */
  hurt(game: Game, pokemon: PokemonId): number;
}

/** A question about what has happened. */
export interface Past {
  readonly what: Happening;
  readonly when: When;
  readonly sum?: 'damage' | 'prizes';
}

const untied = (): never => {
  throw new Error('The terms are used before they are tied together.');
};

export const knot: Knot = {
  holds: untied,
  amount: untied,
  types: untied,
  resists: untied,
  provides: untied,
  past: untied,
  hurt: untied,
};
