// A thread of a farm's worker: it plays what it is given, of any run.
import { parentPort } from 'node:worker_threads';
import { threadPlaying } from '../farm/thread.js';

if (parentPort !== null) threadPlaying(parentPort, () => performance.now());
