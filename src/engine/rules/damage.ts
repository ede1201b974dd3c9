import { DARKNESS, METAL } from '../model/energy-type.js';
import type { Game } from '../model/game.js';
import { NONE, type PokemonId, seatOf } from '../model/state.js';
import { askNumber, askSum, hears, resistancesOf, typesOf, weaknessesOf } from '../terms/judge.js';
import { plainEnergyOn } from './special-energy.js';

export const IGNORE_WEAKNESS = 1;
export const IGNORE_RESISTANCE = 2;
/** Effects on the Pokémon that is hit. */
export const IGNORE_EFFECTS = 4;

/** Who hits whom, and what does not count. */
export interface Hit {
  readonly attacker: PokemonId;
  readonly defender: PokemonId;
  readonly ignored?: number;
  /** The attack, for texts that name one. */
  readonly attack?: number;
}

/**
 * The damage one Pokémon does to another: base, what adds to it on the attacker's side, every matching Weakness, then
 * every matching Resistance, then what the defender's side adds and takes off. Whether a step that gives nothing ends
 * the calculation, and whether a number below zero is carried on, is the era's choice.
 * @rule NRG-15 DMG-03 DMG-04 DMG-05 DMG-06 DMG-07 DMG-08 DMG-11 DMG-12 DMG-13 DMG-14 DMG-17 PREC-04
 */
export function damageBetween(game: Game, base: number, { attacker, defender, ignored = 0, attack }: Hit): number {
  if (base <= 0) return 0; // DMG-08
  const modified = hears(game, 'damage-dealt') || hears(game, 'damage-taken');
  const about = { pokemon: attacker, to: defender, ...(attack === undefined ? {} : { attack }) };
  const own = modified ? askNumber(game, 'damage-dealt', { ...about, at: 'base' }, base) : base;
  if (own <= 0) return 0; // DMG-08
  const { era } = game.setup;
  let damage = own + askSum(game, 'damage-dealt', { ...about, at: 'before' });
  if ((ignored & IGNORE_EFFECTS) === 0) damage += askSum(game, 'damage-taken', takenBy(attacker, defender, 'before'));
  if (damage <= 0 && !era.negativeCarry) return 0; // DMG-08, DMG-13
  damage = applyTypes(game, damage, { attacker, defender, ignored });
  if (damage <= 0 && !era.negativeCarry) return 0; // DMG-13
  damage += askSum(game, 'damage-dealt', { ...about, at: 'after' });
  if ((ignored & IGNORE_EFFECTS) === 0) damage += askSum(game, 'damage-taken', takenBy(attacker, defender, 'after'));
  if (era.darknessEnergyBonus === 'after-weakness-and-resistance') {
    damage += 10 * plainEnergyOn(game, attacker, DARKNESS) - 10 * plainEnergyOn(game, defender, METAL); // NRG-15
  }
  return damage > 0 ? damage - (damage % 10) : 0; // DMG-14
}

/** Damage is always of an attack or an effect of the Pokémon that does it. */
const takenBy = (attacker: PokemonId, defender: PokemonId, at: 'before' | 'after') => ({
  pokemon: defender,
  at,
  source: { origin: 'attack' as const, seat: seatOf(attacker), pokemon: attacker, card: NONE },
});

/** Every matching Weakness, one after the other, then every matching Resistance. @rule DMG-09 DMG-10 DMG-12 */
function applyTypes(game: Game, damage: number, { attacker, defender, ignored = 0 }: Hit): number {
  const types = typesOf(game, attacker);
  if ((ignored & IGNORE_WEAKNESS) === 0) {
    const weaknesses = weaknessesOf(game, defender);
    for (let i = 0; i < weaknesses.length; i++) {
      const weakness = weaknesses[i]!;
      if ((types & (1 << weakness.type)) !== 0) damage = damage * weakness.times + weakness.plus;
    }
  }
  if ((ignored & IGNORE_RESISTANCE) !== 0) return damage;
  const resistances = resistancesOf(game, defender);
  for (let i = 0; i < resistances.length; i++) {
    const resistance = resistances[i]!;
    if ((types & (1 << resistance.type)) === 0) continue;
    damage -= resistance.minus;
    if (damage <= 0 && !game.setup.era.negativeCarry) return 0; // DMG-13
  }
  return damage;
}
