import { type Answer, attacksIn, COLORLESS, cardIn, type Imagined, type PokemonId } from '../../engine/view.js';
import { SCORE } from './scores.js';

/** Energy goes where the strongest attack is nearest; what has all it needs gets none. */
export function attachWorth(game: Imagined, { card, pokemon }: Extract<Answer, { kind: 'attach' }>): number {
  const need = needOf(game, pokemon, cardIn(game, card).provides);
  if (need <= 0) return SCORE.ofNoUse;
  return SCORE.attach + need * (isActive(game, pokemon) ? 1.3 : 1);
}

function needOf(game: Imagined, pokemon: PokemonId, provides: readonly number[]): number {
  let most = 0;
  for (const { attack, missing } of attacksIn(game, pokemon)) {
    if (missing === 0 || !fits(attack.cost, provides)) continue;
    most = Math.max(most, (10 + attack.expected) / (missing + 0.5));
  }
  return most;
}

/** Whether the cost asks for a type that is provided; Colorless is paid with any. */
function fits(cost: readonly number[], provides: readonly number[]): boolean {
  if (provides.length === 0 || (cost[COLORLESS] ?? 0) > 0) return true;
  return provides.some((unit) => cost.some((count, type) => count > 0 && (unit & (1 << type)) !== 0));
}

const isActive = ({ state }: Imagined, pokemon: PokemonId): boolean =>
  state.sides.some(({ active }) => active.includes(pokemon));
