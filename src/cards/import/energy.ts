// Basic and special Energy cards.
import { ENERGY_TYPES, type EnergyKind, type EnergyType } from '../../engine/index.js';
import type { Say } from './imported.js';
import type { Sheet } from './sheet.js';

interface EnergyFacts {
  readonly energy: EnergyKind;
  readonly provides: readonly (readonly EnergyType[])[];
}

/** The name decides, and the text: a card without text that is named after its type alone is basic. @rule KIND-14 DECK-04 */
export function energyOf({ name, energy, text }: Sheet, say: Say): EnergyFacts {
  const type = ENERGY_TYPES.find((each) => name === `${each} Energy` || name === `Basic ${each} Energy`);
  if (type !== undefined && text === '' && energy !== 'Special') return { energy: 'basic', provides: [[type]] };
  if (energy === 'Normal' || energy === 'Basic') {
    say(
      'note',
      'kind-contradicted',
      'The database calls it basic, but by its name or text it is a special Energy card.',
    );
  }
  if (text === '') say('blocking', 'text-missing', 'It is a special Energy card without a text.', 'effect');
  // What it provides is told by its text, and holds where it is attached; but one that is named after a type is a card of that
  // type anywhere, as a text that looks for one asks. @rule KIND-14 NRG-06
  return { energy: 'special', provides: type === undefined ? [] : [[type]] };
}
