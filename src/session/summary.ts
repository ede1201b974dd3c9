import { type Game, type GameRecord, type Seat, seedText } from '../engine/index.js';
import { tellingCards } from './faces.js';
import type { GameSummary } from './moment.js';

/** What there is to be summed up. */
export interface Summed {
  readonly claim: GameRecord['game'];
  readonly choices: number;
  readonly game: Game;
}

type Names = readonly (readonly string[])[];

/** What decks are built around does not change while they are played, and is asked for at every choice. */
const found = new WeakMap<Game['setup'], Names>();

function namesIn({ claim, game: { state, setup } }: Summed): Names {
  const cardsOf = (seat: Seat) =>
    setup.ownerOf.flatMap((owner, card) => (owner === seat ? [claim.facts[setup.cardOf[card]!]!] : []));
  return state.sides.map((_, seat) => tellingCards(cardsOf(seat)).map(({ name }) => name));
}

export function summaryOf(summed: Summed, you: Seat | null): GameSummary {
  const { claim, choices, game } = summed;
  const { state, setup } = game;
  const decks = found.get(setup) ?? namesIn(summed);
  found.set(setup, decks);
  return {
    era: claim.era,
    format: claim.format,
    seed: seedText(claim.seed),
    decks,
    turn: state.turn,
    choices,
    over: state.phase === 'over',
    winner: state.phase === 'over' && state.winner >= 0 ? state.winner : null,
    you,
  };
}
