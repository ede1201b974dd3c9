import { BLANK_FACTS, type CardFacts, type EnergyType } from '../../engine/index.js';
import { between, pick, shuffled } from '../random-number.js';
import { mostCopies, type Theme } from './theme.js';

/** One to four copies of a special Energy card: several units, units of several types, or a type without basic Energy. */
export function plainSpecialEnergy(theme: Theme): CardFacts[] {
  const { random, names } = theme;
  const card: CardFacts = {
    ...BLANK_FACTS,
    name: `${names()} Energy`,
    kind: 'energy',
    energy: 'special',
    provides: pick(random, PROVIDES)(theme),
  };
  return new Array<CardFacts>(between(random, 1, mostCopies(theme))).fill(card);
}

type Units = readonly (readonly EnergyType[])[];

/** @rule NRG-04 NRG-05 NRG-06 NRG-12 */
const PROVIDES: readonly ((theme: Theme) => Units)[] = [
  () => [['Colorless'], ['Colorless']],
  ({ era }) => [era.typeSet.filter((type) => type !== 'Colorless')],
  ({ types, era, random }) => [[types[0]!, pick(random, era.typeSet)]],
  ({ era, random }) => {
    const two = shuffled(random, era.typeSet).slice(0, 2);
    return [two, two];
  },
  ({ era, random }) => [[pick(random, era.typeSet)]],
  () => [['Colorless']],
];
