import { expectedIn, type Imagined, opposes, type PokemonId, type Seat, seatOf, topIn } from '../../engine/view.js';
import { activeOf } from './in-play.js';
import type { Look } from './look.js';
import { THREAT } from './weights.js';

/**
 * What one side's Active Pokémon can do to another's in their next attack. Somebody may be brought up from the Bench for it:
 * so much the more is lost if that one falls more easily, or gives more.
 */
export function threat(look: Look, attacking: Seat, defending: Seat): number {
  const { game } = look;
  const front = worstOf(look, attacking, activeOf(game, defending));
  const behind = worstOf(look, attacking, game.state.sides[defending]!.bench);
  const worst = front + THREAT.broughtUp * Math.max(0, behind - front);
  return game.state.seat === attacking ? worst : worst * THREAT.later;
}

function worstOf(look: Look, attacking: Seat, defenders: readonly PokemonId[]): number {
  const { game } = look;
  let worst = 0;
  for (const attacker of activeOf(game, attacking)) {
    for (const { attack, missing } of look.attacksOf(attacker)) {
      const chance = THREAT.chance[missing];
      if (chance === undefined || attack.expected === 0) continue;
      for (const defender of defenders)
        worst = Math.max(worst, chance * loss(look, defender, expectedIn(game, attack, attacker, defender)));
    }
  }
  return worst;
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
