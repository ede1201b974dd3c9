/* The second door: what a thread of a worker needs to play. Nothing of queues or of Redis is behind it. */

export type { Kit } from './kit.js';
export { type FromThread, type ToThread, threadPlaying } from './play/thread.js';
