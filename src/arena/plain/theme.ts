import type { Random } from '../../bots/index.js';
import type { EnergyType, Era, Format } from '../../engine/index.js';
import { between, shuffled } from '../random-number.js';
import type { Names } from './invented-name.js';

/** What all cards of one deck have in common, and what they are made with. */
export interface Theme {
  readonly era: Era;
  readonly format: Format;
  readonly random: Random;
  readonly names: Names;
  /** The types this deck plays; the first has basic Energy in every era. */
  readonly types: readonly EnergyType[];
  /** The highest damage of an attack without Energy; 0 makes for long games, 60 for short ones. */
  readonly strength: number;
  /** The lowest HP of its Basic Pokémon. */
  readonly toughness: number;
}

export function newTheme(era: Era, format: Format, random: Random, names: Names): Theme {
  const [first] = shuffled(
    random,
    era.basicEnergyTypes.filter((type) => era.typeSet.includes(type)),
  );
  const others = shuffled(random, era.typeSet).slice(0, between(random, 0, 2));
  return {
    era,
    format,
    random,
    names,
    types: [first!, ...others],
    strength: between(random, 0, 6) * 10,
    toughness: between(random, 3, 7) * 10,
  };
}

/** How many copies of one name a deck may hold; limited play has no limit, but other cards want in too. @rule DECK-02 DECK-09 */
export const mostCopies = ({ format }: Theme): number => (format.copies === 0 ? 6 : format.copies);
