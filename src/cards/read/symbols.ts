import { ENERGY_TYPES, type EnergyType } from '../../engine/index.js';

/** The letters that stand for the types where a text prints symbols. @rule KIND-16 */
export const TYPE_OF_LETTER: ReadonlyMap<string, EnergyType> = new Map([
  ['G', 'Grass'],
  ['R', 'Fire'],
  ['W', 'Water'],
  ['L', 'Lightning'],
  ['P', 'Psychic'],
  ['F', 'Fighting'],
  ['D', 'Darkness'],
  ['M', 'Metal'],
  ['Y', 'Fairy'],
  ['N', 'Dragon'],
  ['C', 'Colorless'],
]);

const RUN = new RegExp(`^(?:${ENERGY_TYPES.join('|')}){2,}$`);
const ONE = new RegExp(ENERGY_TYPES.join('|'), 'g');

/** The types in a word such as "ColorlessColorless", where symbols were written out without blanks; null if it is none. */
export function typesInWord(raw: string): readonly EnergyType[] | null {
  if (raw.length < 8 || !/[a-z][A-Z]/.test(raw) || !RUN.test(raw)) return null;
  return raw.match(ONE) as EnergyType[];
}

export const TYPE_OF_WORD: ReadonlyMap<string, EnergyType> = new Map(
  ENERGY_TYPES.map((type) => [type.toLowerCase(), type]),
);
