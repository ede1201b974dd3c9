import { ASLEEP, BURNED, POISONED, type Pokemon } from './state.js';

/*
 * Special Conditions that are stronger than the rules have them: counters between turns, coins for waking up. A strength
 * depends on its condition and is gone with it. @rule COND-15 COND-16 EFF-13
 */

const FIELDS: Readonly<Record<number, { readonly shift: number; readonly mask: number }>> = {
  [POISONED]: { shift: 0, mask: 63 },
  [BURNED]: { shift: 6, mask: 63 },
  [ASLEEP]: { shift: 12, mask: 3 },
};

/** The counters or coins that a text gave to the condition; 0: those of the rules. */
export function strengthOf({ strength }: Pokemon, condition: number): number {
  const field = FIELDS[condition];
  return field === undefined ? 0 : (strength >> field.shift) & field.mask;
}

/** A new condition replaces the old one with whatever was altered about it. @rule COND-09 COND-15 */
export function setStrength(pokemon: Pokemon, condition: number, value: number): void {
  const field = FIELDS[condition];
  if (field === undefined) return;
  pokemon.strength &= ~(field.mask << field.shift);
  pokemon.strength |= (value & field.mask) << field.shift;
}
