/* The door of the arena, games by the thousand: what embedders get, and what only this house needs. */

export { type Bout, type Pairing, pairingsOf } from './contest/contest.js';
export { type Match, type MatchResult, playMatch } from './contest/match.js';
export type { PairingReport } from './contest/report.js';
export { type Share, Times } from './contest/statistics.js';
export { goodInputs } from './doors/good-inputs.js';
export { DOORS, type DoorsReport, LONGEST_INPUT, soakDoors } from './doors/soak-doors.js';
export type { Learning } from './material.js';
export { plainGame } from './plain-deck.js';
export * from './public.js';
export { between, oneIn, pick, shuffled } from './random-number.js';
export { anyAnswer } from './random-player.js';
export { worsePosition } from './random-position.js';
export { CHECK_EVERY, newReport, type SoakPart, soakStretch, takeIn } from './soak.js';
export { IMAGINED_LESS_OFTEN, MOST_CHOICES } from './soak-game.js';
export { roundsOf, type Stretch } from './stretch.js';
export { DeckMaterial, type SoakDeck } from './texts/deck-material.js';
export { Exercise, type Lessons, type Untried } from './texts/exercise.js';
