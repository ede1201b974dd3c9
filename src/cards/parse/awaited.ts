import type { Happening, PokemonOf, Test } from '../language.js';

/** What a text waits for, what must be so when it happens, and the Pokémon it happens to. */
export interface Awaited {
  readonly on: Happening;
  readonly if: Test | null;
  readonly that?: PokemonOf;
}
