import { BLANK_FACTS, type CardFacts, ENERGY_TYPES, type EnergyType } from '../engine/index.js';

/** The types that basic Energy cards have ever been printed for: there is none of Dragon or Colorless. @rule DECK-04 */
const BASIC_TYPES: readonly EnergyType[] = ENERGY_TYPES.filter((type) => type !== 'Dragon' && type !== 'Colorless');

const basicEnergy = (type: EnergyType): CardFacts => ({
  ...BLANK_FACTS,
  name: `${type} Energy`,
  kind: 'energy',
  energy: 'basic',
  provides: [[type]],
});

const DOUBLE_COLORLESS: CardFacts = {
  ...BLANK_FACTS,
  name: 'Double Colorless Energy',
  kind: 'energy',
  energy: 'special',
  provides: [['Colorless'], ['Colorless']],
};

/** Energy cards that need no definition anywhere: facts without effect text. */
export const PLAIN_ENERGY: readonly CardFacts[] = [...BASIC_TYPES.map(basicEnergy), DOUBLE_COLORLESS];
