import { facing, type Game, isPlayerChoice, listAnswers, type Seat } from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { seatOf } from './seats.js';
import { give, type Table } from './table.js';

/*
 * Where "you" or "your opponent" may mean either of two players, the acting player says whom. A scenario need not: the
 * owner of the Pokémon that is chosen next is meant then, or else the player themselves, and the opponent they face.
 */

/** Whether it is asked whom a text means. @rule FMT-23 FMT-24 */
export const isDesignating = (game: Game): boolean => game.setup.format.seats > 2 && isPlayerChoice(game);

const isName = ({ setup }: Game, claim: AnswerClaim): boolean =>
  claim.kind === 'word' && seatOf(setup.format.id, claim.text) >= 0;

/** Says whom the text means, unless the next answer does. Returns whether it was said. */
export function designate(table: Table, next?: AnswerClaim): boolean {
  const { game } = table;
  if (!isDesignating(game) || (next !== undefined && isName(game, next))) return false;
  const { seat } = game.state.decision;
  const meant = seatMeant(game, seat, next);
  return give(table, seat, { kind: 'number', number: meant }) === null;
}

/** The numbers that the open decision offers. */
export const numbersOffered = (game: Game): number[] =>
  listAnswers(game).flatMap((given) => (given.kind === 'number' ? [given.number] : []));

function seatMeant(game: Game, seat: Seat, next: AnswerClaim | undefined): Seat {
  const among = numbersOffered(game);
  const side = next?.kind === 'place' ? next.place.side : null;
  const owner = side === null ? -1 : seatOf(game.setup.format.id, side);
  return [owner, seat, facing(seat)].find((each) => among.includes(each)) ?? among[0]!;
}
