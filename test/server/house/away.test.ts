import { describe, expect, it } from 'vitest';
import { Absences } from '../../../src/server/house/absences.js';
import { TablePresence } from '../../../src/server/house/table-presence.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';

describe('a time without any server', () => {
  it('lies between the last beat of any node and the start of the next', async () => {
    const store = new MemoryStore();
    const one = await Absences.open(new MemoryLog(store), 'one', 1_000);
    await one.beat(2_000);
    const two = await Absences.open(new MemoryLog(store), 'two', 60_000);
    expect(two.between(0, 100_000)).toBe(58_000);
    expect(two.between(30_000, 40_000)).toBe(10_000);
    expect(two.between(60_000, 70_000)).toBe(0);
  });

  it('is none where another node was there', async () => {
    const store = new MemoryStore();
    const one = await Absences.open(new MemoryLog(store), 'one', 1_000);
    for (let at = 2_000; at <= 60_000; at += 1_000) await one.beat(at);
    const two = await Absences.open(new MemoryLog(store), 'two', 60_500);
    expect(two.between(0, 100_000)).toBe(0);
  });

  it('is known to every node that starts later', async () => {
    const store = new MemoryStore();
    for (const [node, at] of [
      ['one', 0],
      ['two', 10_000],
      ['three', 30_000],
    ] as const)
      await Absences.open(new MemoryLog(store), node, at);
    const four = await Absences.open(new MemoryLog(store), 'four', 31_000);
    expect(four.between(0, 100_000)).toBe(30_000);
  });

  it('is also one in which nothing could be written', async () => {
    const store = new MemoryStore();
    const log = new MemoryLog(store);
    const beat = log.beat.bind(log);
    const absences = await Absences.open(log, 'one', 0);
    log.beat = () => Promise.reject(new Error('The database is away.'));
    for (let at = 1_000; at <= 20_000; at += 1_000) await expect(absences.beat(at)).rejects.toThrow(/away/);
    log.beat = beat;
    expect(await absences.beat(21_000)).toBe(true);
    expect(absences.between(0, 100_000)).toBe(21_000);
    expect(await absences.beat(22_000)).toBe(false);
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
