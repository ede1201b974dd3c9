/** `rulebox/arena`: games by the thousand, for who embeds it. */
export {
  boutsOf,
  type Contest,
  type ContestReport,
  Course,
  Hall,
  type Played,
  recordOfGame,
  reportOf,
  wilson,
} from '../contest/index.js';
export { violations } from './invariants.js';
export type { Material } from './material.js';
export { plainDeck } from './plain-deck.js';
export { randomNumbers } from './random-number.js';
export { type SoakPlan, type SoakReport, type SoakViolation, soak, type Tally } from './soak.js';
export { type TextCard, type TextCards, textCards } from './texts/text-card.js';
export { textDeck } from './texts/text-deck.js';
export { TextMaterial } from './texts/text-material.js';
