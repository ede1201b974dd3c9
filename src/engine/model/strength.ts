import { ASLEEP, BURNED, CONFUSED, POISONED, type Pokemon } from './state.js';

/*
 * Special Conditions that are stronger than the rules have them: counters between turns, coins for waking up, counters
 * where a Confused Pokémon fails to attack. A strength depends on its condition and is gone with it. @rule COND-15 COND-16 EFF-13
 */

const FIELDS: Readonly<Record<number, { readonly shift: number; readonly mask: number }>> = {
  [POISONED]: { shift: 0, mask: 63 },
  [BURNED]: { shift: 6, mask: 63 },
  [ASLEEP]: { shift: 12, mask: 3 },
  [CONFUSED]: { shift: 14, mask: 63 },
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

interface Given {
  readonly give?: readonly string[];
  readonly counters?: number;
  readonly coins?: number;
}

/**
 * What a text that gives conditions says of one of them: coins of Asleep; counters of Poisoned and Burned, and of Confused
 * where neither of these is given with it. @rule COND-16
 */
export function givenStrength(condition: number, { give, counters, coins }: Given): number {
  if (condition === ASLEEP) return coins ?? 0;
  const isOfOthers = give?.some((word) => word === 'poisoned' || word === 'burned') === true;
  return condition === CONFUSED && isOfOthers ? 0 : (counters ?? 0);
}
