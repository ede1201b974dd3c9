/** The types of Pokémon and Energy, in the order of the rulebooks' keys. @rule KIND-16 */
export const ENERGY_TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
  'Colorless',
] as const;

/** One of the types of Energy, of Pokémon, and of Weakness and Resistance. */
export type EnergyType = (typeof ENERGY_TYPES)[number];

/** The letters by which card lists and rulings abbreviate types. */
export const TYPE_LETTERS: Readonly<Record<string, EnergyType>> = {
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

/** A type as a small integer: its place in `ENERGY_TYPES`. */
export type TypeIndex = number;

/** The type that any Energy pays for. @rule NRG-07 */
export const COLORLESS: TypeIndex = ENERGY_TYPES.indexOf('Colorless');

export const DARKNESS: TypeIndex = ENERGY_TYPES.indexOf('Darkness');
export const METAL: TypeIndex = ENERGY_TYPES.indexOf('Metal');

export const typeIndex = (type: EnergyType): TypeIndex => ENERGY_TYPES.indexOf(type);
