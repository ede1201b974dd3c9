import { type Remote, wrap } from 'comlink';
import type { LibraryFiles } from '../../cards/index.js';
import type { GameRecord } from '../../engine/index.js';
import { registry } from '../rules/rule-book.js';
import type { StepOf } from './follow.js';
import type { Followed } from './followed.js';
import type { DeskThread } from './worker.js';

/** A scenario may not work longer than this, in milliseconds. */
export const LONGEST = 8000;

interface Open {
  readonly thread: Worker;
  readonly desk: Remote<DeskThread>;
}

let opened: Promise<Open> | null = null;

async function open(): Promise<Open> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' });
  const desk = wrap<DeskThread>(thread);
  const [files, law] = await Promise.all([
    fetch('./library.json').then((response) => response.json() as Promise<LibraryFiles>),
    registry(),
  ]);
  await desk.take(
    files,
    law.entries.map(({ id }) => id),
  );
  return { thread, desk };
}

/** Follows a scenario of the text in every era; null: it worked too long and was stopped. */
export async function followText(text: string, place: number): Promise<Followed | null> {
  opened ??= open();
  const { thread, desk } = await opened;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    clock = setTimeout(() => resolve(null), LONGEST);
  });
  const followed = await Promise.race([desk.follow(text, place), late]);
  clearTimeout(clock);
  if (followed === null) {
    thread.terminate();
    opened = null;
  }
  return followed;
}

/** The game as it stood after a step; null: there is none. */
export async function gameAtStep(text: string, step: StepOf): Promise<GameRecord | null> {
  opened ??= open();
  const { desk } = await opened;
  return desk.recordAt(text, step);
}
