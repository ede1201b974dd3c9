import { expectedIn, type PokemonId, type Seat, topIn } from '../../../engine/view.js';
import { activeOf } from '../in-play.js';
import { threat } from '../threat.js';
import { readiest } from './bench.js';
import type { Sheet } from './sheet.js';

/** What one side can do to another's Active Pokémon, and with whom. */
export function addThreat(sheet: Sheet, attacking: Seat, defending: Seat): void {
  const { look } = sheet;
  const isNow = look.game.state.seat === attacking;
  sheet.add(isNow ? 'threatNow' : 'threatLater', threat(look, attacking, defending));
  const isReady = look.game.state.sides[defending]!.bench.some((id) => readiest(look, id).missing === 0);
  for (const target of activeOf(look.game, defending)) {
    const { prizes } = topIn(look.game, target);
    const left = Math.max(10, look.hpOf(target) - look.game.state.pokemon[target]!.damage);
    const [paid, next] = blows(sheet, attacking, target);
    sheet.add(isNow ? 'hitNow' : 'hitLater', prizes * Math.min(1, paid / left));
    if (paid >= left) sheet.add(isNow ? 'knockOutNow' : 'knockOutLater', prizes);
    else if (next >= left) sheet.add('knockOutNext', prizes);
    else if (paid * 2 >= left) sheet.add('knockOutInTwo', prizes);
    if (paid >= left && isReady) sheet.add('covered', -1); // for the side that is attacked
  }
}

/** The most damage that an Active Pokémon does with what it has, and with one unit more. */
function blows({ look }: Sheet, attacking: Seat, target: PokemonId): readonly [number, number] {
  let paid = 0;
  let next = 0;
  for (const attacker of activeOf(look.game, attacking)) {
    for (const { attack, missing } of look.attacksOf(attacker)) {
      if (missing > 1 || attack.expected === 0) continue;
      const damage = expectedIn(look.game, attack, attacker, target);
      if (missing === 0) paid = Math.max(paid, damage);
      next = Math.max(next, damage);
    }
  }
  return [paid, next];
}
