// Asking a server on the network for JSON: few questions at once, and patience where it is busy.
import { STATUS_CODES } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './http.js';

export interface Manners {
  /** How many questions are under way at once. */
  readonly atOnce: number;
  /** How often one is asked before it is given up. */
  readonly attempts: number;
  /** The first wait after a failure, in milliseconds; each further one is twice as long. */
  readonly firstWait: number;
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
}

export const MANNERS: Manners = { atOnce: 8, attempts: 6, firstWait: 500, patience: 30_000 };

/** A server that asks for a longer rest is left alone: the command ends, and can be given again later. */
const LONGEST_WAIT = 60_000;

/** The answer, or null where the server says that there is no such thing. */
export type Ask = (url: string) => Promise<unknown>;

/** No answer was to be had; the message says why. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Where a server says that it is busy, all questions wait, not only the one that was told so. */
export function politely(connection: Connection, manners: Manners = MANNERS): Ask {
  let restUntil = 0;
  let isKnown = false;
  const rest = (wait: number): void => {
    restUntil = Math.max(restUntil, Date.now() + wait);
  };
  return async (url) => {
    for (let attempt = 1; ; attempt++) {
      while (Date.now() < restUntil) await pause(restUntil - Date.now());
      const heard = await once(url, connection);
      if ('answer' in heard) {
        isKnown = true;
        return heard.answer;
      }
      // Where nobody has ever answered the address is more likely wrong than the server asleep.
      const attempts = isKnown || heard.isBusy ? manners.attempts : Math.min(2, manners.attempts);
      if (!heard.mayPass || attempt >= attempts) throw new NoAnswer(`${url}: ${heard.problem}`);
      if (heard.rest !== null && heard.rest > LONGEST_WAIT) {
        throw new NoAnswer(`${url}: the server asks to be left alone for ${Math.ceil(heard.rest / 60_000)} minutes`);
      }
      // A little chance keeps clients that failed together from coming back together.
      const wait = heard.rest ?? manners.firstWait * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      if (heard.isBusy) rest(wait);
      else await pause(wait);
    }
  };
}

type Heard =
  | { readonly answer: unknown }
  | {
      readonly problem: string;
      /** Whether it is worth asking again. */
      readonly mayPass: boolean;
      readonly isBusy: boolean;
      /** How long the server asks to be left alone. */
      readonly rest: number | null;
    };

async function once(url: string, { get }: Connection): Promise<Heard> {
  try {
    const { status, text, retryAfter } = await get(url);
    if (status === 200) return answerOf(text);
    if (status === 404) return { answer: null };
    const isBusy = status === 429 || status === 503;
    const problem = `the server answers ${status}${STATUS_CODES[status] === undefined ? '' : ` ${STATUS_CODES[status]}`}`;
    return { problem, mayPass: isBusy || status >= 500, isBusy, rest: restAsked(retryAfter) };
  } catch (error) {
    const problem = error instanceof Error ? error.message || error.name : String(error);
    return { problem, mayPass: true, isBusy: false, rest: null };
  }
}

function answerOf(text: string): Heard {
  try {
    return { answer: JSON.parse(text) as unknown };
  } catch {
    const begins = JSON.stringify(text.slice(0, 40));
    return { problem: `the answer is not JSON (it begins with ${begins})`, mayPass: false, isBusy: false, rest: null };
  }
}

/** Seconds, or a date. */
function restAsked(said: string | null): number | null {
  if (said === null) return null;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Does something with each of many, a few at once; the first failure ends all of it. */
export async function fewAtOnce<T>(all: readonly T[], atOnce: number, does: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next < all.length && !hasFailed) {
      try {
        await does(all[next++]!);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, work));
}
