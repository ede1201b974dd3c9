// The cards that ship with Rulebox, as cards of a database: they have no prints.
import type { ImportedCard, Print } from '../../cards/index.js';
import { libraryCards } from '../library-files.js';

const NO_PRINT: Print = {
  id: '',
  localId: '',
  setId: '',
  setName: '',
  serie: '',
  released: '',
  rarity: '',
  regulationMark: '',
  legal: {},
  pokedex: [],
};

export const shippedCards = (): readonly ImportedCard[] =>
  libraryCards().map((facts) => ({ facts, print: NO_PRINT, diagnostics: [] }));
