import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followText, LONGEST } from '../../src/web/judge/client.js';
import type { Followed } from '../../src/web/judge/followed.js';

const EMPTY: Followed = { faults: [], written: [], place: 0, runs: [] };

/** A thread that never comes back from a text that says so. */
class Thread {
  static ended = 0;
  static begun = 0;
  constructor() {
    Thread.begun++;
    const { port1, port2 } = new MessageChannel();
    const follow = (text: string): Promise<Followed> =>
      text === 'endless' ? new Promise<Followed>(() => {}) : Promise.resolve(EMPTY);
    expose({ take: () => {}, follow }, port2);
    const ended = (): void => {
      Thread.ended++;
      port1.close();
    };
    // biome-ignore lint/correctness/noConstructorReturn: a port is a thread with the one method more.
    return Object.assign(port1, { terminate: ended }) as unknown as Thread;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Thread);
  vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve({ entries: [] }) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the thread of the judge’s desk', () => {
  it('is ended when a scenario works too long, and a new one takes its place', async () => {
    expect(await followText('short', 0)).toEqual(EMPTY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = followText('endless', 0);
    await vi.advanceTimersByTimeAsync(LONGEST + 1);
    expect(await waiting).toBe(null);
    vi.useRealTimers();
    expect(Thread.ended).toBe(1);
    expect(await followText('short', 0)).toEqual(EMPTY);
    expect(Thread.begun).toBe(2);
  });
});
