// Games for the tools to lie beside.
import { effectDecks } from '../../src/cli/library-files.js';
import type { GameClaim } from '../../src/engine/index.js';

const decks = effectDecks();

/** A game with coins, conditions and texts. */
export const tableGame = (seed: number, era = 'e-card-2002'): GameClaim => ({
  era,
  format: 'constructed',
  facts: decks.facts,
  programs: decks.programs,
  decks: decks.decks,
  seed,
});

export const tableCards = decks.facts;
