import { type Outside, restAsked } from '../../cards/index.js';

/** The network as a browser has it. A question that takes longer than `patience` is given up, and so is one that is stopped. */
export const outside = (patience: number, stop: AbortSignal): Outside => ({
  async get(url) {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
    const response = await fetch(url, { signal, credentials: 'omit', headers: { accept: 'application/json' } });
    const text = await response.text();
    return {
      status: response.status,
      reason: response.statusText,
      rest: restAsked(response.headers.get('retry-after'), untilDate),
      text,
    };
  },
  now: Date.now,
  chance: Math.random,
  pause: (milliseconds) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => reject(stop.reason as Error);
      if (stop.aborted) return giveUp();
      stop.addEventListener('abort', giveUp, { once: true });
      setTimeout(() => {
        stop.removeEventListener('abort', giveUp);
        resolve(null);
      }, milliseconds);
    }),
});

const untilDate = (date: string): number => Date.parse(date) - Date.now();
