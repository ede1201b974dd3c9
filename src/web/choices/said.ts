import type { PokemonId } from '../../engine/index.js';
import { useTable } from '../session/store.js';

/** What the slip beside the panel says already need not be said twice. */
export const useSaid = (does: 'attack' | 'use', pokemon: PokemonId, number: number): boolean =>
  useTable(({ slip }) => {
    const intent = slip?.intent;
    return intent?.do === does && intent.pokemon === pokemon && intent.number === number;
  });
