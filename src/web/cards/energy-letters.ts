import type { EnergyType } from '../../engine/index.js';

/** The types by the letters that texts have for them, in the engine's order; a test holds them to the engine's own. */
export const ENERGY_LETTERS: Readonly<Record<string, EnergyType>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
};
