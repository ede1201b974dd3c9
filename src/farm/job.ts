import type { KeptSoakPart, Stretch } from '../arena/index.js';
import type { Bout, Played } from '../contest/index.js';

/** Changes when a job, a task or a part has another shape. */
export const JOB_VERSION = 1;

/** About so many games make a job: a queue is asked often enough to be fair, and seldom enough to cost nothing. */
export const GAMES_IN_JOB = 100;

/** A run that is short is cut smaller, so that it keeps many threads busy. */
const LEAST_JOBS = 64;

/** How many pieces go into a job: it follows from the run alone. */
export const piecesInJob = (pieces: number, most: number): number =>
  Math.max(1, Math.min(most, Math.ceil(pieces / LEAST_JOBS)));

/** What lies in the queue. */
export interface Job {
  readonly version: number;
  /** Who may play it: workers whose code decides alike. */
  readonly make: string;
  readonly run: string;
  /** Its place in its run: what comes of it is kept under this number, once. */
  readonly number: number;
  readonly games: number;
  readonly task: Task;
}

/** What is to be played. */
export type Task =
  | { readonly is: 'bouts'; readonly bouts: readonly Bout[] }
  /** `learned`: so many rounds must have been taken in before. */
  | { readonly is: 'stretches'; readonly stretches: readonly Stretch[]; readonly learned: number }
  | { readonly is: 'rows'; readonly from: number; readonly to: number };

/** What came of it. */
export type Part =
  | { readonly is: 'bouts'; readonly played: readonly Played[] }
  | { readonly is: 'stretches'; readonly parts: readonly KeptSoakPart[] }
  /** `files`: what each file gets: a text, or numbers in base64. */
  | { readonly is: 'rows'; readonly rows: number; readonly files: readonly string[] };
