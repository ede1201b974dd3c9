import type { Era } from './era.js';
import { SWSH_2022 } from './swsh-2022.js';

/** Scarlet & Violet to White Flare: the rulebook before it, except … */
export const SCARLET_VIOLET_2023: Era = {
  ...SWSH_2022,
  id: 'scarlet-violet-2023',
  title: 'Scarlet & Violet (2023)',
  year: 2023,

  // KIND-16 (since when is not known)
  typeSet: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Dragon', 'Colorless'],
  cardKinds: 'three-with-items-and-tools', // KIND-01
  toolTmKind: 'own-kind', // TOOL-03
};
