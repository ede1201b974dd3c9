/* The door of the farm: games by the hundred thousand, spread over machines by a queue on Redis. */

export { ArenaWork } from './cut/arena-work.js';
export { RowsWork, type Written } from './cut/rows-work.js';
export { SoakWork } from './cut/soak-work.js';
export type { Cut, Work } from './cut/work.js';
export { type DeadLetter, deadLetters, forgetRun, queueAgain } from './dead.js';
export { Farm, type FarmPlace } from './farm.js';
export { GAMES_IN_JOB, JOB_VERSION, type Job, type Part, type Task } from './job.js';
export { type Kit, type RowsKit, runOf, type SoakKit } from './kit.js';
export { FarmMetrics } from './metrics.js';
export { packed, unpacked } from './packed.js';
export { playerOf } from './play/player.js';
export { aboutOf, type RunAbout } from './redis/about.js';
export { FarmFault, shown } from './redis/connect.js';
export { jobName, queueOf } from './redis/names.js';
export { keepPart } from './redis/results.js';
export { type Asking, askFarm, type Ran } from './run.js';
export { type FarmStatus, type QueueStatus, statusOf, type WorkerSign, workersOf } from './status.js';
export { FarmWorker, type WorkerOptions } from './worker.js';
