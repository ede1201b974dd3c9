import { cardIn, evolvesIn, type Imagined, type PokemonId, seatOf, topIn } from '../../engine/view.js';
import { bestAttack, bestAttackAs, dearest } from './attacks.js';
import type { Look } from './look.js';
import { CONDITIONS, POKEMON } from './weights.js';

/** What a Pokémon in play is worth to its player. `hand`: whether the cards are looked at that it may become. */
export function pokemonWorth(look: Look, id: PokemonId, { active, hand }: { active: boolean; hand: boolean }): number {
  const { game } = look;
  const pokemon = game.state.pokemon[id]!;
  const card = topIn(game, id);
  const hp = look.hpOf(id);
  const left = Math.max(0, hp - pokemon.damage);
  const attacks = look.attacksOf(id);
  const units = look.unitsOn(id);
  const useful = Math.min(units, dearest(attacks));
  const attack = bestAttack(attacks);
  let points = POKEMON.inPlay + POKEMON.hp * left + POKEMON.evolved * (pokemon.stack.length - 1);
  points += attack * (active ? POKEMON.attack : POKEMON.attackOnBench);
  points += POKEMON.unit * useful + POKEMON.surplus * (units - useful);
  if (card.actions.length + card.rules.length > 0) points += POKEMON.power;
  points -= (POKEMON.damaged * card.prizes * Math.min(pokemon.damage, hp)) / hp;
  points += POKEMON.tool * toolsOn(game, pokemon.attached);
  if (hand) points += POKEMON.promise * Math.max(0, promise(game, id) - attack);
  if (!active) return points;
  return points - conditionCost(pokemon.conditions) - POKEMON.stuck * Math.max(0, look.retreatCostOf(id) - units);
}

export function toolsOn(game: Imagined, attached: readonly number[]): number {
  let tools = 0;
  for (const card of attached) if (cardIn(game, card).role === 'tool') tools++;
  return tools;
}

/** The attack of what a card in its player's hand can make of it. */
export function promise(game: Imagined, id: PokemonId): number {
  let best = 0;
  for (const card of game.state.sides[seatOf(id)]!.hand) {
    const next = cardIn(game, card);
    if (next.role === 'evolution' && evolvesIn(game, card, id)) best = Math.max(best, bestAttackAs(game, id, next));
  }
  return best;
}

function conditionCost(conditions: number): number {
  let points = 0;
  for (let bit = 0; bit < CONDITIONS.length; bit++) if ((conditions & (1 << bit)) !== 0) points += CONDITIONS[bit]!;
  return points;
}
