import type { PokemonId, Seat } from '../../../engine/view.js';
import type { Look } from '../look.js';
import type { Sheet } from './sheet.js';

/** Who stands ready behind the Active Pokémon. */
export function addBench(sheet: Sheet, seat: Seat): void {
  const { look } = sheet;
  let best = 0;
  for (const id of look.game.state.sides[seat]!.bench) {
    const { missing, expected } = readiest(look, id);
    if (missing === 0) sheet.add('benchReady', 1);
    if (missing === 1) sheet.add('benchNext', 1);
    if (missing === 0) best = Math.max(best, expected);
  }
  sheet.add('benchBest', best);
}

/** Of the attacks that do damage the one that lacks least, and of those the strongest. */
export function readiest(look: Look, id: PokemonId): { readonly missing: number; readonly expected: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { attack, missing } of look.attacksOf(id)) {
    const { expected } = attack;
    if (expected === 0 || missing > least || (missing === least && expected <= most)) continue;
    least = missing;
    most = expected;
  }
  return { missing: least, expected: most };
}
