import type { CardFacts } from '../../engine/index.js';

/** Damage to particular Pokémon, unless it is done instead of other damage; what comes in takes the attack's own. */
const TO_SOMEBODY = /\b(this|This) attack does (?=\d+ damage to (?!the new Active Pokémon))(?![^.]*\binstead\b)/g;

/** An attack that has a number of its own also does what its text tells. */
export const withOwnNumber = (text: string, facts: CardFacts, attack: number): string =>
  (facts.attacks[attack]?.damage ?? 0) > 0 ? text.replace(TO_SOMEBODY, '$1 attack also does ') : text;
