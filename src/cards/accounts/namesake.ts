import { nameKey } from '../decks/list/name-key.js';

/**
 * What two names share that two databases give to one card: they add to a name or leave out whom a Supporter shows, that
 * Energy is basic, the level, Delta Species, and in which family a Trainer card is. @rule NAME-02 NAME-03
 */
export const namesakeKey = (name: string): string =>
  nameKey(
    name
      .replace(/\s*\([^)]*\)\s*$/, '')
      .replace(/^Basic (?=\w+ Energy$)/, '')
      .replace(/ lv\.?\s?x$/i, '')
      .replace(/ δ$/, '')
      .replace(/^Imposter /, 'Impostor '),
  );
