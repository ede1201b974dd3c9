import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../../src/protocol/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { begin, gather, houseOn, logOf, RULES, settled, step, TestClock, TestGuest } from '../houses.js';

const hello = (table: string, key?: string) =>
  ({ kind: 'hello', protocol: PROTOCOL, table, ...(key === undefined ? {} : { key }) }) as const;

describe('the lobby', () => {
  it('lists tables that want to be found, with somebody there and a free seat, or to be watched', async () => {
    const clock = new TestClock();
    const house = await houseOn(new MemoryStore(), { clock });
    const open = async (name: string, more: object): Promise<TestGuest> => {
      clock.time += 1;
      const opened = await house.open({ ...RULES, name, ...more });
      if (!opened.ok) throw new Error();
      return new TestGuest().hello(house, opened.value);
    };
    const waiting = await open('Waiting', { listed: true });
    await open('Hidden', {});
    const gone = await open('Gone', { listed: true });
    gone.conversation!.gone();
    const full = await gather(house, { listed: true, name: 'Full' });
    const names = async (): Promise<readonly string[]> => {
      clock.time += 1_000;
      return (await house.lobby()).map(({ seats }) => seats[0]!.name);
    };
    expect(await names()).toEqual(['Waiting']);
    await begin(full.guests);
    expect(await names()).toEqual(['Full', 'Waiting']);
    waiting.conversation!.gone();
    expect(await names()).toEqual(['Full']);
    await house.close();
  });
});

describe('a house', () => {
  it('refuses a table that no era and format can have', async () => {
    const house = await houseOn(new MemoryStore());
    for (const [wish, message] of [
      [{ era: 'now' }, /^There is no era "now"/],
      [{ format: 'chess' }, /^There is no format "chess"/],
      [{ era: 'hgss-2010', format: 'team-battle' }, /does not know the format "team-battle"/],
      [{ name: '' }, /./],
    ] as const) {
      const opened = await house.open({ ...RULES, ...wish });
      expect(opened.ok ? '' : opened.error[0]!.message).toMatch(message);
    }
    await house.close();
  });

  it('gives one table up for a bug in it, and serves the others', async () => {
    const reported: string[] = [];
    const store = new MemoryStore();
    const house = await houseOn(store, { report: (_, table) => reported.push(table) });
    const [broken, whole] = [await gather(house), await gather(house)];
    await begin(broken.guests);
    await begin(whole.guests);
    const rows = store.tables.get(broken.table)!;
    const last = Math.max(...rows.keys());
    const log = new MemoryLog(store);
    await log.append({
      table: broken.table,
      number: last + 1,
      at: 0,
      body: { kind: 'chosen', seat: 0, decision: last, answer: { kind: 'pass' } },
    });
    const asked = broken.guests.find((guest) => guest.isAsked)!;
    asked.say({ kind: 'choose', number: asked.number, answer: asked.options[0]! });
    await settled();
    expect(reported).toEqual([broken.table]);
    expect(broken.guests.map(({ closed }) => closed?.comeBack)).toEqual([true, true]);
    const greeted = await house.greet(hello(broken.table), new TestGuest());
    expect(greeted.ok ? '' : greeted.error).toMatch(/^This table cannot be served\./);
    expect(await step(whole.guests, () => 0)).toBe(true);
    await house.close();
  });

  it('holds so many tables, and lets go of who has nobody first', async () => {
    const clock = new TestClock();
    const house = await houseOn(new MemoryStore(), { clock, limits: { tables: 2 } });
    const [one, two] = [await gather(house), await gather(house)];
    const third = await house.open(RULES);
    if (!third.ok) throw new Error();
    const full = house.greet(hello(third.value.table, third.value.key), new TestGuest());
    await expect(full).rejects.toThrow(/no room/);
    for (const guest of one.guests) guest.conversation!.gone();
    await settled();
    expect((await house.greet(hello(third.value.table, third.value.key), new TestGuest())).ok).toBe(true);
    expect(house.figures()).toEqual({ tables: 2, guests: 3 });
    expect(two.guests.every(({ closed }) => closed === null)).toBe(true);
    await house.close();
  });

  it('tells everybody to come back when it closes', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const { taken, guests } = await gather(house);
    await begin(guests);
    await house.close();
    expect(guests.map(({ closed }) => closed)).toEqual([
      expect.objectContaining({ comeBack: true }),
      expect.objectContaining({ comeBack: true }),
    ]);
    const next = await houseOn(store);
    const back = await new TestGuest().hello(next, taken[0]!);
    expect(back.moment!.view).toEqual(guests[0]!.moment!.view);
    await next.close();
  });

  it('charges nobody for a time in which it was away, however often it was', async () => {
    const [store, clock] = [new MemoryStore(), new TestClock()];
    let house = await houseOn(store, { clock });
    const { table, taken, guests } = await gather(house, { clock: { seconds: 60, more: 0 } });
    await begin(guests);
    for (let i = 0; i < 2; i++) {
      await house.close();
      clock.time += 40_000;
      house = await houseOn(store, { clock });
    }
    const back = await new TestGuest().hello(house, taken[0]!);
    await settled();
    expect(back.about!.phase).toBe('playing');
    expect(logOf(store, table).at(-1)!.body).toEqual({ kind: 'clock', what: 'resumed', away: 80_000 });
    expect(back.about!.seats.flatMap(({ clock: each }) => (each?.since == null ? [] : [each]))).toEqual([
      { left: 60_000, since: clock.time },
    ]);
    await house.close();
  });
});
