import type { CardFacts, EnergyType, ResistanceFacts, Stage, WeaknessFacts } from '../engine/index.js';
import { nameThatCounts } from '../engine/index.js';

/** What a Pokédex knows and a card's facts do not: null, or no number, where nobody has told. */
export interface PokedexFacts {
  /** One for each Pokémon of the card. */
  readonly numbers: readonly number[];
  readonly heightInMetres: number | null;
  readonly weightInKilograms: number | null;
}

/** Nothing is known from the Pokédex. */
export const UNKNOWN_POKEDEX: PokedexFacts = { numbers: [], heightInMetres: null, weightInKilograms: null };

/** The screen of the Pokémon on a card. */
export interface PokemonScreen {
  readonly screen: 'pokemon';
  /** The Pokémon's name, without the level that may be printed beside it. */
  readonly name: string;
  readonly pokedex: PokedexFacts;
  readonly stage: Stage;
  readonly types: readonly EnergyType[];
  readonly hp: number;
  readonly weaknesses: readonly WeaknessFacts[];
  readonly resistances: readonly ResistanceFacts[];
  readonly retreat: number;
}

/** The first screen of a Pokémon card (inferred); Trainer and Energy cards have none. @rule ERD-03 ERD-04 */
export function pokemonScreen(facts: CardFacts, pokedex: PokedexFacts = UNKNOWN_POKEDEX): PokemonScreen | null {
  if (facts.kind !== 'pokemon') return null;
  const { types, hp, weaknesses, resistances, retreat } = facts;
  const name = nameThatCounts(facts.name, ['level-number', 'LV.X', 'delta']);
  return {
    screen: 'pokemon',
    name,
    pokedex,
    stage: facts.stage ?? 'basic',
    types,
    hp,
    weaknesses,
    resistances,
    retreat,
  };
}
