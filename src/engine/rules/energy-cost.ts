import { COLORLESS, ENERGY_TYPES } from '../model/energy-type.js';
import type { Attack } from '../model/setup.js';
import { NONE } from '../model/state.js';

/*
 * Whether attached Energy covers a cost: each symbol one unit of its own, a typed symbol a unit that is of that type,
 * a Colorless symbol any unit. @rule NRG-06 NRG-07 NRG-08 NRG-10 NRG-12
 */

const TYPES = ENERGY_TYPES.length;
const single = new Int32Array(TYPES);
/** More than all cards of a game can have printed on them. */
const MOST_UNITS = 4096;
const several = new Int32Array(MOST_UNITS);
let units = 0;
let severalCount = 0;

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Begins to count units; `coversCost` then answers for as many attacks as one likes. */
export function beginCount(): void {
  for (let type = 0; type < TYPES; type++) single[type] = 0;
  units = 0;
  severalCount = 0;
}

/** One unit, as the types that it is. */
export function addUnit(bits: number): void {
  units++;
  if (isSingle(bits)) single[31 - Math.clz32(bits)]!++;
  else several[severalCount++] = bits;
}

/** For each unit of several types the missing symbol that it serves, and the types of those symbols. */
const serves = new Int32Array(MOST_UNITS);
const visited = new Int32Array(MOST_UNITS);
const wanted = new Int32Array(MOST_UNITS);
let visit = 0;

/** Finds a unit for a symbol, moving others to other units where that helps (augmenting paths). */
function serve(symbol: number): boolean {
  for (let unit = 0; unit < severalCount; unit++) {
    if (((several[unit]! >> wanted[symbol]!) & 1) === 0 || visited[unit] === visit) continue;
    visited[unit] = visit;
    if (serves[unit] === NONE || serve(serves[unit]!)) {
      serves[unit] = symbol;
      return true;
    }
  }
  return false;
}

/** Whether the units of several types cover what the others leave open. */
function serveAll(cost: readonly number[]): boolean {
  serves.fill(NONE, 0, severalCount);
  let symbols = 0;
  for (let type = 0; type < COLORLESS; type++) {
    for (let missing = cost[type]! - single[type]!; missing > 0; missing--) {
      wanted[symbols] = type;
      visit++;
      if (!serve(symbols++)) return false;
    }
  }
  return true;
}

/** How many units of a type (`NONE`: of any) are left when the cost has been met, at most. @rule NRG-10 */
export function extraUnits({ cost, symbols }: Pick<Attack, 'cost' | 'symbols'>, type: number): number {
  if (!coversCost({ cost, symbols })) return 0;
  if (type === NONE) return units - symbols;
  const more = cost.slice();
  let extra = 0;
  for (; extra < units; extra++) {
    more[type]!++;
    if (!coversCost({ cost: more, symbols: symbols + extra + 1 })) break;
  }
  return extra;
}

export function coversCost({ cost, symbols }: Pick<Attack, 'cost' | 'symbols'>): boolean {
  if (units < symbols) return false;
  if (severalCount > 0) return serveAll(cost);
  for (let type = 0; type < COLORLESS; type++) if (cost[type]! > single[type]!) return false;
  return true;
}

/** How many units of Energy are missing for a cost, at least: whatever they are that are there. @rule NRG-07 */
export function missingUnits(price: Pick<Attack, 'cost' | 'symbols'>): number {
  if (coversCost(price)) return 0;
  const { cost, symbols } = price;
  let typed = 0;
  for (let type = 0; type < COLORLESS; type++) typed += Math.max(0, cost[type]! - single[type]!);
  return Math.max(1, typed - severalCount, symbols - units);
}
