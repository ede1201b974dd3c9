import { xOf, zOf } from '../model/answer.js';
import { emit } from '../model/event.js';
import { facing, nextSeat } from '../model/format.js';
import { type Game, pokemonAt, popFrame, sideOf, topOf } from '../model/game.js';
import { type Frame, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { bringUp, discardPokemon, takePrize } from '../model/table.js';
import { ask } from './ask.js';
import { decideWinner } from './win.js';

/** The between-action checks, in their order. @rule TURN-13 */
const KNOCK_OUTS = 0;
const PRIZES = 1;
const WINNER = 2;
const REPLACE = 3;

/**
 * `count` walks the seats, the player about to move first: in an opponent's attack that is the attacked player, between
 * turns the one whose turn comes. @rule KO-06 KO-07 KO-08 SIM-01 CON-01 CON-02
 */
export function stepChecks(game: Game, frame: Frame): void {
  switch (frame.step) {
    case KNOCK_OUTS:
      game.state.checksDue = 0;
      knockOuts(game);
      frame.step = PRIZES;
      return;
    case PRIZES:
      if (!eachSeat(game, frame, takePrizes)) return;
      frame.step = WINNER;
      return;
    case WINNER:
      // Nothing that is left to do can change who has won, so replacements are void once somebody has. WIN-05
      frame.step = REPLACE;
      decideWinner(game);
      return;
    case REPLACE:
      if (!eachSeat(game, frame, replaceActives)) return;
      popFrame(game);
      return;
  }
}

type ForSeat = (game: Game, frame: Frame, seat: Seat) => boolean;

function eachSeat(game: Game, frame: Frame, forSeat: ForSeat): boolean {
  const { format } = game.setup;
  for (; frame.count < format.seats; frame.count++) {
    let seat = nextSeat(format, game.state.seat);
    for (let i = 0; i < frame.count; i++) seat = nextSeat(format, seat);
    if (!forSeat(game, frame, seat)) return false;
  }
  frame.count = 0;
  return true;
}

/** Damage at or past its HP. @rule KO-01 */
const isKnockedOut = (game: Game, id: PokemonId): boolean => pokemonAt(game, id).damage >= topOf(game, id).hp;

/** All Knock Outs of one check are one event: everything is discarded, then Prize cards are counted. @rule KO-02 KO-09 SIM-03 */
function knockOuts(game: Game): void {
  const { pokemon } = game.state;
  for (let id = 0; id < pokemon.length; id++) {
    if (pokemon[id] === null || !isKnockedOut(game, id)) continue;
    sideOf(game, facing(seatOf(id))).owed += topOf(game, id).prizes; // KO-03, KO-04
    emit(game, 'knockedOut', id, pokemon[id]!.stack.at(-1)!);
    discardPokemon(game, id);
  }
}

/** Prize cards are chosen one by one, unless all that are left are owed. @rule KO-03 KO-05 */
function takePrizes(game: Game, frame: Frame, seat: Seat): boolean {
  const side = sideOf(game, seat);
  while (side.owed > 0 && side.prizes.length > 0) {
    if (side.owed >= side.prizes.length && !game.setup.options.askForced) {
      takePrize(game, seat, 0);
      continue;
    }
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'prizes', seat, { count: side.owed });
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    takePrize(game, seat, zOf(game.answer));
    side.owed--;
  }
  side.owed = 0;
  return true;
}

/** The owner chooses who moves up. @rule BENCH-04 BENCH-06 CON-20 */
function replaceActives(game: Game, frame: Frame, seat: Seat): boolean {
  const side = sideOf(game, seat);
  while (side.active.includes(NONE) && side.bench.length > 0) {
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'promote', seat);
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    const pokemon = xOf(game.answer);
    bringUp(game, pokemon);
    emit(game, 'promoted', pokemon, pokemonAt(game, pokemon).stack.at(-1)!);
  }
  return true;
}
