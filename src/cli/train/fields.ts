// The decks that a training plays: all that ship for an era and are played with decks of one's own making.
import type { Field } from '../../contest/index.js';
import { CONSTRUCTED, type Era } from '../../engine/index.js';
import { contestDecks } from '../arena/decks.js';
import { shippedLibrary } from '../library-files.js';
import { fail } from '../terminal.js';

/** Bots reckon with all other decks of the era, and do not know which one they meet. */
export function trainingField(era: Era): Field {
  const decks = shippedLibrary().decks.filter((deck) => deck.era === era.id && deck.format === CONSTRUCTED.id);
  if (decks.length < 2) return fail(`--era: of ${era.id} too few decks ship with Rulebox to play with.`);
  const slugs = decks.map(({ slug }) => slug);
  return { era: era.id, format: CONSTRUCTED.id, reckon: 'others', ...contestDecks(slugs, { era: era.id }) };
}
