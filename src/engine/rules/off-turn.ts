import type { Test } from '../effects/terms.js';
import { looksAtHidden } from '../effects/walk.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game, sideOf } from '../model/game.js';
import type { CardId, Seat } from '../model/state.js';
import { ASKED, fits, hears, holds, isForbidden, ofCard, scopeOfPlay } from '../terms/judge.js';

/*
 * Cards that are played in an opponent's turn, at the moment when something would happen. A moment that opened only for
 * who has such a card would tell the others what is in the hand. So it opens for whoever could have one by what everybody
 * sees and by which of the player's cards are out of sight, wherever they are. @rule TURN-10 ZONE-07
 */

/** Whether the moment that is open is the one for which the card waits. */
export function isItsMoment(game: Game, seat: Seat, id: CardId): boolean {
  const { frames, seat: onTurn } = game.state;
  const frame = frames[frames.length - 1]!;
  const on = cardOf(game, id).playPart?.on;
  if (on === undefined || frame.kind !== 'off-turn' || !areOpponents(seat, onTurn)) return false;
  if (WOULD_CHANNELS[on.event].number !== frame.chosen) return false;
  return fits(game, scopeOfPlay(seat, id), on, { pokemon: frame.source, card: frame.card, seat: frame.target });
}

/** Whether the player could have a card to play at this moment, for all that the others know. @rule ZONE-07 */
export function couldPlayNow(game: Game, seat: Seat): boolean {
  const { hand, deck, prizes, out } = sideOf(game, seat);
  if (out !== 0 || hand.length === 0) return false;
  const couldBe = (id: CardId): boolean => isItsMoment(game, seat, id) && !isRuledOut(game, seat, id);
  return hand.some(couldBe) || deck.some(couldBe) || prizes.some(couldBe);
}

/** What everybody sees keeps it from being played. */
function isRuledOut(game: Game, seat: Seat, id: CardId): boolean {
  if (hears(game, ASKED['can-play']) && isForbidden(game, ASKED['can-play'], ofCard(id, seat))) return true;
  const test = cardOf(game, id).playPart?.if;
  return test !== undefined && isPublic(test) && !holds(game, scopeOfPlay(seat, id), test);
}

const isPublic = (test: Test): boolean => !looksAtHidden(test);
