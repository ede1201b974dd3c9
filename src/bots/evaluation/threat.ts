import {
  attacksIn,
  damageIn,
  hpIn,
  type Imagined,
  opposes,
  type PokemonId,
  type Seat,
  seatOf,
  topIn,
} from '../../engine/view.js';
import { powerOf } from './attacks.js';
import { activeOf } from './in-play.js';
import { THREAT } from './weights.js';

/** What one side's Active Pokémon can do to another's in their next attack. */
export function threat(game: Imagined, attacking: Seat, defending: Seat): number {
  let worst = 0;
  for (const attacker of activeOf(game, attacking)) {
    for (const { attack, missing } of attacksIn(game, attacker)) {
      const chance = THREAT.chance[missing];
      if (chance === undefined || attack.damage === 0) continue;
      const more = powerOf(attack) / attack.damage;
      for (const defender of activeOf(game, defending)) {
        const damage = damageIn(game, attack, attacker, defender) * (attack.counted ? more : 1);
        worst = Math.max(worst, chance * loss(game, defender, damage));
      }
    }
  }
  return game.state.seat === attacking ? worst : worst * THREAT.later;
}

/** What so much damage to a Pokémon costs its player. */
function loss(game: Imagined, id: PokemonId, damage: number): number {
  const { damage: before, stack, attached } = game.state.pokemon[id]!;
  const left = Math.max(10, hpIn(game, id) - before);
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
