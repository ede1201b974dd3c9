import { describe, expect, it } from 'vitest';
import { Absences } from '../../../src/server/house/absences.js';
import { TablePresence } from '../../../src/server/house/table-presence.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';

const at = (time: number) => ({ now: () => time });

/** A node that begins at a time on a log of its own. */
async function node(store: MemoryStore, name: string, time: number): Promise<{ log: MemoryLog; absences: Absences }> {
  const log = new MemoryLog(store);
  return { log, absences: await Absences.open(log, name, at(time)) };
}

describe('a time without any server', () => {
  it('lies between the last beat of any node and the start of the next', async () => {
    const store = new MemoryStore();
    const one = await node(store, 'one', 1_000);
    await one.absences.beat(2_000);
    const { absences: two } = await node(store, 'two', 60_000);
    expect(two.between(0, 100_000)).toBe(58_000);
    expect(two.between(30_000, 40_000)).toBe(10_000);
    expect(two.between(60_000, 70_000)).toBe(0);
  });

  it('is none where another node was there', async () => {
    const store = new MemoryStore();
    const one = await node(store, 'one', 1_000);
    for (let time = 2_000; time <= 60_000; time += 1_000) await one.absences.beat(time);
    const two = await node(store, 'two', 60_500);
    expect(two.absences.between(0, 100_000)).toBe(0);
  });

  it('is one however short, if no other node is there any more', async () => {
    const store = new MemoryStore();
    const one = await node(store, 'one', 1_000);
    await one.absences.beat(2_000);
    await one.log.close();
    const two = await node(store, 'two', 2_700);
    expect(two.absences.between(0, 100_000)).toBe(700);
  });

  it('begins at the last entry of a table, where that is later than the last beat', async () => {
    const store = new MemoryStore();
    await (await node(store, 'one', 1_000)).log.close();
    const { absences } = await node(store, 'two', 2_700);
    expect(absences.between(500, 5_000)).toBe(1_700);
    expect(absences.between(500, 5_000, 1_600)).toBe(1_100);
    expect(absences.between(500, 5_000, 800)).toBe(1_700);
    expect(absences.between(500, 5_000, 3_000)).toBe(1_700); // what was written since says nothing of it
  });

  it('is known to every node that starts later', async () => {
    const store = new MemoryStore();
    for (const [name, time] of [
      ['one', 0],
      ['two', 10_000],
      ['three', 30_000],
    ] as const)
      await node(store, name, time);
    const four = await node(store, 'four', 31_000);
    expect(four.absences.between(0, 100_000)).toBe(30_000);
  });

  it('ends when the node is about to serve, however long it took to hear of all such times before', async () => {
    const store = new MemoryStore();
    for (let number = 0; number < 20; number++) await (await node(store, `node ${number}`, 1_000 * number)).log.close();
    const log = new MemoryLog(store);
    let time = 20_000;
    const settle = log.settle.bind(log);
    log.settle = (name, value) => {
      time += 10;
      return settle(name, value);
    };
    const absences = await Absences.open(log, 'slow', { now: () => time });
    expect(time).toBe(20_210);
    expect(absences.between(19_000, 100_000)).toBe(1_200);
  });

  it.each([
    ['long', 20_000, 21_000],
    ['short, if no other node is there', 1_000, 2_000],
  ])('is also one in which nothing could be written: %s', async (_, until, gap) => {
    const { log, absences } = await node(new MemoryStore(), 'one', 0);
    const beat = log.beat.bind(log);
    log.beat = () => Promise.reject(new Error('The database is away.'));
    for (let time = 1_000; time <= until; time += 1_000) await expect(absences.beat(time)).rejects.toThrow(/away/);
    log.beat = beat;
    expect(await absences.beat(until + 1_000)).toBe(true);
    expect(absences.between(0, 100_000)).toBe(gap);
    expect(await absences.beat(until + 2_000)).toBe(false);
  });
});

describe('who is there', () => {
  it('is whom this node or another knows of; a node that falls silent takes its guests along', () => {
    const presence = new TablePresence(2, 100);
    expect([presence.goneSince(0), presence.goneSince(1)]).toEqual([100, 100]);
    presence.come(0, 200);
    expect(presence.hear('other', [1], 300)).toBe(true);
    expect(presence.hear('other', [1], 400)).toBe(false);
    expect([...presence.here].sort()).toEqual([0, 1]);
    presence.settle(30_000);
    expect(presence.goneSince(1)).toBeNull();
    presence.settle(31_000);
    expect([[...presence.here], presence.goneSince(1), presence.isShared]).toEqual([[0], 31_000, false]);
    presence.come(0, 32_000);
    presence.go(0, 33_000);
    expect(presence.goneSince(0)).toBeNull();
    presence.go(0, 34_000);
    expect(presence.goneSince(0)).toBe(34_000);
  });
});
