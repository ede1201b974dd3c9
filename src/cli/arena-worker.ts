// A thread of an arena: it plays the bouts that it is given.
import { parentPort, workerData } from 'node:worker_threads';
import { type Bout, type Contest, Hall } from '../arena/index.js';
import { ownBots } from './arena/own-bots.js';

const contest = workerData as Contest;
const hall = ownBots(contest.bots).then((own) => new Hall(contest, () => performance.now(), own));

parentPort?.on('message', async (bout: Bout) => {
  parentPort?.postMessage((await hall).play(bout));
});
