import type { Game, GameRecord, Seat } from '../engine/index.js';
import { tellingCards } from './faces.js';
import type { GameSummary } from './moment.js';

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
