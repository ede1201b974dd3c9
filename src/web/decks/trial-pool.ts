// The threads of a trial: whoever is free plays the next bout. What comes of it does not depend on how many there are.
import { type Contest, Course, type Played } from '../../contest/index.js';
import type { Order, Said } from './trial-worker.js';

/** A trial that is under way. */
export interface Pool {
  /** Ends all threads; what was played is told already. */
  stop(): void;
}

interface Hears {
  /** Called after each bout with all that counts by now. */
  readonly played: (played: readonly Played[], isOver: boolean) => void;
  readonly failed: (sentence: string) => void;
}

/** One core is left to the page and to the game. */
const MOST_THREADS = 4;
const threads = (): number => Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));

export function startTrial(contest: Contest, hears: Hears): Pool {
  const course = new Course(contest);
  const workers = Array.from({ length: threads() }, opened);
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const fail = (sentence: string): void => {
    stop();
    hears.failed(sentence);
  };
  for (const worker of workers) {
    const tell = (order: Order): void => worker.postMessage(order);
    const goOn = (): void => {
      const bout = course.next();
      if (bout !== null) tell({ bout });
    };
    worker.addEventListener('error', ({ message }) => fail(message));
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('fault' in data) return fail(data.fault);
      course.take(data.played);
      if (course.isOver) stop();
      else goOn();
      hears.played(course.played, course.isOver);
    });
    tell({ contest });
    goOn();
  }
  return { stop };
}

const opened = (): Worker =>
  new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' });
