/** The door of the arena: games by the thousand. */
export {
  type Bout,
  boutsOf,
  type Contest,
  Hall,
  type Pairing,
  type Played,
  pairingsOf,
} from './contest/contest.js';
export { type Match, type MatchResult, playMatch } from './contest/match.js';
export { type ContestReport, type PairingReport, reportOf } from './contest/report.js';
export { type Share, Times, wilson } from './contest/statistics.js';
export { goodInputs } from './doors/good-inputs.js';
export { DOORS, type DoorsReport, LONGEST_INPUT, soakDoors } from './doors/soak-doors.js';
export { violations } from './invariants.js';
export type { Learning, Material } from './material.js';
export { plainDeck, plainGame } from './plain-deck.js';
export { between, oneIn, pick, randomNumbers, shuffled } from './random-number.js';
export { anyAnswer } from './random-player.js';
export { worsePosition } from './random-position.js';
export {
  CHECK_EVERY,
  newReport,
  type SoakPart,
  type SoakPlan,
  type SoakReport,
  type SoakViolation,
  soak,
  soakStretch,
  type Tally,
  takeIn,
} from './soak.js';
export { IMAGINED_LESS_OFTEN, MOST_CHOICES } from './soak-game.js';
export { roundsOf, type Stretch } from './stretch.js';
export { DeckMaterial, type SoakDeck } from './texts/deck-material.js';
export { Exercise, type Lessons, type Untried } from './texts/exercise.js';
export { type TextCard, type TextCards, textCards } from './texts/text-card.js';
export { textDeck } from './texts/text-deck.js';
export { TextMaterial } from './texts/text-material.js';
