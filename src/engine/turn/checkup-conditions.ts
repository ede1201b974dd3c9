import { emit } from '../model/event.js';
import type { KindIn } from '../model/event-table.js';
import { type Game, pokemonAt } from '../model/game.js';
import { flipCoin, HEADS, TAILS, WAIT } from '../model/random.js';
import { ASLEEP, BURNED, CONDITIONS, type Frame, PARALYZED, POISONED, type PokemonId, seatOf } from '../model/state.js';
import { strengthOf } from '../model/strength.js';
import { putDamage, recover } from '../model/table.js';
import { ASKED, askNumber, ofCondition } from '../terms/judge.js';

/* What each Special Condition does between turns. Each returns false while its owner's coin is awaited. */

const has = (game: Game, pokemon: PokemonId, condition: number): boolean =>
  (pokemonAt(game, pokemon).conditions & condition) !== 0;

/** Counters, not damage: neither Weakness nor any reduction touches them. @rule COND-17 DMG-16 */
export function putCounters(game: Game, pokemon: PokemonId, counters: number, event: KindIn<'damage'>): void {
  putDamage(game, pokemon, counters * 10);
  emit(game, event, pokemon, counters * 10);
}

/** @rule COND-14 */
export function poison(game: Game, pokemon: PokemonId): boolean {
  if (has(game, pokemon, POISONED)) putCounters(game, pokemon, countersFor(game, pokemon, POISONED), 'damagedByPoison');
  return true;
}

/** The counters of the rules, or of the text that gave the condition, as texts in force change them. @rule COND-16 */
function countersFor(game: Game, pokemon: PokemonId, condition: number): number {
  const usual = condition === POISONED ? 1 : 2;
  const given = strengthOf(pokemonAt(game, pokemon), condition) || usual;
  const name = CONDITIONS[31 - Math.clz32(condition)]!;
  return askNumber(game, ASKED['condition-counters'], ofCondition(pokemon, name), given);
}

/** @rule COND-08 */
export function burn(game: Game, frame: Frame, pokemon: PokemonId): boolean {
  if (!has(game, pokemon, BURNED)) return true;
  const recovers = game.setup.era.burn === 'counters-then-flip-to-recover';
  if (recovers && frame.waiting === 0) putCounters(game, pokemon, countersFor(game, pokemon, BURNED), 'damagedByBurn');
  const coin = flipCoin(game, frame, seatOf(pokemon), 'burned');
  if (coin === WAIT) return false;
  if (recovers && coin === HEADS) recover(game, pokemon, BURNED);
  if (!recovers && coin === TAILS) putCounters(game, pokemon, countersFor(game, pokemon, BURNED), 'damagedByBurn');
  return true;
}

/** Heads wakes it; where a text asks for several coins, all of them must be heads. `at` counts coins and heads. @rule COND-07 COND-16 */
export function sleep(game: Game, frame: Frame, pokemon: PokemonId): boolean {
  if (!has(game, pokemon, ASLEEP)) return true;
  const given = strengthOf(pokemonAt(game, pokemon), ASLEEP) || 1;
  const coins = askNumber(game, ASKED['condition-coins'], ofCondition(pokemon, 'asleep'), given);
  let flipped = frame.at & 255;
  let heads = frame.at >> 8;
  for (; flipped < coins; flipped++) {
    const coin = flipCoin(game, frame, seatOf(pokemon), 'asleep');
    frame.at = (heads << 8) | flipped;
    if (coin === WAIT) return false;
    if (coin === HEADS) heads++;
  }
  frame.at = 0;
  if (heads === coins) recover(game, pokemon, ASLEEP);
  return true;
}

/** It ends after the owner's turn, if it was there when that turn began. @rule COND-13 */
export function paralysis(game: Game, pokemon: PokemonId): boolean {
  const { seat, turn } = game.state;
  const due = seatOf(pokemon) === seat && pokemonAt(game, pokemon).paralyzedOn < turn;
  if (due && has(game, pokemon, PARALYZED)) recover(game, pokemon, PARALYZED);
  return true;
}
