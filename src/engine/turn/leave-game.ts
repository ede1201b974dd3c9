import { emit } from '../model/event.js';
import { leavePrizes } from '../model/face-up.js';
import { mateOf } from '../model/format.js';
import { type Game, sideOf } from '../model/game.js';
import { unhear } from '../model/listeners.js';
import { NONE, type Seat, STADIUM_PLACE, WON_BY_DECK_OUT } from '../model/state.js';
import { discard, discardPokemon } from '../model/table.js';
import { lose } from './win.js';

/**
 * A player leaves the game with all that is theirs; the turn is over. The teammate plays on with the Prize cards that
 * were left; without a teammate who plays, the team has lost. @rule FMT-22 FMT-28
 */
export function leaveGame(game: Game, seat: Seat): void {
  const mate = mateOf(game.setup.format, seat);
  if (mate === seat || sideOf(game, mate).out !== 0) return lose(game, seat, WON_BY_DECK_OUT);
  const { state, setup } = game;
  const side = sideOf(game, seat);
  side.out = 1;
  emit(game, 'leftTheGame', seat);
  for (const pokemon of [...side.active, ...side.bench]) if (pokemon !== NONE) discardPokemon(game, pokemon);
  if (state.stadium !== NONE && setup.ownerOf[state.stadium] === seat) clearStadium(game);
  state.due = state.due.filter((due) => due.seat !== seat);
  state.extraTurns = state.extraTurns.filter((each) => each !== seat);
  passPrizesOn(game, seat, mate);
  state.turnEnding = 1;
  state.checksDue = 1;
}

function clearStadium(game: Game): void {
  const { stadium } = game.state;
  unhear(game, STADIUM_PLACE, NONE);
  game.state.stadium = NONE;
  discard(game, stadium);
}

/**
 * From the bottom of the teammate's deck; nobody sees any of these cards. What that deck has no cards for stays where it
 * lies: nobody takes it, and nobody has won by it. @rule FMT-22 ZONE-10
 */
function passPrizesOn(game: Game, seat: Seat, mate: Seat): void {
  const [side, theirs] = [sideOf(game, seat), sideOf(game, mate)];
  const added = Math.min(side.prizes.length, theirs.deck.length);
  for (let i = 0; i < added; i++) {
    theirs.prizes.push(theirs.deck.shift()!);
    const left = side.prizes.pop()!;
    leavePrizes(game, left);
    side.deck.unshift(left);
  }
  emit(game, 'prizesAdded', mate, added);
}
