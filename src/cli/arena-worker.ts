// A thread of an arena: it plays the bouts that it is given.
import { parentPort, workerData } from 'node:worker_threads';
import { type Bout, type Contest, Hall } from '../arena/index.js';

const hall = new Hall(workerData as Contest, () => performance.now());

parentPort?.on('message', (bout: Bout) => {
  parentPort?.postMessage(hall.play(bout));
});
