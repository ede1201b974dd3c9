/** What whoever trains a judgement takes of the bots. */

export { featuresOf } from './evaluation/features/features.js';
export { handMadeWeights, weightSpread } from './evaluation/features/hand-made.js';
export { FEATURE_NAMES, FEATURES, type Feature } from './evaluation/features/list.js';
export { type Judgement, type LearnedWeights, learnedJudgement, weighed } from './evaluation/learned.js';
export { TELLING, WON } from './evaluation.js';
export { playTurns } from './quick/quick.js';
export { type Line, Lines } from './search/lines.js';
export type { Mind, Width } from './search/mind.js';
