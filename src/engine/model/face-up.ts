import { emit } from './event.js';
import type { Game } from './game.js';
import type { CardId } from './state.js';

/* Prize cards that texts have turned face up. They are known by the card, so that no order of Prize cards can lose them. @rule ZONE-10 */

/** Whether a Prize card lies face up, for everybody to see. @rule ZONE-03 ZONE-10 */
export const isFaceUp = ({ state: { faceUp } }: Game, card: CardId): boolean =>
  faceUp.length > 0 && faceUp.includes(card);

/** Turns a Prize card face up; it remains so while it is one. @rule ZONE-10 */
export function turnFaceUp(game: Game, card: CardId): void {
  const { faceUp } = game.state;
  if (faceUp.includes(card)) return;
  faceUp.push(card);
  faceUp.sort((a, b) => a - b); // equal boards are equal states, whichever card was turned first
  emit(game, 'prizeTurnedUp', game.setup.ownerOf[card]!, card);
}

/** A card that is no longer a Prize card; whether it had lain face up. */
export function leavePrizes({ state: { faceUp } }: Game, card: CardId): boolean {
  if (faceUp.length === 0) return false;
  const at = faceUp.indexOf(card);
  if (at < 0) return false;
  faceUp.splice(at, 1);
  return true;
}
