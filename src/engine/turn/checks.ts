import { HAPPENED, happen } from '../carry-out/happen.js';
import { interposed, isHeld, preventedOf } from '../carry-out/interpose.js';
import {
  causeOfKnockOut,
  countKnockOut,
  countKnockOuts,
  countsAsKnockedOut,
  struckBy,
  tellKnockOut,
} from '../carry-out/knocked-out.js';
import { FIRST_FREE_SLOT, FOUND_SLOT, PREVENTED_EVENT } from '../effects/linked.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { emit } from '../model/event.js';
import { type Game, pokemonAt, popFrame, pushFrame, sideOf } from '../model/game.js';
import { xOf, zOf } from '../model/packed.js';
import {
  type Bindings,
  type Frame,
  NONE,
  type PokemonId,
  type Seat,
  seatOf,
  UNBOUND,
  unbound,
} from '../model/state.js';
import { bringUp, discardPokemon, takePrize } from '../model/table.js';
import { asStruck, isOutOfHp } from '../terms/judge.js';
import { ask } from './ask.js';
import { eachSeat } from './each-seat.js';
import { fallOff } from './fall-off.js';
import { forfeit, isAnyDue, triggered, triggeredNow } from './triggers.js';
import { decideWinner } from './win.js';

/** The between-action checks, in their order. @rule TURN-13 */
const FALL_OFF = 0;
const TRIGGERED = 1;
const FIND = 2;
const KNOCK_OUTS = 3;
const PRIZES = 4;
const WINNER = 5;
const REPLACE = 6;
const NEXT_ACTION = 7;

/**
 * `count` walks the seats, the player about to move first: in an opponent's attack that is the attacked player, between
 * turns the one whose turn comes. @rule KO-06 KO-07 KO-08 SIM-01 CON-01 CON-02
 */
export function stepChecks(game: Game, frame: Frame): void {
  switch (frame.step) {
    case FALL_OFF:
      if ((game.setup.rules.length > 0 || game.setup.occurs.holders) && !fallOff(game, frame)) return; // NRG-13
      frame.step = TRIGGERED;
      return;
    case TRIGGERED:
      if (triggeredNow(game, frame)) return;
      game.state.checksDue = 0;
      frame.step = FIND;
      return;
    case FIND:
      if (!find(game, frame)) return;
      if (frame.extra === FINDING) return tellBelow(game, frame);
      frame.step = KNOCK_OUTS;
      return;
    case KNOCK_OUTS:
      if (triggeredNow(game, frame)) return;
      // A Knock Out that comes of another one belongs to the same event. KO-09, SIM-03
      if (game.state.checksDue !== 0 && isAnyFound(game, frame)) {
        game.state.checksDue = 0;
        frame.step = FIND;
        return;
      }
      knockOuts(game, frame);
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
      // What has come of it is looked at as well. EFF-15
      if (game.state.due.length === 0 && game.state.checksDue === 0) popFrame(game);
      else frame.step = game.state.checksDue !== 0 || isAnyDue(game) ? FALL_OFF : NEXT_ACTION;
      return;
    case NEXT_ACTION:
      return nextAction(game, frame);
  }
}

/** Whether anybody has been found to be Knocked Out, also where a text has put it elsewhere by now: Prize cards are owed for it. @rule KO-02 KO-09 */
function isAnyFound({ state: { sides } }: Game, { env }: Frame): boolean {
  if (env[FOUND_SLOT]?.length) return true;
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat]!.owed > 0) return true;
  return false;
}

/** A power that waited for what the player did may be declared now; then the checks come again. @rule POW-07 TURN-12 */
function nextAction(game: Game, frame: Frame): void {
  if (frame.waiting === 0) forfeit(game);
  const { length } = game.state.due;
  if (!triggered(game, frame)) popFrame(game);
  else if (game.state.due.length < length) frame.step = FALL_OFF;
}

/** Checks that only look who is Knocked Out, for what an attack does if somebody is. */
const FINDING = 1;

/** Lets an attack know who is Knocked Out by it, before they leave play. @rule ATK-15 */
export function findKnockOuts(game: Game): void {
  const frame = pushFrame(game, 'checks', game.state.seat);
  frame.extra = FINDING;
}

function tellBelow(game: Game, { env }: Frame): void {
  popFrame(game);
  const below = game.state.frames.at(-1)!;
  below.env[FOUND_SLOT] = env[FOUND_SLOT] ?? [];
}

/** Goes on with the checks where an attack interrupted them: whoever has been found stays so. @rule KO-09 */
export function finishChecks(game: Game, found: readonly PokemonId[]): void {
  const frame = pushFrame(game, 'checks', game.state.seat);
  frame.step = FIND;
  frame.env = emptyEnv();
  frame.env[FOUND_SLOT] = found;
}

const emptyEnv = (): Bindings => unbound(FIRST_FREE_SLOT);

const hasTexts = ({ setup }: Game): boolean => setup.rules.length > 0 || setup.scripts.length > 0;

/** Damage at or past its HP, or Knocked Out by a text. @rule KO-01 */
const isKnockedOut = (game: Game, id: PokemonId): boolean => pokemonAt(game, id).fallen !== 0 || isOutOfHp(game, id);

/** Mostly nobody is: one look at those in play tells. */
function isAnyoneKnockedOut(game: Game): boolean {
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    const { active, bench } = sides[seat]!;
    for (let i = 0; i < active.length; i++) if (active[i] !== NONE && isKnockedOut(game, active[i]!)) return true;
    for (let i = 0; i < bench.length; i++) if (isKnockedOut(game, bench[i]!)) return true;
  }
  return false;
}

const WOULD_BE_KNOCKED_OUT = [WOULD_CHANNELS['knocked-out']];

/**
 * Finds who is Knocked Out, and lets what comes before it or follows from it be done while they are in play: `env` holds
 * those that have been found. @rule KO-01 EFF-02 EFF-14
 */
function find(game: Game, frame: Frame): boolean {
  if (!hasTexts(game) || (frame.count === 0 && !isHeld(frame) && !isAnyoneKnockedOut(game))) return true;
  const { pokemon } = game.state;
  for (; frame.count < pokemon.length; frame.count++) {
    const id = frame.count;
    const isDue = pokemon[id] != null && frame.env[FOUND_SLOT]?.includes(id) !== true && isKnockedOut(game, id);
    if (!isDue && !isHeld(frame)) continue;
    if (frame.env.length === 0) frame.env = emptyEnv();
    const event = { pokemon: id, seat: seatOf(id), ...causeOfKnockOut(game, id) };
    const struck = struckBy(game, id, event.source);
    if (!asStruck(struck, () => interposed(game, frame, WOULD_BE_KNOCKED_OUT, event))) return false;
    if (pokemon[id] == null) continue;
    if ((preventedOf(frame) & PREVENTED_EVENT) !== 0) pokemon[id]!.fallen = 0;
    if ((preventedOf(frame) & PREVENTED_EVENT) !== 0 || !isKnockedOut(game, id)) continue;
    frame.env[FOUND_SLOT] = [...frame.env[FOUND_SLOT]!, id];
    if (countsAsKnockedOut(game, id)) asStruck(struck, () => happen(game, HAPPENED['knocked-out'], event));
  }
  frame.count = 0;
  return true;
}

/** All Knock Outs of one check are one event: what they cost is counted, everything is discarded, then Prize cards are taken. @rule KO-02 KO-09 SIM-03 */
function knockOuts(game: Game, frame: Frame): void {
  const { pokemon } = game.state;
  const found = frame.env[FOUND_SLOT];
  if (found === undefined && hasTexts(game)) {
    game.state.checksDue = 0; // nobody has been found
    return;
  }
  if (found !== undefined) countKnockOuts(game, found);
  for (let id = 0; id < pokemon.length; id++) {
    if (!isAmong(game, found, id)) continue;
    countKnockOut(game, id);
    tellKnockOut(game, id);
    discardPokemon(game, id);
  }
  // What the discarded cards did has ended: who is left is looked at once more. KO-10
  game.state.checksDue = found !== undefined && (found.length > 0 || game.state.checksDue !== 0) ? 1 : 0;
  if (found !== undefined) frame.env[FOUND_SLOT] = UNBOUND;
}

/** Where there are no texts nobody had to be found: the damage tells. */
function isAmong(game: Game, found: readonly PokemonId[] | undefined, id: PokemonId): boolean {
  if (game.state.pokemon[id] == null) return false;
  return found === undefined ? isKnockedOut(game, id) : found.includes(id);
}

/** Prize cards are chosen one by one, unless all that are left are owed. @rule KO-03 KO-05 */
function takePrizes(game: Game, frame: Frame, seat: Seat): boolean {
  const side = sideOf(game, seat);
  while (side.owed > 0 && side.prizes.length > 0) {
    if (side.owed >= side.prizes.length && !game.setup.options.askForced) {
      takePrize(game, seat, 0);
      happen(game, HAPPENED['prize-taken'], { seat });
      continue;
    }
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'prizes', seat, { count: side.owed });
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    takePrize(game, seat, zOf(game.answer));
    happen(game, HAPPENED['prize-taken'], { seat });
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
    happen(game, HAPPENED['became-active'], { pokemon, seat, from: 'bench' });
    emit(game, 'promoted', pokemon, pokemonAt(game, pokemon).stack.at(-1)!);
  }
  return true;
}
