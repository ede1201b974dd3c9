import type { CheckStep } from '../eras/era.js';
import { emit } from '../model/event.js';
import { nextSeat } from '../model/format.js';
import { type Game, pokemonAt, popFrame, sideOf } from '../model/game.js';
import { type Frame, NONE, type PokemonId } from '../model/state.js';
import { burn, paralysis, poison, sleep } from './checkup-conditions.js';
import { charCounter, darknessEnergy } from './checkup-tail.js';

/**
 * Between turns: the Special Conditions of all Active Pokémon in the era's order, the player about to move first, then
 * what the era does to Benched Pokémon too. Knock Outs wait until everything is done. `step` is the place in the order
 * of steps, `count` the place in the order of Pokémon. @rule CHK-01 CHK-02 CHK-04 CHK-05 SIM-01
 */
export function stepCheckup(game: Game, frame: Frame): void {
  if (frame.step === 0 && frame.count === 0 && frame.waiting === 0) emit(game, 'checkupBegan', game.state.turn);
  if (!anythingToCheck(game) || walk(game, frame)) popFrame(game);
}

/** The usual turn ends without any condition: nothing to walk through. */
function anythingToCheck(game: Game): boolean {
  if (game.setup.hasCheckupTail) return true;
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    const { active } = sides[seat]!;
    for (let i = 0; i < active.length; i++) {
      if (active[i] !== NONE && pokemonAt(game, active[i]!).conditions !== 0) return true;
    }
  }
  return false;
}

/** Returns whether the walk is over; if not, it waits for a coin. */
function walk(game: Game, frame: Frame): boolean {
  const { checkOrder } = game.setup.era;
  switch (checkOrder.walk) {
    case 'by-step':
      for (; frame.step < checkOrder.steps.length; frame.step++) {
        if (!eachPokemon(game, frame, checkOrder.steps[frame.step]!)) return false;
        frame.count = 0;
      }
      return true;
    case 'by-pokemon':
      for (; frame.count < places(game, false); frame.count++) {
        for (; frame.step < checkOrder.steps.length; frame.step++) {
          if (!checkAt(game, frame, checkOrder.steps[frame.step]!)) return false;
        }
        frame.step = 0;
      }
      return true;
  }
}

function eachPokemon(game: Game, frame: Frame, step: CheckStep): boolean {
  const last = places(game, reachesBench(step));
  for (; frame.count < last; frame.count++) if (!checkAt(game, frame, step)) return false;
  return true;
}

const reachesBench = (step: CheckStep): boolean => step === 'char' || step === 'darkness';

/** How many places are looked at: the Active spots of every seat, then every Bench. */
function places(game: Game, bench: boolean): number {
  const { seats, actives } = game.setup.format;
  return seats * (actives + (bench ? MOST_BENCHED : 0));
}

const MOST_BENCHED = 16;

/** The Pokémon at a place of the walk: first the Active ones, seat by seat from the player about to move. */
function pokemonAtPlace(game: Game, frame: Frame): PokemonId {
  const { format } = game.setup;
  const { seats, actives } = format;
  const benched = frame.count - seats * actives;
  const each = benched < 0 ? actives : MOST_BENCHED;
  const place = benched < 0 ? frame.count : benched;
  let { seat } = frame;
  for (let i = 0; i < Math.floor(place / each); i++) seat = nextSeat(format, seat);
  const side = sideOf(game, seat);
  return (benched < 0 ? side.active : side.bench)[place % each] ?? NONE;
}

function checkAt(game: Game, frame: Frame, step: CheckStep): boolean {
  const pokemon = pokemonAtPlace(game, frame);
  return pokemon === NONE || check(game, frame, step, pokemon);
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
    case 'char':
      return charCounter(game, frame, pokemon);
    case 'darkness':
      return darknessEnergy(game, pokemon);
  }
}
