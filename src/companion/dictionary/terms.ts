import type { Term } from './term.js';
import { ATTACK_TERMS } from './terms/attack.js';
import { CARD_TERMS } from './terms/cards.js';
import { CLASS_TERMS } from './terms/classes.js';
import { CONDITION_TERMS } from './terms/conditions.js';
import { EFFECT_TERMS } from './terms/effects.js';
import { POKEMON_TERMS } from './terms/pokemon.js';
import { TURN_TERMS } from './terms/turn.js';
import { ZONE_TERMS } from './terms/zones.js';

/** Every term of the dictionary. */
export const TERMS: readonly Term[] = [
  ...CARD_TERMS,
  ...POKEMON_TERMS,
  ...CLASS_TERMS,
  ...ZONE_TERMS,
  ...TURN_TERMS,
  ...ATTACK_TERMS,
  ...CONDITION_TERMS,
  ...EFFECT_TERMS,
];
