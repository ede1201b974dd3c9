import { emit } from '../model/event.js';
import { facing } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { zOf } from '../model/packed.js';
import type { Frame, Seat } from '../model/state.js';
import { drawCard } from '../model/table.js';
import { ask } from './ask.js';
import { prizesInThisGame } from './place-pokemon.js';

function drawBonus(game: Game, seat: Seat, cards: number): void {
  const side = sideOf(game, seat);
  emit(game, 'bonusTaken', seat, cards);
  for (let i = 0; i < cards && drawCard(game, seat); i++) side.bonus++;
}

/** Bonus cards before the Prize cards are set aside leave enough for these. @rule SETUP-06 SETUP-12 */
function drawable(game: Game, seat: Seat): number {
  const { deck, prizes } = sideOf(game, seat);
  return prizes.length > 0 ? deck.length : deck.length - prizesInThisGame(game);
}

/** Asks for a number of bonus cards and draws them; returns whether that is done. */
function askBonus(game: Game, frame: Frame, seat: Seat, wanted: number): boolean {
  if (frame.waiting === 0) {
    const most = Math.min(wanted, drawable(game, seat));
    if (most <= 0) return true;
    frame.waiting = 1;
    ask(game, 'bonus', seat, { count: most });
    if (game.state.decision.kind !== 'none') return false;
  }
  frame.waiting = 0;
  drawBonus(game, seat, zOf(game.answer));
  return true;
}

/** Bonus cards decided at the mulligan itself, where the era decides them there. @rule SETUP-12 SETUP-13 */
export function bonusAtOnce(game: Game, frame: Frame, opponent: Seat): boolean {
  const { mulliganBonusTiming, mulliganBonusPerMulligan } = game.setup.era;
  switch (mulliganBonusTiming) {
    case 'at-each-redraw':
    case 'at-each-shown-hand':
      return askBonus(game, frame, opponent, mulliganBonusPerMulligan);
    case 'each-after-own-prizes':
    case 'once-at-the-end':
      return true;
  }
}

/** Bonus cards decided when all Prize cards are set aside: one choice a mulligan, or one for all. @rule SETUP-13 CON-17 */
export function bonusLate(game: Game, frame: Frame): boolean {
  const { mulliganBonusTiming, mulliganBonusPerMulligan } = game.setup.era;
  const perMulligan = mulliganBonusTiming === 'each-after-own-prizes';
  if (!perMulligan && mulliganBonusTiming !== 'once-at-the-end') return true;
  for (; frame.count < game.state.sides.length; frame.count++) {
    const { mulligans } = sideOf(game, facing(frame.count));
    const questions = perMulligan ? mulligans : Math.min(mulligans, 1);
    const most = mulliganBonusPerMulligan * (perMulligan ? 1 : mulligans);
    for (; frame.extra < questions; frame.extra++) {
      if (!askBonus(game, frame, frame.count, most)) return false;
    }
    frame.extra = 0;
  }
  return true;
}
