import { type Answer, attacksIn, expectedIn, hpIn, type Imagined, type PokemonId, topIn } from '../../engine/view.js';
import { SCORE } from './scores.js';

export function attackWorth(game: Imagined, given: Extract<Answer, { kind: 'attack' }>): number {
  const found = attacksIn(game, given.pokemon)[given.attack];
  if (found === undefined) return SCORE.attack;
  return SCORE.attack + blow(game, expectedIn(game, found.attack, given.pokemon, given.target), given.target);
}

/** What so much damage to a Pokémon is worth. */
export function blow(game: Imagined, damage: number, target: PokemonId): number {
  const hurt = game.state.pokemon[target];
  if (!hurt) return damage;
  const left = hpIn(game, target) - hurt.damage;
  return damage >= left ? SCORE.knockOut * topIn(game, target).prizes - damage / 10 : Math.min(damage, left);
}
