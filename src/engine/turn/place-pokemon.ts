import { emit, emitSecret } from '../model/event.js';
import { type Game, pokemonInPlay, sideOf } from '../model/game.js';
import { DONE, kindOfAnswer, xOf } from '../model/packed.js';
import { type Frame, NONE, type Seat } from '../model/state.js';
import { enterActive, enterBench, takeOut } from '../model/table.js';
import { ask } from './ask.js';
import { lacksBasic } from './mulligan.js';
import { hasActive } from './placement.js';

/*
 * Placing Pokémon face down. Each step walks the seats (`frame.count`) that have a hand to place from; a seat that
 * still waits for its mulligan is passed over and comes back later.
 */

/** Whose hand is placed from; `newest`: only so many cards drawn last (SETUP-15), 0 for all. */
interface Hand {
  readonly seat: Seat;
  readonly newest: number;
}

/** Asks the frame's own question; returns whether it is answered. */
function answered(game: Game, frame: Frame, kind: 'active' | 'bench', { seat, newest }: Hand): boolean {
  if (frame.waiting === 0) {
    frame.waiting = 1;
    ask(game, kind, seat, { count: newest });
    if (game.state.decision.kind !== 'none') return false;
  }
  frame.waiting = 0;
  return true;
}

/** All players place their Active Pokémon and then their Benches, or each player both at once. @rule SETUP-01 */
export function placeActives(game: Game, frame: Frame): boolean {
  const together = game.setup.era.placement === 'together';
  for (; frame.count < game.state.sides.length; frame.count++) {
    if (!placeActiveOf(game, frame, frame.count)) return false;
    if (together && !placeBenchOf(game, frame, frame.count)) return false;
  }
  return true;
}

export function placeBenches(game: Game, frame: Frame): boolean {
  if (game.setup.era.placement === 'together') return true;
  for (; frame.count < game.state.sides.length; frame.count++) {
    if (!placeBenchOf(game, frame, frame.count)) return false;
  }
  return true;
}

/** One Active Pokémon from the opening hand; for a second spot it is asked, whether there is one in hand or not. @rule SETUP-04 FMT-05 CON-24 */
function placeActiveOf(game: Game, frame: Frame, seat: Seat): boolean {
  const side = sideOf(game, seat);
  while (
    side.prizes.length === 0 &&
    side.active.includes(NONE) &&
    (hasActive(game, seat) || !lacksBasic(game, frame, seat))
  ) {
    if (!answered(game, frame, 'active', { seat, newest: 0 })) return false;
    if (kindOfAnswer(game.answer) === DONE) break;
    const card = xOf(game.answer);
    takeOut(side.hand, card);
    emitSecret(game, 'placedActive', enterActive(game, seat, card), card);
  }
  return true;
}

/** Who still waits for a mulligan, or has set up already, places nothing now. @rule SETUP-05 SETUP-16 */
function placeBenchOf(game: Game, frame: Frame, seat: Seat): boolean {
  const side = sideOf(game, seat);
  if (side.prizes.length > 0 || side.active.includes(NONE)) return true; // FMT-05: the Active spots first
  return placeOnBench(game, frame, { seat, newest: 0 });
}

/** Any number of further Basics, one by one until the player is done. @rule SETUP-05 BENCH-02 */
function placeOnBench(game: Game, frame: Frame, from: Hand): boolean {
  const { seat, newest } = from;
  const side = sideOf(game, seat);
  while (side.bench.length < game.setup.format.bench) {
    if (!answered(game, frame, 'bench', from)) return false;
    if (kindOfAnswer(game.answer) === DONE) break;
    const card = xOf(game.answer);
    takeOut(side.hand, card);
    // FMT-05: a bonus card fills an empty Active spot first
    if (side.active.includes(NONE)) emitSecret(game, 'placedActive', enterActive(game, seat, card), card);
    else emitSecret(game, 'placedOnBench', enterBench(game, seat, card), card);
    if (newest > 0) return false; // the rest of the bonus cards: asked again, with one fewer
  }
  return true;
}

/** Basics drawn as a bonus may join the Bench; the Active Pokémon stays. @rule SETUP-15 */
export function placeBonus(game: Game, frame: Frame): boolean {
  for (; frame.count < game.state.sides.length; frame.count++) {
    const side = sideOf(game, frame.count);
    while (side.bonus > 0 && !game.setup.era.bonusBasicAsActive) {
      const placed = pokemonInPlay(side);
      const done = placeOnBench(game, frame, { seat: frame.count, newest: side.bonus });
      if (game.state.decision.kind !== 'none') return false;
      side.bonus = done || pokemonInPlay(side) === placed ? 0 : side.bonus - 1;
    }
  }
  return true;
}

/** One Prize card in a Sudden Death game, six in a tie game, else what the format says. @rule SETUP-06 SETUP-07 WIN-06 WIN-08 */
export function prizesInThisGame({ state, setup }: Game): number {
  if (state.suddenDeaths === 0) return setup.format.prizes;
  switch (setup.era.tieGame) {
    case 'sudden-death-one-prize':
      return 1;
    case 'six-prizes-first-lead-wins':
      return 6;
  }
}

export function setPrizesAside(game: Game): void {
  const due = prizesInThisGame(game);
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    const side = sideOf(game, seat);
    if (side.prizes.length > 0 || side.active[0] === NONE) continue;
    for (let i = 0; i < due && side.deck.length > 0; i++) side.prizes.push(side.deck.pop()!);
    emit(game, 'prizesSetAside', seat, side.prizes.length);
  }
}

/** All Pokémon are turned up together. @rule SETUP-08 */
export function reveal(game: Game): void {
  for (const side of game.state.sides) {
    for (const pokemon of [...side.active, ...side.bench]) {
      if (pokemon !== NONE) emit(game, 'revealed', pokemon, game.state.pokemon[pokemon]!.stack[0]!);
    }
  }
}
