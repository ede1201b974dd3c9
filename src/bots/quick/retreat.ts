import { type Answer, attacksIn, expectedIn, type Imagined, opposes, type PokemonId } from '../../engine/view.js';
import { activeOf } from '../evaluation/in-play.js';
import { blow } from './attack.js';
import { SCORE } from './scores.js';

const MUCH_BETTER = 1.5;
const A_LITTLE = 5;

/** Whoever cannot do much makes room for one that can attack at once. */
export function retreatWorth(game: Imagined, { pokemon, to }: Extract<Answer, { kind: 'retreat' }>): number {
  const there = ready(game, to);
  if (there <= 0) return SCORE.ofNoUse;
  return there > MUCH_BETTER * ready(game, pokemon) + A_LITTLE ? SCORE.retreat + there / 10 : SCORE.ofNoUse;
}

function ready(game: Imagined, pokemon: PokemonId): number {
  const { state } = game;
  let most = 0;
  for (const { attack, missing } of attacksIn(game, pokemon)) {
    if (missing > 0) continue;
    for (let seat = 0; seat < state.sides.length; seat++) {
      if (!opposes(seat, state.seat)) continue;
      for (const target of activeOf(game, seat))
        most = Math.max(most, blow(game, expectedIn(game, attack, pokemon, target), target));
    }
  }
  return most;
}
