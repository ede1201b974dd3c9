import { type Answer, attacksIn, cardIn, hpIn, type Imagined, type PokemonId, unitsIn } from '../../engine/view.js';
import { SCORE } from './scores.js';

/** On the Bench so many are enough. */
const ENOUGH = 4;

export function benchWorth({ state }: Imagined): number {
  return state.sides[state.seat]!.bench.length < ENOUGH ? SCORE.bench : SCORE.ofNoUse;
}

export const evolveWorth = (game: Imagined, { card }: Extract<Answer, { kind: 'evolve' }>): number =>
  SCORE.evolve + cardIn(game, card).hp;

/** Who can attack stands in front, and whoever lasts longest. */
export function promoteWorth(game: Imagined, pokemon: PokemonId): number {
  const { damage, attached } = game.state.pokemon[pokemon]!;
  let most = 0;
  for (const { attack, missing } of attacksIn(game, pokemon))
    most = Math.max(most, (10 + attack.expected) / (1 + 2 * missing));
  let units = 0;
  for (const card of attached) units += unitsIn(game, card);
  return most * 2 + (hpIn(game, pokemon) - damage) / 5 + units;
}
