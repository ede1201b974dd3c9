/**
 * The door for who plays by the hundred thousand: soaks, contests, benchmarks. Answers are tokens here, listed into one
 * buffer and handed back, and nothing is allocated for them. Who wants to know what one says asks `answerOf`.
 */
export { applyPacked } from './apply.js';
export { answerOf } from './model/answer.js';
export { listedAt, type Packed } from './model/packed.js';
export { listPacked } from './turn/list.js';
export { playPacked } from './turn/run.js';
