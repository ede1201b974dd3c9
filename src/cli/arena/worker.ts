// A thread of an arena: it plays the shares that it is given.
import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, type ContestShare, Hall } from '../../arena/index.js';

const hall = new Hall(workerData as Contest, () => performance.now());

parentPort?.on('message', (share: ContestShare) => {
  parentPort?.postMessage(hall.play(share));
});
