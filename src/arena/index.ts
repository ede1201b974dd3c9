/* The door of the arena, games by the thousand: what embedders get, and what only this house needs. */

export { goodInputs } from './doors/good-inputs.js';
export { type DoorsReport, type FurtherDoor, LONGEST_INPUT, soakDoors } from './doors/soak-doors.js';
export type { Learning } from './material.js';
export { plainGame } from './plain-deck.js';
export * from './public.js';
export { between, oneIn, pick, shuffled } from './random-number.js';
export { anyAnswer } from './random-player.js';
export { worsePosition } from './random-position.js';
export { CHECK_EVERY, newReport, type SoakPart, soakStretch, takeIn } from './soak.js';
export { type KeptSoakPart, SoakCourse, type SoakState } from './soak-course.js';
export { IMAGINED_LESS_OFTEN, MOST_CHOICES } from './soak-game.js';
export { GAMES_IN_STRETCH, LANES, roundsOf, type Stretch } from './stretch.js';
export { DeckMaterial, type SoakDeck } from './texts/deck-material.js';
export { Exercise, type Lessons, type Untried } from './texts/exercise.js';
export { type KeptLessons, keptLessons, openedLessons } from './texts/kept-lessons.js';
export { materialOf, type Stock } from './texts/stock.js';
export type { Lesson } from './training/lesson.js';
export { lessonsOf, type TrainingPlan } from './training/lessons.js';
export { JUDGES, type Judge, type Trained, trainOn } from './training/train.js';
