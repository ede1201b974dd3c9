import { cardBelow, type Game, pokemonAt, topOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type PokemonId, seatOf } from '../model/state.js';
import { isLeft } from '../rules/limits.js';

/** A power that is there and that nobody uses by saying so. */
export interface UnusedPower {
  readonly name: string;
  /** It waits for a moment; else it works by itself. @rule POW-05 POW-07 */
  readonly waits: boolean;
  /** Its moments of this turn are used up, by itself or by another of its name. @rule POW-03 EFF-18 */
  readonly isSpent: boolean;
}

/** The powers of a Pokémon that are not used like an action: Bodies, and those that wait for a moment. @rule POW-05 POW-07 LVL-06 */
export function unusedPowers(game: Game, pokemon: PokemonId): readonly UnusedPower[] {
  const below = cardBelow(game, pokemon);
  return [topOf(game, pokemon), ...(below === null ? [] : [below])].flatMap((card) => unusedOn(game, pokemon, card));
}

function unusedOn(game: Game, pokemon: PokemonId, card: Card): UnusedPower[] {
  const used = card.actions.map(({ power }) => power?.name);
  return card.facts.powers.flatMap(({ name }) => {
    if (used.includes(name)) return [];
    const triggers = card.rules
      .map((id) => game.setup.rules[id]!)
      .filter((rule) => rule.power?.name === name && rule.rule.part === 'trigger');
    const scripts = triggers.map(({ script }) => game.setup.scripts[script]!);
    const waits = scripts.some(({ part }) => part.do[0]?.op === 'may');
    return [{ name, waits, isSpent: scripts.some((script) => !isLeft(game, script, pokemon, seatOf(pokemon))) }];
  });
}

/** Whether a card further down has a power that is lost. @rule EVO-05 LVL-08 */
export const hasPowerBelow = (game: Game, pokemon: PokemonId): boolean =>
  pokemonAt(game, pokemon)
    .stack.slice(0, -1)
    .some((id) => game.setup.byId[id]!.facts.powers.length > 0);
