import { betweenTurns, HAPPENED, happen, hasBetweenTurns } from '../carry-out/happen.js';
import type { CheckStep } from '../eras/era.js';
import { TRIGGER_CHANNELS } from '../link/listen.js';
import { emit } from '../model/event.js';
import { nextSeat } from '../model/format.js';
import { type Game, pokemonAt, popFrame, sideOf } from '../model/game.js';
import { xOf, zOf } from '../model/packed.js';
import { CONDITIONS as ALL_CONDITIONS, type Frame, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import { isListening } from '../terms/judge.js';
import { ask } from './ask.js';
import { burn, paralysis, poison, sleep } from './checkup-conditions.js';
import { BEFORE_STEP, conditionsChecked, EFFECTS_FIRST, laterSteps, putBefore } from './checkup-moment.js';
import { charCounter, darknessEnergy, hasTail } from './checkup-tail.js';
import { triggered } from './triggers.js';

/** The parts of it, kept in `extra`. */
const ORDER = 0;
const EARLY = 1;
const SPOTS = 2;
const CONDITIONS = 3;
const LATE = 4;

/**
 * Between turns: the Special Conditions of all Active Pokémon in the era's order, the player about to move first, then
 * what the era does to Benched Pokémon too; before or behind them, what texts do between turns. Knock Outs wait until
 * everything is done. `step` is the place in the order of steps, `count` the place in the order of Pokémon, `chosen` the
 * players whose texts have come, as bits, `target` those whose second Active Pokémon comes first, `env` for each player the step
 * before which their texts come. @rule CHK-01 CHK-02 CHK-03 CHK-04 CHK-05 SIM-01
 */
export function stepCheckup(game: Game, frame: Frame): void {
  switch (frame.extra) {
    case ORDER:
      if (frame.waiting === 0 && frame.target === NONE) begin(game, frame);
      if (!orderIsChosen(game, frame)) return;
      frame.extra = EARLY;
      frame.count = 0;
      return betweenTurns(game, frame.chosen & around(game, frame));
    case EARLY:
      if (triggered(game, frame)) return;
      frame.extra = SPOTS;
      return;
    case SPOTS:
      if (game.setup.format.actives > 1 && !spotsAreChosen(game, frame)) return;
      frame.extra = CONDITIONS;
      return;
    case CONDITIONS:
      if (triggered(game, frame)) return;
      if (anythingToCheck(game) && !walk(game, frame)) return;
      frame.extra = LATE;
      tellWhoRemains(game, frame);
      return betweenTurns(game, ~frame.chosen & around(game, frame));
    default:
      if (!triggered(game, frame)) popFrame(game);
  }
}

/** Whoever is still affected when the Special Conditions have been looked at remains so between turns. @rule CHK-03 */
function tellWhoRemains(game: Game, frame: Frame): void {
  if (!isListening(game, TRIGGER_CHANNELS['stayed-conditioned'])) return;
  for (const { active } of game.state.sides) {
    for (const pokemon of active) {
      if (pokemon === NONE || !isAround(game, frame, seatOf(pokemon))) continue;
      const { conditions } = pokemonAt(game, pokemon);
      const names = ALL_CONDITIONS.filter((_, bit) => (conditions & (1 << bit)) !== 0);
      if (names.length > 0)
        happen(game, HAPPENED['stayed-conditioned'], { pokemon, seat: seatOf(pokemon), conditions: names });
    }
  }
}

/** Cards are looked at before and after their owner's turn; of two players that is always. @rule CHK-01 FMT-27 */
const isAround = ({ state }: Game, frame: Frame, owner: Seat): boolean => owner === state.seat || owner === frame.seat;

/** Those owners, as bits. */
const around = ({ state }: Game, frame: Frame): number => (1 << state.seat) | (1 << frame.seat);

/** Who has Special Conditions on two Active Pokémon says which of them is looked at first. @rule FMT-11 */
function spotsAreChosen(game: Game, frame: Frame): boolean {
  const { format } = game.setup;
  for (; frame.count < format.seats; frame.count++) {
    let { seat } = frame;
    for (let i = 0; i < frame.count; i++) seat = nextSeat(format, seat);
    const { active } = sideOf(game, seat);
    if (!isAround(game, frame, seat) || active.filter((id) => isAffected(game, id)).length < 2) continue;
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'choose-checked', seat);
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    if (active.indexOf(xOf(game.answer)) > 0) frame.target |= 1 << seat;
  }
  frame.count = 0;
  return true;
}

function begin(game: Game, frame: Frame): void {
  emit(game, 'checkupBegan', game.state.turn);
  frame.chosen = 0;
  frame.target = 0;
}

/**
 * Whether what texts do comes before the Special Conditions or behind them: of each player's own texts that player
 * decides, or of all of them the one whose turn has ended. Without conditions there is nothing to decide. @rule CHK-03
 */
function orderIsChosen(game: Game, frame: Frame): boolean {
  const { format, era } = game.setup;
  if (!isAnyoneAffected(game, frame)) return true;
  const asOneBlock = era.otherBetweenTurnEffects === 'one-block';
  for (; frame.count < (asOneBlock ? 1 : format.seats); frame.count++) {
    let { seat } = frame;
    for (let i = 0; i < frame.count; i++) seat = nextSeat(format, seat);
    const has = asOneBlock
      ? game.state.sides.some((_, each) => isAround(game, frame, each) && hasBetweenTurns(game, each))
      : isAround(game, frame, seat) && hasBetweenTurns(game, seat);
    if (!has) continue;
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'choose-checkup', asOneBlock ? blockOrderer(game, frame) : seat, {
        count: asOneBlock ? 0 : laterSteps(game, seat),
      });
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    const moment = zOf(game.answer);
    if (moment === EFFECTS_FIRST) frame.chosen |= asOneBlock ? EVERYBODY : 1 << seat;
    else if (moment >= BEFORE_STEP) putBefore(game, frame, seat, moment - BEFORE_STEP);
  }
  return true;
}

const EVERYBODY = 15;

/** Who says whether the block of other effects comes first: whose turn has ended, or who moves next. @rule CHK-03 CHK-09 */
function blockOrderer({ state, setup }: Game, frame: Frame): Seat {
  switch (setup.era.betweenTurnsOrderer) {
    case 'owner-of-the-affected':
      return state.seat;
    case 'next-player':
      return frame.seat;
  }
}

/** Whether a Special Condition, or what the era does to Benched Pokémon, does anything now. */
function isAnyoneAffected(game: Game, frame: Frame): boolean {
  const { sides, pokemon } = game.state;
  const tail = game.setup.occurs.checkupTail;
  if (tail && pokemon.some((each, id) => each !== null && isAround(game, frame, seatOf(id)) && hasTail(game, id)))
    return true;
  for (let owner = 0; owner < sides.length; owner++) {
    if (!isAround(game, frame, owner)) continue;
    const { active } = sides[owner]!;
    for (let i = 0; i < active.length; i++) if (isAffected(game, active[i]!)) return true;
  }
  return false;
}

/** Whether a Special Condition of an Active Pokémon does anything, or ends, between these turns. */
const isAffected = (game: Game, id: PokemonId): boolean => conditionsChecked(game, id) !== 0;

/** The usual turn ends without any condition: nothing to walk through. */
function anythingToCheck(game: Game): boolean {
  if (game.setup.occurs.checkupTail) return true;
  const { sides } = game.state;
  for (let seat = 0; seat < sides.length; seat++) {
    const { active } = sides[seat]!;
    for (let i = 0; i < active.length; i++) {
      if (active[i] !== NONE && pokemonAt(game, active[i]!).conditions !== 0) return true;
    }
  }
  return false;
}

/** Returns whether the walk is over; if not, it waits for a coin, or for what follows from a check. */
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
          if (isHeld(game) || !checkAt(game, frame, checkOrder.steps[frame.step]!)) return false;
        }
        frame.step = 0;
      }
      return true;
  }
}

function eachPokemon(game: Game, frame: Frame, step: CheckStep): boolean {
  const last = places(game, reachesBench(step));
  for (; frame.count < last; frame.count++) if (isHeld(game) || !checkAt(game, frame, step)) return false;
  return true;
}

/** What follows from a check comes right behind it. @rule CHK-03 */
const isHeld = ({ state }: Game): boolean => state.due.length > 0;

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
  if (!isAround(game, frame, seat)) return NONE;
  const { active, bench } = sideOf(game, seat);
  if (benched >= 0) return bench[place % each] ?? NONE;
  const isTurned = (frame.target & (1 << seat)) !== 0; // FMT-11
  return active[isTurned ? actives - 1 - (place % each) : place % each] ?? NONE;
}

function checkAt(game: Game, frame: Frame, step: CheckStep): boolean {
  const pokemon = pokemonAtPlace(game, frame);
  if (pokemon === NONE) return true;
  return !(frame.env.length > 0 && comesNow(game, frame, seatOf(pokemon))) && check(game, frame, step, pokemon);
}

/** A player's texts come before this step of the first of their Pokémon; whether there is anything to carry out. @rule CHK-03 */
function comesNow(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.env[seat]?.[0] !== frame.step) return false;
  frame.env[seat] = [];
  frame.chosen |= 1 << seat;
  betweenTurns(game, 1 << seat);
  return isHeld(game);
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
