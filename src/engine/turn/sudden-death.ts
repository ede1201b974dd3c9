import { emit } from '../model/event.js';
import type { Game } from '../model/game.js';
import { type Frame, NONE, newSide } from '../model/state.js';
import { ask } from './ask.js';
import { beginGame } from './set-up.js';

/**
 * A tie: a completely new game follows, with one Prize card each or as the era has it; its winner has won. First-turn bans and
 * once-per-game limits begin afresh, and the Lost Zone's cards come back. @rule WIN-06 WIN-07 WIN-08 FIRST-07 CON-21
 */
export function stepSuddenDeath(game: Game, frame: Frame): void {
  if (frame.step === 0) {
    frame.step = 1;
    emit(game, 'suddenDeathDue');
    ask(game, 'sudden-death', 0);
    return;
  }
  clearTable(game);
  game.state.suddenDeaths++;
  beginGame(game);
}

/** Every card back into its owner's deck. */
function clearTable(game: Game): void {
  const { state, setup } = game;
  state.frames.length = 0;
  state.turn = 0;
  state.turnChoices = 0;
  state.checksDue = 0;
  state.stadium = NONE;
  state.inForce.length = 0;
  state.listening.fill(0);
  state.lasting.length = 0;
  state.due.length = 0;
  state.history.length = 0;
  state.uses.length = 0;
  state.turnEnding = 0;
  state.extraTurns.length = 0;
  state.faceUp.length = 0;
  state.pokemon.fill(null);
  state.sides = state.sides.map(() => newSide(setup.format.actives));
  for (let card = 0; card < setup.ownerOf.length; card++) state.sides[setup.ownerOf[card]!]!.deck.push(card);
}
