import { DARKNESS, METAL } from '../model/energy-type.js';
import { bodyOf, type Game, topOf } from '../model/game.js';
import type { PokemonId } from '../model/state.js';
import { plainEnergyOn } from './special-energy.js';

/**
 * The damage one Active Pokémon does to another: base, every matching Weakness, then every matching Resistance.
 * Whether a step that gives nothing ends the calculation, and whether a number below zero is carried on, is the era's
 * choice, and so is what plain Darkness and Metal Energy add and take off. @rule NRG-15 DMG-03 DMG-04 DMG-05 DMG-06 DMG-08 DMG-11 DMG-12 DMG-13 DMG-14 PREC-04
 */
export function damageBetween(game: Game, base: number, attacker: PokemonId, defender: PokemonId): number {
  if (base <= 0) return 0; // DMG-08
  const { era } = game.setup;
  const { types } = topOf(game, attacker);
  const { weaknesses, resistances } = bodyOf(game, defender);
  let damage = base;
  for (let i = 0; i < weaknesses.length; i++) {
    const weakness = weaknesses[i]!;
    if (types.includes(weakness.type)) damage = damage * weakness.times + weakness.plus;
  }
  for (let i = 0; i < resistances.length; i++) {
    const resistance = resistances[i]!;
    if (!types.includes(resistance.type)) continue;
    damage -= resistance.minus;
    if (damage <= 0 && !era.negativeCarry) return 0; // DMG-13
  }
  if (era.darknessEnergyBonus === 'after-weakness-and-resistance') {
    damage += 10 * plainEnergyOn(game, attacker, DARKNESS) - 10 * plainEnergyOn(game, defender, METAL); // NRG-15
  }
  return damage > 0 ? damage - (damage % 10) : 0; // DMG-14
}
