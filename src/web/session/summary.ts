import type { Game, GameRecord, Seat } from '../../engine/index.js';
import { tellingCards } from './library.js';

/** A game in a few words, for a list of games. */
export interface GameSummary {
  readonly era: string;
  readonly format: string;
  readonly seed: number;
  /** For each seat the Pokémon that its deck is built around. */
  readonly decks: readonly (readonly string[])[];
  readonly turn: number;
  readonly choices: number;
  readonly over: boolean;
  /** The team that won. */
  readonly winner: number | null;
  /** Where the person sat; null: bots among themselves. */
  readonly you: Seat | null;
}

export function summaryOf({ game: claim, choices }: GameRecord, { state, setup }: Game, you: Seat | null): GameSummary {
  const cardsOf = (seat: Seat) =>
    setup.ownerOf.flatMap((owner, card) => (owner === seat ? [claim.facts[setup.cardOf[card]!]!] : []));
  return {
    era: claim.era,
    format: claim.format,
    seed: claim.seed,
    decks: state.sides.map((_, seat) => tellingCards(cardsOf(seat)).map(({ name }) => name)),
    turn: state.turn,
    choices: choices.length,
    over: state.phase === 'over',
    winner: state.phase === 'over' && state.winner >= 0 ? state.winner : null,
    you,
  };
}
