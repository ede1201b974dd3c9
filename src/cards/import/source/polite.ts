// Asking a server on the network for JSON: few questions at once, and patience where it is busy.

/** What a server has answered to one question. */
export interface ServerAnswer {
  readonly status: number;
  /** What the status means, where that is known. */
  readonly reason: string;
  /** How long the server asks to be left alone, in milliseconds. */
  readonly rest: number | null;
  readonly text: string;
}

/** How long a server's `retry-after` means, in milliseconds: it is seconds, or a date. Null: it said nothing of the kind. */
export function restAsked(said: string | null | undefined, until: (date: string) => number): number | null {
  if (said === null || said === undefined) return null;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : until(said);
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Where questions are asked, and what time is there. */
export interface Outside {
  get(url: string): Promise<ServerAnswer>;
  /** Milliseconds since whenever. */
  now(): number;
  pause(milliseconds: number): Promise<unknown>;
  /** From 0 up to 1. */
  chance(): number;
}

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

/** A server that asks for a longer rest is left alone: who asks gives up, and can come again later. */
const LONGEST_WAIT = 60_000;

/** The answer, or null where the server says that there is no such thing. */
export type Ask = (url: string) => Promise<unknown>;

/** No answer was to be had; the message says why. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Where a server says that it is busy, all questions wait, not only the one that was told so. */
export function politely(outside: Outside, manners: Manners = MANNERS): Ask {
  const { now, pause, chance } = outside;
  let restUntil = 0;
  let isKnown = false;
  const rest = (wait: number): void => {
    restUntil = Math.max(restUntil, now() + wait);
  };
  return async (url) => {
    for (let attempt = 1; ; attempt++) {
      while (now() < restUntil) await pause(restUntil - now());
      const heard = await once(url, outside);
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
      const wait = heard.rest ?? manners.firstWait * 2 ** (attempt - 1) * (0.75 + chance() / 2);
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

async function once(url: string, outside: Outside): Promise<Heard> {
  try {
    const { status, reason, text, rest } = await outside.get(url);
    if (status === 200) return answerOf(text);
    if (status === 404) return { answer: null };
    const isBusy = status === 429 || status === 503;
    const problem = `the server answers ${status} ${reason}`.trimEnd();
    return { problem, mayPass: isBusy || status >= 500, isBusy, rest };
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
