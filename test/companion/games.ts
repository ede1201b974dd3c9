// Games for the tools to lie beside.
import { effectDecks } from '../../src/cli/library-files.js';
import { answers, type Game, type GameClaim, listAnswers, type Packed } from '../../src/engine/index.js';

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

/** The legal answers of a game, in order. */
export function answersOf(game: Game): readonly Packed[] {
  const count = listAnswers(game);
  return [...answers.list.slice(0, count)];
}
