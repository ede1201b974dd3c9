import { damageIn, type Imagined, opposes, type PokemonId, type Seat, seatOf, topIn } from '../../engine/view.js';
import { powerOf } from './attacks.js';
import { activeOf } from './in-play.js';
import type { Look } from './look.js';
import { THREAT } from './weights.js';

/** What one side's Active Pokémon can do to another's in their next attack. */
export function threat(look: Look, attacking: Seat, defending: Seat): number {
  const { game } = look;
  let worst = 0;
  for (const attacker of activeOf(game, attacking)) {
    for (const { attack, missing } of look.attacksOf(attacker)) {
      const chance = THREAT.chance[missing];
      if (chance === undefined || attack.damage === 0) continue;
      const more = powerOf(attack) / attack.damage;
      for (const defender of activeOf(game, defending)) {
        const damage = damageIn(game, attack, attacker, defender) * (attack.counted ? more : 1);
        worst = Math.max(worst, chance * loss(look, defender, damage));
      }
    }
  }
  return game.state.seat === attacking ? worst : worst * THREAT.later;
}

/** What so much damage to a Pokémon costs its player. */
function loss(look: Look, id: PokemonId, damage: number): number {
  const { game } = look;
  const { damage: before, stack, attached } = game.state.pokemon[id]!;
  const left = Math.max(10, look.hpOf(id) - before);
  const { prizes } = topIn(game, id);
  if (damage < left) return (THREAT.hurt * prizes * damage) / left;
  const invested = THREAT.invested * (stack.length + attached.length) * 10;
  return THREAT.prize * prizes + invested + (isLast(game, id, prizes) ? THREAT.end : 0);
}

/** Its Knock Out ends the game: nobody is left behind it, or an opponent takes the last Prize card. @rule WIN-01 WIN-02 */
function isLast({ state }: Imagined, id: PokemonId, prizes: number): boolean {
  const seat = seatOf(id);
  if (state.sides[seat]!.bench.length === 0 && state.sides.length === 2) return true;
  return state.sides.some((side, other) => opposes(other, seat) && side.prizes.length <= prizes);
}
