import type { CheckStep } from '../eras/era.js';
import { type EventKind, emit } from '../model/event.js';
import { nextSeat } from '../model/format.js';
import { type Game, pokemonAt, popFrame, sideOf } from '../model/game.js';
import { flipCoin, HEADS, TAILS, WAIT } from '../model/random.js';
import { ASLEEP, BURNED, type Frame, NONE, PARALYZED, POISONED, type PokemonId } from '../model/state.js';
import { putDamage, recover } from '../model/table.js';

/**
 * Between turns: the Special Conditions of all Active Pokémon, in the era's order, the player about to move first.
 * Knock Outs wait until everything is done. `step` counts (step, seat, spot) triples. @rule CHK-01 CHK-02 CHK-05 SIM-01
 */
export function stepCheckup(game: Game, frame: Frame): void {
  const { steps, walk } = game.setup.era.checkOrder;
  const { seats, actives } = game.setup.format;
  const spots = seats * actives;
  if (frame.step === 0 && frame.waiting === 0) emit(game, 'checkupBegan', game.state.turn);
  if (!anyCondition(game)) return popFrame(game);
  for (; frame.step < steps.length * spots; frame.step++) {
    const byStep = walk === 'by-step';
    const step = steps[byStep ? Math.floor(frame.step / spots) : frame.step % steps.length]!;
    const spot = byStep ? frame.step % spots : Math.floor(frame.step / steps.length);
    const pokemon = activeAt(game, frame, spot);
    if (pokemon !== NONE && !check(game, frame, step, pokemon)) return;
  }
  popFrame(game);
}

/** The usual turn ends without any: nothing to walk through. */
function anyCondition(game: Game): boolean {
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    const { active } = sides[seat]!;
    for (let i = 0; i < active.length; i++) {
      if (active[i] !== NONE && pokemonAt(game, active[i]!).conditions !== 0) return true;
    }
  }
  return false;
}

function activeAt(game: Game, frame: Frame, spot: number): PokemonId {
  const { format } = game.setup;
  let { seat } = frame;
  for (let i = 0; i < Math.floor(spot / format.actives); i++) seat = nextSeat(format, seat);
  return sideOf(game, seat).active[spot % format.actives]!;
}

/** One step for one Pokémon; false while its owner's coin is awaited. @rule CHK-08 */
function check(game: Game, frame: Frame, step: CheckStep, pokemon: PokemonId): boolean {
  switch (step) {
    case 'poisoned':
      return poison(game, pokemon);
    case 'burned':
      return burn(game, frame, pokemon);
    case 'asleep':
      return sleep(game, frame, pokemon);
    case 'paralyzed':
      return paralysis(game, pokemon);
    case 'asleep-and-paralyzed':
      return sleep(game, frame, pokemon) && paralysis(game, pokemon);
    // CHK-04: what Char counters and Darkness Energy do is in the text of their cards.
    case 'char':
    case 'darkness':
      return true;
  }
}

const has = (game: Game, pokemon: PokemonId, condition: number): boolean =>
  (pokemonAt(game, pokemon).conditions & condition) !== 0;

/** Counters, not damage: neither Weakness nor any reduction touches them. @rule COND-17 DMG-16 */
function putCounters(game: Game, pokemon: PokemonId, counters: number, event: EventKind): void {
  putDamage(game, pokemon, counters * 10);
  emit(game, event, pokemon, counters * 10);
}

/** @rule COND-14 */
function poison(game: Game, pokemon: PokemonId): boolean {
  if (has(game, pokemon, POISONED)) putCounters(game, pokemon, 1, 'damagedByPoison');
  return true;
}

/** @rule COND-08 */
function burn(game: Game, frame: Frame, pokemon: PokemonId): boolean {
  if (!has(game, pokemon, BURNED)) return true;
  const recovers = game.setup.era.burn === 'counters-then-flip-to-recover';
  if (recovers && frame.waiting === 0) putCounters(game, pokemon, 2, 'damagedByBurn');
  const coin = flipCoin(game, frame, pokemon >> 4, 'burned');
  if (coin === WAIT) return false;
  if (recovers && coin === HEADS) recover(game, pokemon, BURNED);
  if (!recovers && coin === TAILS) putCounters(game, pokemon, 2, 'damagedByBurn');
  return true;
}

/** Heads wakes it. @rule COND-07 */
function sleep(game: Game, frame: Frame, pokemon: PokemonId): boolean {
  if (!has(game, pokemon, ASLEEP)) return true;
  const coin = flipCoin(game, frame, pokemon >> 4, 'asleep');
  if (coin === WAIT) return false;
  if (coin === HEADS) recover(game, pokemon, ASLEEP);
  return true;
}

/** It ends after the owner's turn, if it was there when that turn began. @rule COND-13 */
function paralysis(game: Game, pokemon: PokemonId): boolean {
  const { seat, turn } = game.state;
  const due = pokemon >> 4 === seat && pokemonAt(game, pokemon).paralyzedOn < turn;
  if (due && has(game, pokemon, PARALYZED)) recover(game, pokemon, PARALYZED);
  return true;
}
