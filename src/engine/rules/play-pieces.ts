import { cardOf, type Game, sideOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type Seat } from '../model/state.js';
import { isUnionPlayed } from './limits.js';

/*
 * Pokémon that several cards make together: a LEGEND of two halves in the hand, a V-UNION of four pieces in the discard
 * pile. Any of the pieces stands for all. @rule CLS-09 CLS-33
 */

const zoneFor = (game: Game, seat: Seat, { role }: Card): readonly CardId[] =>
  role === 'v-union' ? sideOf(game, seat).discard : sideOf(game, seat).hand;

/** A piece of that number, of the same printing where there is one; `NONE` if it is not there. @rule DECK-16 DECK-17 */
function findPiece(game: Game, zone: readonly CardId[], whole: Card, piece: number): CardId {
  let found = NONE;
  for (let i = 0; i < zone.length; i++) {
    const card = cardOf(game, zone[i]!);
    if (card.piece !== piece || card.identity !== whole.identity || card.role !== whole.role) continue;
    if (card.facts.set === whole.facts.set) return zone[i]!;
    if (found === NONE) found = zone[i]!;
  }
  return found;
}

/** Whether the card is there, and every other piece with it: as many equal ones are not. @rule CLS-09 CLS-33 */
export function hasAllPieces(game: Game, seat: Seat, id: CardId): boolean {
  const card = cardOf(game, id);
  const zone = zoneFor(game, seat, card);
  if (card.piece === 0 || !zone.includes(id)) return false;
  for (let piece = 1; piece <= card.pieces; piece++) {
    if (piece !== card.piece && findPiece(game, zone, card, piece) === NONE) return false;
  }
  return true;
}

/** The pieces in their order; the card itself is one of them. */
export function allPieces(game: Game, seat: Seat, id: CardId): CardId[] {
  const card = cardOf(game, id);
  const zone = zoneFor(game, seat, card);
  const pieces: CardId[] = [];
  for (let piece = 1; piece <= card.pieces; piece++) {
    pieces.push(piece === card.piece ? id : findPiece(game, zone, card, piece));
  }
  return pieces;
}

/** Once in a game for each player and name. @rule CLS-33 */
export const isSpentUnion = (game: Game, seat: Seat, { role, identity }: Card): boolean =>
  role === 'v-union' && isUnionPlayed(game, seat, identity);
