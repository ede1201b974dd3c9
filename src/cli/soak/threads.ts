// A soak in several threads. Its rounds are the same however many there are, and so is what comes of them.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Lessons,
  materialOf,
  SoakCourse,
  type SoakPart,
  type SoakPlan,
  type SoakReport,
  type Stock,
  type Stretch,
  soakStretch,
  type TextMaterial,
} from '../../arena/index.js';
import { collectAlone } from '../collect-alone.js';
import { threadFile } from '../here.js';
import type { WorkerStart, WorkerTask } from '../soak-worker.js';
import type { KeptSoak } from './kept.js';

export interface ThreadedPlan extends Omit<SoakPlan, 'material' | 'known'> {
  readonly threads: number;
  /** Where it is kept how far it is; null: nowhere. */
  readonly kept?: KeptSoak | null;
}

/** What was played, and what the cards' texts have been through. */
export interface Soaked {
  readonly report: SoakReport;
  readonly material: TextMaterial;
}

/** Plays a soak, wherever. `stock`: null for invented cards without text. */
export type PlaySoak = (plan: ThreadedPlan, stock: Stock | null) => Promise<Soaked>;

export const soakInThreads: PlaySoak = async ({ threads, kept = null, ...plan }, stock) => {
  const material = materialOf(stock ?? { cards: [], decks: null });
  const { played, ...sent } = plan;
  const start: WorkerStart = { plan: sent, stock };
  if (threads > 1) collectAlone();
  const course = new SoakCourse(plan, stock === null ? null : material);
  kept?.goOn(start, course);
  const crew: Hand[] =
    threads === 1
      ? [new OwnHand(stock === null ? sent : { ...sent, material })]
      : Array.from({ length: threads }, () => new Thread(start));
  for (const hand of crew) hand.tell(kept?.lessons ?? []);
  try {
    await playRounds(course, crew, { kept, played });
    return { report: course.report, material };
  } finally {
    await Promise.all(crew.map((hand) => hand.dismiss()));
  }
};

interface Watching {
  readonly kept: KeptSoak | null;
  readonly played: ((games: number) => void) | undefined;
}

async function playRounds(course: SoakCourse, crew: readonly Hand[], { kept, played }: Watching): Promise<void> {
  while (!course.isOver) {
    const parts = await playRound(course.stretches(), crew, (games) => played?.(course.report.games + games));
    course.take(parts);
    const lessons = parts.flatMap((part) => part.lessons ?? []);
    for (const hand of crew) hand.tell(lessons);
    kept?.keep(course);
  }
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
      const before = games;
      parts[at] = await hand.play(round[at]!, (number) => played(before + number - round[at]!.from));
      games += parts[at]!.report.games;
      played(games);
    }
  };
  await Promise.all(crew.map(work));
  return parts;
}

/** Who plays stretches, and has to be told what others have learnt. */
interface Hand {
  tell(lessons: readonly Lessons[]): void;
  /** `reached`: may be told the number of the game that is next. */
  play(stretch: Stretch, reached: (number: number) => void): Promise<SoakPart>;
  dismiss(): Promise<void>;
}

/** This thread itself, whose material is told by the course. */
class OwnHand implements Hand {
  constructor(private readonly plan: SoakPlan) {}

  tell(): void {}

  play(stretch: Stretch, played: (number: number) => void): Promise<SoakPart> {
    return Promise.resolve(soakStretch({ ...this.plan, played }, stretch));
  }

  async dismiss(): Promise<void> {}
}

/** A thread, and what it has not been told yet. */
class Thread implements Hand {
  private readonly worker: Worker;
  private untold: Lessons[] = [];

  constructor(start: WorkerStart) {
    this.worker = new Worker(threadFile('soak'), { workerData: start });
  }

  tell(lessons: readonly Lessons[]): void {
    this.untold.push(...lessons);
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
