import {
  type Belief,
  type CardId,
  type DecisionKind,
  type Game,
  type Memory,
  maySee,
  type Outlook,
  outlookOf,
  type Seat,
} from '../../engine/index.js';

/** Where a seat has to decide, and what it goes by: nothing that is thought about it asks for more. */
export interface Stand {
  readonly game: Game;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly belief: Belief;
  readonly memory: Memory;
  readonly outlook: Outlook;
}

export function standOf(game: Game, belief: Belief, memory: Memory): Stand {
  const { seat, kind } = game.state.decision;
  return { game, seat, kind, belief, memory, outlook: outlookOf(game, belief, memory) };
}

/** Whether the seat knows a card where it lies now; of any other an imagined game only supposes what it is. */
export const isKnownTo = ({ game, seat }: Stand, card: CardId): boolean => maySee(game, seat, card);
