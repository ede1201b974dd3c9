import * as A from '../model/answer.js';
import { kindOfAnswer, xOf, yOf, zOf } from '../model/answer.js';
import { emit } from '../model/event.js';
import { facing } from '../model/format.js';
import { cardOf, type Game, pushFrame, sideOf } from '../model/game.js';
import { type CardId, NONE, type PokemonId, type Seat } from '../model/state.js';
import { attach, discard, enterBench, enterStadium, layOn, takeOut } from '../model/table.js';
import { attackOf } from '../rules/attack.js';

/** Carries out the answer to an ordinary turn; returns whether it ends the turn. @rule TURN-05 TURN-07 TURN-08 */
export function act(game: Game, seat: Seat): boolean {
  const given = game.answer;
  const side = sideOf(game, seat);
  switch (kindOfAnswer(given)) {
    case A.PASS:
      return true;
    case A.BENCH:
      takeOut(side.hand, xOf(given));
      emit(game, 'benched', enterBench(game, seat, xOf(given)), xOf(given));
      if (side.active.includes(NONE)) game.state.checksDue = 1; // FMT-04, FMT-21: it moves up at once
      return false;
    case A.EVOLVE:
      return evolve(game, seat, xOf(given), yOf(given));
    case A.ATTACH:
      takeOut(side.hand, xOf(given));
      side.energyAttached++;
      attach(game, yOf(given), xOf(given));
      return false;
    case A.PLAY:
      playTrainer(game, seat, xOf(given), yOf(given));
      return false;
    case A.RETREAT:
      beginRetreat(game, seat, xOf(given), yOf(given));
      return false;
    case A.ATTACK:
      beginAttack(game, seat);
      return true;
    case A.DECLARE:
      side.committed = 1; // TURN-09
      emit(game, 'declaredInVain', xOf(given), attackOf(game, xOf(given), yOf(given))!.id);
      return false;
    default:
      pushFrame(game, 'release', facing(seat)).source = seat;
      return false;
  }
}

/** Becoming a Mega Pokémon ends the turn where the era says so. @rule EVO-01 TURN-14 CLS-14 CLS-15 */
function evolve(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): boolean {
  takeOut(sideOf(game, seat).hand, card);
  layOn(game, pokemon, card);
  return cardOf(game, card).isMega && game.setup.era.forcedTurnEnd.includes('mega');
}

/** A Trainer card is played face up and discarded, unless it attaches or stays. @rule TRN-01 SUP-01 SUP-02 STAD-01 TOOL-01 TM-01 */
function playTrainer(game: Game, seat: Seat, card: CardId, pokemon: PokemonId): void {
  const side = sideOf(game, seat);
  takeOut(side.hand, card);
  emit(game, 'played', seat, card);
  switch (cardOf(game, card).role) {
    case 'stadium':
      side.stadiumPlayed++;
      enterStadium(game, seat, card);
      return;
    case 'tool':
    case 'technical-machine':
      attach(game, pokemon, card);
      return;
    case 'supporter':
      side.supporterPlayed++;
      if (game.setup.era.supporterDiscard === 'end-of-turn') side.played.push(card);
      else discard(game, card);
      return;
    default:
      discard(game, card);
  }
}

function beginRetreat(game: Game, seat: Seat, active: PokemonId, benched: PokemonId): void {
  const frame = pushFrame(game, 'retreat', seat);
  frame.source = active;
  frame.target = benched;
}

function beginAttack(game: Game, seat: Seat): void {
  const frame = pushFrame(game, 'attack', seat);
  frame.source = xOf(game.answer);
  frame.chosen = yOf(game.answer);
  frame.target = zOf(game.answer);
}
