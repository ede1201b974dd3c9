import type { PoolCard } from '../decks/list/pool.js';
import type { ImportedCard, Print } from '../import/imported.js';
import type { LocalSet } from '../local/written.js';

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

/** Cards of lists as cards of a database, as far as their sets are known; cards without prints stay so. */
export function asPrinted(cards: readonly PoolCard[], sets: readonly LocalSet[]): readonly ImportedCard[] {
  const byId = new Map(sets.map((set) => [set.setId, set]));
  return cards.map(({ facts, id, setId, number }) => ({
    facts,
    print: { ...NO_PRINT, ...byId.get(setId), id, localId: number },
    diagnostics: [],
  }));
}
