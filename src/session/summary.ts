import { type Game, type GameRecord, type Seat, seedText } from '../engine/index.js';
import { tellingCards } from './faces.js';
import type { GameSummary } from './moment.js';

/** What there is to be summed up. */
export interface Summed {
  readonly claim: GameRecord['game'];
  readonly choices: number;
  readonly game: Game;
}

export function summaryOf({ claim, choices, game: { state, setup } }: Summed, you: Seat | null): GameSummary {
  const cardsOf = (seat: Seat) =>
    setup.ownerOf.flatMap((owner, card) => (owner === seat ? [claim.facts[setup.cardOf[card]!]!] : []));
  return {
    era: claim.era,
    format: claim.format,
    seed: seedText(claim.seed),
    decks: state.sides.map((_, seat) => tellingCards(cardsOf(seat)).map(({ name }) => name)),
    turn: state.turn,
    choices,
    over: state.phase === 'over',
    winner: state.phase === 'over' && state.winner >= 0 ? state.winner : null,
    you,
  };
}
