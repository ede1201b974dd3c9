import {
  ANSWERS,
  type Answer,
  type CardId,
  type Game,
  placeOfCard,
  type Refusal,
  refusalOf,
  type Seat,
} from '../../engine/index.js';
import type { RightClaim } from '../read/puzzle-claims.js';
import { resolveAction } from '../run/action.js';

/** Why the rules refuse an answer that a puzzle judges; null: it can be given. */
export const refusalOfRight = (game: Game, seat: Seat, { action }: RightClaim): Refusal | null =>
  refusalOf(game, seat, resolveAction(game, seat, action));

/** Whether an answer is the one that is written. Cards of one name in one place are one answer. */
export function isMeant(game: Game, given: Answer, { action }: RightClaim): boolean {
  const meant = resolveAction(game, game.state.decision.seat, action);
  if (meant.kind !== given.kind) return false;
  const fields = Object.entries(ANSWERS[meant.kind].fields);
  const fieldOf = (answer: Answer, name: string): unknown => (answer as unknown as Record<string, unknown>)[name];
  return fields.every(([name, kind]) => {
    const [one, other] = [fieldOf(meant, name), fieldOf(given, name)];
    return one === other || (kind === 'card' && areAlike(game, one as CardId, other as CardId));
  });
}

const areAlike = (game: Game, one: CardId, other: CardId): boolean =>
  game.setup.cardOf[one] === game.setup.cardOf[other] && placeOfCard(game, one) === placeOfCard(game, other);
