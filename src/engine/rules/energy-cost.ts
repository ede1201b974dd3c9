import { COLORLESS, ENERGY_TYPES } from '../model/energy-type.js';
import { cardOf, type Game } from '../model/game.js';
import type { Attack } from '../model/setup.js';
import type { Pokemon } from '../model/state.js';

/*
 * Whether attached Energy covers a cost: each symbol one unit of its own, a typed symbol a unit that is of that type,
 * a Colorless symbol any unit. @rule NRG-06 NRG-07 NRG-08 NRG-10 NRG-12
 */

const TYPES = ENERGY_TYPES.length;
const single = new Int32Array(TYPES);
const several = new Int32Array(64);
let units = 0;
let severalCount = 0;

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Counts the units on a Pokémon once; `coversCost` then answers for as many attacks as one likes. */
export function countEnergy(game: Game, pokemon: Pokemon): void {
  single.fill(0);
  units = 0;
  severalCount = 0;
  const { attached } = pokemon;
  for (let i = 0; i < attached.length; i++) {
    const { provides } = cardOf(game, attached[i]!);
    for (let unit = 0; unit < provides.length; unit++) {
      const bits = provides[unit]!;
      units++;
      if (isSingle(bits)) single[31 - Math.clz32(bits)]!++;
      else several[severalCount++] = bits;
    }
  }
}

/** Gives each missing symbol a unit of several types that can serve it, trying all ways; the numbers are tiny. */
function assign(cost: readonly number[], type: number, missing: number, free: number): boolean {
  while (missing === 0) {
    type++;
    if (type >= COLORLESS) return true;
    missing = Math.max(0, cost[type]! - single[type]!);
  }
  for (let unit = 0; unit < severalCount; unit++) {
    if (((free >> unit) & 1) === 0 || ((several[unit]! >> type) & 1) === 0) continue;
    if (assign(cost, type, missing - 1, free & ~(1 << unit))) return true;
  }
  return false;
}

export function coversCost({ cost, symbols }: Attack): boolean {
  if (units < symbols) return false;
  if (severalCount > 0) return assign(cost, -1, 0, severalCount >= 31 ? -1 : (1 << severalCount) - 1);
  for (let type = 0; type < COLORLESS; type++) if (cost[type]! > single[type]!) return false;
  return true;
}
