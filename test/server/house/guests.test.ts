import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../../src/protocol/index.js';
import { MemoryStore } from '../../../src/server/log/memory.js';
import {
  begin,
  EFFECT,
  gather,
  houseOn,
  logOf,
  numbers,
  RULES,
  settled,
  step,
  TestClock,
  TestGuest,
} from '../houses.js';

const hello = (table: string, key?: string) =>
  ({ kind: 'hello', protocol: PROTOCOL, table, ...(key === undefined ? {} : { key }) }) as const;

describe('a guest', () => {
  it('is told everything on coming, and from then on each entry that changes something for them, once', async () => {
    const house = await houseOn(new MemoryStore());
    const { guests } = await gather(house);
    await begin(guests);
    for (let i = 0, random = numbers(3); i < 30; i++) await step(guests, random);
    await settled();
    for (const { heard } of guests) {
      const news = heard.flatMap((message) => (message.kind === 'news' ? [message.number] : []));
      expect(news).toEqual([...new Set(news)].sort((a, b) => a - b));
      expect(heard.filter(({ kind }) => kind === 'moment').map((each) => 'game' in each && each.game)).toEqual([0, 1]);
    }
    await house.close();
  });

  it('may be at the same seat twice, on two devices: both are told, both may act', async () => {
    const house = await houseOn(new MemoryStore());
    const { taken, guests } = await gather(house);
    const tab = await new TestGuest().hello(house, taken[1]!);
    await begin(guests);
    const random = numbers(9);
    for (let i = 0; i < 20; i++) await step(i % 2 === 0 ? [guests[0]!, tab] : guests, random);
    await settled();
    expect(tab.moment).toEqual(guests[1]!.moment);
    expect(tab.seat).toBe(1);
    tab.conversation!.gone();
    await settled();
    expect(guests[0]!.about!.seats[1]!.here).toBe(true);
    await house.close();
  });

  it('may go while what they asked for is under way', async () => {
    const reported: unknown[] = [];
    const house = await houseOn(new MemoryStore(), { report: (error) => reported.push(error) });
    const { guests } = await gather(house);
    guests[0]!.conversation!.hear({ kind: 'whole', re: 99 });
    guests[0]!.conversation!.gone();
    await settled();
    expect(reported).toEqual([]);
    await house.close();
  });

  it('comes back with the key alone, to the same moment', async () => {
    const house = await houseOn(new MemoryStore());
    const { taken, guests } = await gather(house);
    await begin(guests);
    guests[0]!.conversation!.gone();
    await settled();
    expect(guests[1]!.about).toMatchObject({ claimable: { seat: 0 } });
    expect(guests[1]!.about!.seats[0]!.here).toBe(false);
    const back = await new TestGuest().hello(house, taken[0]!);
    await settled();
    expect(back.moment!.view).toEqual(guests[0]!.moment!.view);
    expect(guests[1]!.about).toMatchObject({ claimable: null });
    await house.close();
  });

  it('is not let in by a wrong key, an unknown table or another version', async () => {
    const house = await houseOn(new MemoryStore());
    const { table } = await gather(house);
    const sentences = await Promise.all(
      [hello(table, 'ab'.repeat(16)), hello('nowhere'), { ...hello(table), protocol: 99 }].map(async (each) => {
        const greeted = await house.greet(each, new TestGuest());
        return greeted.ok ? '' : greeted.error;
      }),
    );
    expect(sentences).toEqual([
      'This key opens no seat at this table.',
      'There is no such table.',
      'This server speaks version 3 of the conversation, and you version 99.',
    ]);
    await house.close();
  });

  it('who leaves is told no more, in no tab, and the key opens nothing before a game', async () => {
    const house = await houseOn(new MemoryStore());
    const { table, taken, guests } = await gather(house);
    const tab = await new TestGuest().hello(house, taken[1]!);
    guests[1]!.say({ kind: 'leave' });
    await settled();
    for (const guest of [guests[1]!, tab])
      expect(guest.closed).toEqual({ sentence: 'You have left this table.', comeBack: false });
    const greeted = await house.greet(hello(table, taken[1]!.key), new TestGuest());
    expect(greeted.ok).toBe(false);
    const sat = await house.sit(table, { name: 'Eve' });
    expect(sat.ok && sat.value.seat).toBe(1);
    await house.close();
  });

  it('who left in the middle of a game takes the seat again by coming back', async () => {
    const house = await houseOn(new MemoryStore());
    const { taken, guests } = await gather(house);
    await begin(guests);
    guests[1]!.say({ kind: 'leave' });
    await settled();
    expect(guests[0]!.about!.seats[1]).toMatchObject({ player: 'empty', here: false });
    await new TestGuest().hello(house, taken[1]!);
    await settled();
    expect(guests[0]!.about!.seats[1]).toMatchObject({ player: 'person', here: true });
    await house.close();
  });

  it('is told why something cannot be done, and where it could be', async () => {
    const house = await houseOn(new MemoryStore());
    const { guests } = await gather(house);
    await begin(guests);
    const asked = guests.find((guest) => guest.isAsked)!;
    const because = await asked.said({ kind: 'why', intent: { do: 'answer', answer: { kind: 'pass' } } });
    expect(because).toMatchObject({ kind: 'because', reasons: { rules: ['SETUP-01', 'TURN-01'] }, allowedIn: [] });
    await house.close();
  });

  it('who says too much at once is told so, and what was taken is carried out', async () => {
    const house = await houseOn(new MemoryStore(), { limits: { said: 4 } });
    const { guests } = await gather(house);
    await begin(guests);
    const all = Array.from({ length: 10 }, () => guests[0]!.say({ kind: 'whole' }));
    await settled();
    const answers = all.map((re) => guests[0]!.answerTo(re)?.kind);
    expect(answers).toEqual([...new Array(4).fill('done'), ...new Array(6).fill('refused')]);
    await house.close();
  });
});

describe('who looks on', () => {
  it('sees what is public, and only where the table lets them', async () => {
    const house = await houseOn(new MemoryStore(), { limits: { watchers: 1 } });
    const { table, guests } = await gather(house);
    await begin(guests);
    const watcher = await new TestGuest().hello(house, { table });
    expect(watcher.seat).toBeNull();
    expect(watcher.moment!.view.sides.every(({ hand }) => hand.cards === null)).toBe(true);
    const another = await house.greet(hello(table), new TestGuest());
    expect(another.ok ? '' : another.error).toBe('Too many look on at this table.');
    const closed = await gather(house, { watching: 'nobody' });
    const greeted = await house.greet(hello(closed.table), new TestGuest());
    expect(greeted.ok ? '' : greeted.error).toBe('Nobody looks on at this table.');
    await house.close();
  });

  it('later is told the same two minutes later', async () => {
    const clock = new TestClock();
    const house = await houseOn(new MemoryStore(), { clock });
    const { table, guests } = await gather(house, { watching: 'later' });
    const [early, now] = [await new TestGuest().hello(house, { table }), guests[0]!];
    expect(early.about!.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    await begin(guests);
    const random = numbers(4);
    const stood = new Map<number, string>();
    for (let i = 0; i < 24; i++) {
      await step(guests, random);
      await settled();
      stood.set(now.number, JSON.stringify(now.about!.game));
      clock.time += 10_000;
    }
    const late = await new TestGuest().hello(house, { table });
    expect(late.number).toBeLessThan(now.number);
    expect(late.number).toBeGreaterThanOrEqual(early.number);
    clock.time += 120_000;
    await guests[0]!.said({ kind: 'say', phrase: 'hello' });
    await settled();
    for (const guest of [early, late]) {
      expect(guest.number).toBe(now.number - 1);
      expect(guest.moment!.view.turn).toBe(now.moment!.view.turn);
      expect(guest.about!.said).toEqual([]);
    }
    await house.close();
  });
});

describe('a bot', () => {
  it('is let sit by the maker with a deck of the library, and plays by itself', async () => {
    const store = new MemoryStore();
    const house = await houseOn(store);
    const opened = await house.open(RULES);
    if (!opened.ok) throw new Error();
    const ada = await new TestGuest().hello(house, opened.value);
    await ada.said({ kind: 'deck', deck: { from: 'library', name: EFFECT[0]! } });
    expect(await ada.said({ kind: 'seat-bot', seat: 1, bot: 'random', deck: 'No such deck' })).toMatchObject({
      kind: 'refused',
      sentence: 'This server has no deck called "No such deck".',
    });
    expect(await ada.said({ kind: 'seat-bot', seat: 1, bot: 'random', deck: EFFECT[1]! })).toMatchObject({
      kind: 'done',
    });
    await begin([ada]);
    const random = numbers(2);
    for (let i = 0; i < 400 && (await step([ada], random)); i++) await settled();
    const chosen = logOf(store, opened.value.table).flatMap(({ body }) => (body.kind === 'chosen' ? [body.seat] : []));
    expect(chosen.filter((seat) => seat === 1).length).toBeGreaterThan(3);
    await house.close();
  });
});
