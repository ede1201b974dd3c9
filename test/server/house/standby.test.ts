import { expect, it } from 'vitest';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { begin, gather, houseOn, logOf, numbers, settled, step, TestClock, TestGuest } from '../houses.js';

it('A node that begins beside another fetches the tables of late before anybody wants them, and is ready then', async () => {
  const store = new MemoryStore();
  const clock = new TestClock();
  const one = await houseOn(store, { clock });
  await gather(one);
  await gather(one);
  clock.time += 3_600_000;
  await gather(one);
  const two = await houseOn(store, { clock });
  expect(two.isGettingReady).toBe(true);
  await settled();
  expect(two.isGettingReady).toBe(false);
  expect(two.figures()).toEqual({ tables: 1, guests: 0 });
  await Promise.all([one.close(), two.close()]);
});

it('A node that begins alone fetches nothing, and is ready at once', async () => {
  const store = new MemoryStore();
  const one = await houseOn(store);
  await gather(one);
  await one.close();
  const two = await houseOn(store);
  expect(two.isGettingReady).toBe(false);
  await settled();
  expect(two.figures().tables).toBe(0);
  await two.close();
});

it('A table that another node serves is followed here and left to it, until its guests come', async () => {
  const store = new MemoryStore();
  const clock = new TestClock();
  const one = await houseOn(store, { clock });
  const two = await houseOn(store, { clock });
  const { table, taken, guests } = await gather(one);
  await begin(guests);
  const random = numbers(3);
  for (let i = 0; i < 40; i++) {
    clock.time += 100;
    await step(guests, random);
    await settled();
  }
  expect(two.figures()).toEqual({ tables: 1, guests: 0 });
  const written = logOf(store, table).length;
  const moved = await Promise.all(taken.map((seat) => new TestGuest().hello(two, seat)));
  await settled();
  expect(logOf(store, table).length).toBe(written);
  expect(moved.map(({ number }) => number)).toEqual([written, written]);
  for (let i = 0; i < 5; i++) expect(await step(moved, random)).toBe(true);
  expect(logOf(store, table).length).toBeGreaterThan(written);
  await Promise.all([one.close(), two.close()]);
});

it('A table that is followed is told of as it stands, and is not left for long to a node that has fallen silent', async () => {
  const store = new MemoryStore();
  const clock = new TestClock();
  const one = await houseOn(store, { clock });
  const two = await houseOn(store, { clock });
  const { table, guests } = await gather(one, { clock: { seconds: 30, more: 0 } });
  await begin(guests);
  expect((await two.about(table))?.phase).toBe('playing');
  clock.time += 9_000;
  await guests[0]!.said({ kind: 'say', phrase: 'nice' });
  await settled();
  clock.time += 40_000;
  await two.about(table);
  await settled();
  const kinds = logOf(store, table).map(({ body }) => body.kind);
  expect(kinds.slice(-3)).toEqual(['said', 'clock', 'over']);
  await Promise.all([one.close(), two.close()]);
});

it('A table that was fetched for others is left to them at first, whatever seems to be due', async () => {
  const store = new MemoryStore();
  const one = await houseOn(store);
  const { table, guests } = await gather(one, { clock: { seconds: 30, more: 0 } });
  await begin(guests);
  const written = logOf(store, table).length;
  const two = await houseOn(store, { clock: new TestClock(1_040_000) });
  await settled();
  expect(two.figures().tables).toBe(1);
  expect(logOf(store, table).length).toBe(written);
  await Promise.all([one.close(), two.close()]);
});
