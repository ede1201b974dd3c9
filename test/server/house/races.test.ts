import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { begin, gather, houseOn, logOf, numbers, settled, TestGuest } from '../houses.js';

describe('two nodes that serve the same table', () => {
  it.each([1, 2])('lose no choice and double none, whoever is faster: %i', async (seed) => {
    const store = new MemoryStore();
    const [one, two] = [await houseOn(store), await houseOn(store)];
    const { table, taken, guests } = await gather(one!, {}, 2);
    const tabs = await Promise.all(taken.map((seat) => new TestGuest().hello(two!, seat)));
    await begin(guests);
    const all = [...guests, ...tabs];
    const random = numbers(seed);
    let acknowledged = 0;
    for (let i = 0; i < 150 && all[0]!.about!.phase === 'playing'; i++) {
      const asked = all.filter((guest) => guest.isAsked);
      const answers = await Promise.all(
        asked.map((guest) => {
          const { options, number } = guest;
          return guest.said({ kind: 'choose', number, answer: options[random(options.length)]! });
        }),
      );
      const done = new Set(answers.flatMap((answer) => (answer.kind === 'done' ? [answer.number] : [])));
      expect(done.size).toBe(1);
      for (const answer of answers) expect(['done', 'late', 'refused']).toContain(answer.kind);
      acknowledged += done.size;
      await settled();
      expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    }
    const chosen = logOf(store, table).flatMap(({ body }) => (body.kind === 'chosen' ? [body] : []));
    expect(chosen.length).toBe(acknowledged);
    expect(new Set(chosen.map(({ decision }) => decision)).size).toBe(chosen.length);
    for (const seat of [0, 1]) expect(tabs[seat]!.moment!.view).toEqual(guests[seat]!.moment!.view);
    expect(tabs[0]!.about).toEqual(guests[0]!.about);
    await Promise.all([one!.close(), two!.close()]);
  });

  it('tell each other who is there, and forget a node that is gone', async () => {
    const store = new MemoryStore();
    const [one, two] = [await houseOn(store), await houseOn(store)];
    const { taken, guests } = await gather(one!);
    guests[1]!.conversation!.gone();
    await settled();
    expect(guests[0]!.about!.seats.map(({ here }) => here)).toEqual([true, false]);
    const tab = await new TestGuest().hello(two!, taken[1]!);
    await settled();
    expect(guests[0]!.about!.seats.map(({ here }) => here)).toEqual([true, true]);
    expect(tab.about!.seats.map(({ here }) => here)).toEqual([true, true]);
    tab.conversation!.gone();
    await settled();
    expect(guests[0]!.about!.seats.map(({ here }) => here)).toEqual([true, false]);
    await Promise.all([one!.close(), two!.close()]);
  });
});
