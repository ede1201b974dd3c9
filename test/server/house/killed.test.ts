import { describe, expect, it } from 'vitest';
import { type Entry, NotWritten } from '../../../src/server/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { begin, bytes, gather, houseOn, logOf, numbers, RULES, settled, TestClock, TestGuest } from '../houses.js';

/** The log of a process that can be killed: from then on it answers nothing, and a write under way may stand or not. */
class KilledLog extends MemoryLog {
  private isDead = false;

  constructor(
    store: MemoryStore,
    private readonly isKilled: () => 'before' | 'after' | null,
  ) {
    super(store);
  }

  override async append(entry: Entry): Promise<'written' | 'taken'> {
    if (this.isDead) return new Promise(() => undefined);
    const killed = this.isKilled();
    if (killed === 'before') return this.die();
    const verdict = await super.append(entry);
    return killed === 'after' ? this.die() : verdict;
  }

  override async beat(node: string, at: number): Promise<void> {
    if (!this.isDead) await super.beat(node, at);
  }

  private die(): Promise<never> {
    this.isDead = true;
    return new Promise(() => undefined);
  }
}

describe('a server that is killed', () => {
  it.each([1, 2])('loses nothing that was acknowledged, and its tables go on: %i', async (seed) => {
    const store = new MemoryStore();
    const random = numbers(seed);
    const clock = new TestClock();
    let left = Number.POSITIVE_INFINITY;
    const isKilled = (): 'before' | 'after' | null => {
      left--;
      return left > 0 ? null : random(2) === 0 ? 'before' : 'after';
    };
    let house = await houseOn(store, { clock, randomBytes: bytes(seed), log: new KilledLog(store, isKilled) });
    const { table, taken, guests: first } = await gather(house, { clock: { seconds: 600, more: 0 } });
    await begin(first);
    let guests = first;
    const acknowledged: number[] = [];
    let kills = 0;
    for (let i = 0; i < 200 && guests[0]!.about!.phase === 'playing'; i++) {
      if (i % 12 === 5) left = 1 + random(3);
      clock.time += 100;
      const asked = guests.find((guest) => guest.isAsked)!;
      const { options, number } = asked;
      const re = asked.say({ kind: 'choose', number, answer: options[random(options.length)]! });
      await settled();
      const answer = asked.answerTo(re);
      if (answer?.kind === 'done') acknowledged.push(answer.number);
      if (left > 0) continue;
      kills++;
      left = Number.POSITIVE_INFINITY;
      clock.time += 30_000;
      house = await houseOn(store, { clock, log: new KilledLog(store, isKilled) });
      guests = await Promise.all(taken.map((seat) => new TestGuest().hello(house, seat)));
      await settled();
    }
    expect(kills).toBeGreaterThan(1);
    const log = logOf(store, table);
    expect(log.map(({ number }) => number)).toEqual(log.map((_, place) => place + 1));
    for (const number of acknowledged) expect(log[number - 1]?.body.kind).toBe('chosen');
    const decisions = log.flatMap(({ body }) => (body.kind === 'chosen' ? [body.decision] : []));
    expect(new Set(decisions).size).toBe(decisions.length);
    const used = guests[0]!.about!.seats.map(({ clock: each }) => 600_000 - each!.left);
    expect(used[0]! + used[1]!).toBeLessThanOrEqual(200 * 100 + kills * 1_000);
  });
});

describe('a log that fails', () => {
  it('is told to who wished for something, and nothing has changed', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const { table, guests } = await gather(house);
    await begin(guests);
    const before = logOf(store, table).length;
    const asked = guests.find((guest) => guest.isAsked)!;
    store.trouble = 'The disk is full.';
    const answer = await asked.said({ kind: 'choose', number: asked.number, answer: asked.options[0]! });
    expect(answer).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/nothing has changed/) });
    expect(await house.ready()).toBe('The disk is full.');
    expect(logOf(store, table).length).toBe(before);
    store.trouble = null;
    const again = await asked.said({ kind: 'choose', number: asked.number, answer: asked.options[0]! });
    expect(again).toEqual({ kind: 'done', re: expect.any(Number), number: before + 1 });
    await house.close();
  });

  it('is told to who would open a table or sit down at one, as something that may be tried again', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const opened = await house.open(RULES);
    if (!opened.ok) throw new Error('no table');
    store.trouble = 'The disk is full.';
    await expect(house.open(RULES)).rejects.toBeInstanceOf(NotWritten);
    await expect(house.sit(opened.value.table, { name: 'Ben' })).rejects.toBeInstanceOf(NotWritten);
    store.trouble = null;
    expect((await house.sit(opened.value.table, { name: 'Ben' })).ok).toBe(true);
    await house.close();
  });

  it.each(['unknown-written', 'unknown-lost'] as const)(
    'and does not say whether: it is found out first (%s)',
    async (mishap) => {
      const store = new MemoryStore();
      const house = await houseOn(store);
      const { table, guests } = await gather(house);
      await begin(guests);
      const before = logOf(store, table).length;
      const asked = guests.find((guest) => guest.isAsked)!;
      store.mishaps.push(mishap);
      const re = asked.say({ kind: 'choose', number: asked.number, answer: asked.options[0]! });
      await expect.poll(() => asked.answerTo(re)).toBeDefined();
      expect(asked.answerTo(re)).toEqual({ kind: 'done', re, number: before + 1 });
      const chosen = logOf(store, table).filter(({ body }) => body.kind === 'chosen');
      expect(chosen.length).toBe(1);
      await house.close();
    },
  );
});
