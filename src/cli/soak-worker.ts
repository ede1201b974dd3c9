// A thread of a soak: it plays the stretches that it is given, and learns what all of a round have learnt.
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Lessons,
  materialOf,
  type SoakPart,
  type SoakPlan,
  type Stock,
  type Stretch,
  soakStretch,
} from '../arena/index.js';

/** What a thread begins with: plain data. */
export interface WorkerStart {
  readonly plan: Omit<SoakPlan, 'material' | 'known' | 'played'>;
  /** Null: invented cards without text. */
  readonly stock: Stock | null;
}

/** What it is asked for: first learn this, then play that. */
export interface WorkerTask {
  readonly lessons: readonly Lessons[];
  readonly stretch: Stretch;
}

export type WorkerResult = SoakPart;

const { plan, stock } = workerData as WorkerStart;
const material = stock === null ? null : materialOf(stock);

parentPort?.on('message', ({ lessons, stretch }: WorkerTask) => {
  for (const each of lessons) material?.learnFrom(each);
  const result: WorkerResult = soakStretch(material === null ? plan : { ...plan, material }, stretch);
  parentPort?.postMessage(result);
});
