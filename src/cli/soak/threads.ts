// A soak in several threads. Its rounds are the same however many there are, and so is what comes of them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Lessons,
  newReport,
  roundsOf,
  type SoakPart,
  type SoakPlan,
  type SoakReport,
  type Stretch,
  soak,
  type TextMaterial,
  takeIn,
} from '../../arena/index.js';
import { threadFile } from '../here.js';
import type { WorkerStart, WorkerTask } from '../soak-worker.js';
import { materialOf, type Stock } from './stock.js';

export interface ThreadedPlan extends Omit<SoakPlan, 'material' | 'known'> {
  readonly threads: number;
}

/** What was played, and what the cards' texts have been through. */
export interface Soaked {
  readonly report: SoakReport;
  readonly material: TextMaterial;
}

/** `stock`: null for invented cards without text. */
export async function soakInThreads({ threads, ...plan }: ThreadedPlan, stock: Stock | null): Promise<Soaked> {
  const material = materialOf(stock ?? { cards: [], decks: null });
  if (threads === 1) return { report: soak(stock === null ? plan : { ...plan, material }), material };
  const { played, ...sent } = plan;
  const start: WorkerStart = { plan: sent, stock };
  const crew = Array.from({ length: threads }, () => new Hand(start));
  try {
    return { report: await playRounds(plan, crew, material), material };
  } finally {
    await Promise.all(crew.map((hand) => hand.dismiss()));
  }
}

async function playRounds(plan: SoakPlan, crew: readonly Hand[], material: TextMaterial): Promise<SoakReport> {
  const report = newReport(plan);
  for (const round of roundsOf(plan.games)) {
    const parts = await playRound(round, crew, (games) => plan.played?.(report.games + games));
    for (const part of parts) if (!takeIn(plan, report, part)) return report;
    for (const { lessons } of parts) {
      if (lessons === null) continue;
      material.learnFrom(lessons);
      for (const hand of crew) hand.tell(lessons);
    }
  }
  return report;
}

/** Whoever is free plays the next stretch; the parts come in the order of the stretches. */
async function playRound(
  round: readonly Stretch[],
  crew: readonly Hand[],
  played: (games: number) => void,
): Promise<readonly SoakPart[]> {
  const parts: SoakPart[] = [];
  let next = 0;
  let games = 0;
  const work = async (hand: Hand): Promise<void> => {
    for (let at = next++; at < round.length; at = next++) {
      parts[at] = await hand.play(round[at]!);
      games += parts[at]!.report.games;
      played(games);
    }
  };
  await Promise.all(crew.map(work));
  return parts;
}

/** A thread, and what it has not been told yet. */
class Hand {
  private readonly worker: Worker;
  private untold: Lessons[] = [];

  constructor(start: WorkerStart) {
    this.worker = new Worker(threadFile('soak'), { workerData: start });
  }

  tell(lessons: Lessons): void {
    this.untold.push(lessons);
  }

  async play(stretch: Stretch): Promise<SoakPart> {
    const task: WorkerTask = { lessons: this.untold, stretch };
    this.untold = [];
    this.worker.postMessage(task);
    const [part] = (await once(this.worker, 'message')) as [SoakPart];
    return part;
  }

  async dismiss(): Promise<void> {
    await this.worker.terminate();
  }
}
