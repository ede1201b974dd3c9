/** The door to the terms: what the words of a text come to. All of it is pure: no choice, no chance, no change. */
import { amount } from './amounts.js';
import { hurt, past } from './history.js';
import { knot } from './knot.js';
import { providesOf, resistedBy, typesOf } from './natures.js';
import { holds } from './tests.js';

knot.holds = holds;
knot.amount = amount;
knot.types = typesOf;
knot.resists = resistedBy;
knot.provides = providesOf;
knot.past = past;
knot.hurt = hurt;

export * from './about.js';
export { amount } from './amounts.js';
export { costOf } from './attack-cost.js';
export { countCards, countPokemon } from './counted.js';
export { type Event, fits, type MeantBefore } from './fits.js';
export { ATTACKS_SLOT, forgetOld, type Happened, happenedToo, remember, rememberBefore } from './history.js';
export { type InForce, inForceFor, isAnyAbout, isListening, rulesOn } from './in-force.js';
export * from './natures.js';
export * from './questions.js';
export * from './scope.js';
export { type Asked, isFrom } from './speaks-of.js';
export { asStruck, type Struck } from './spot.js';
export { countOf, holds, pokemonOrNone, typesOfCard } from './tests.js';
export {
  attacksMeant,
  cardsMeant,
  firstActive,
  isInPlay,
  isMeant,
  placeOfCard,
  pokemonMeant,
  zoneOf,
} from './things.js';
