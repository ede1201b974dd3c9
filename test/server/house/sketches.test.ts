// A seat that thinks elsewhere asks for the game as it knows it.
import { describe, expect, it } from 'vitest';
import { outlookFrom, toServerSchema } from '../../../src/protocol/index.js';
import type { House, HouseParts } from '../../../src/server/index.js';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { EFFECT, houseOn, numbers, settled, share, TestClock, TestGuest } from '../houses.js';

const SEED = '00112233445566778899aabbccddeeff';

interface Playing {
  readonly house: House;
  readonly guests: readonly [TestGuest, TestGuest];
  readonly watcher: TestGuest;
  readonly clock: TestClock;
}

async function playing(limits: HouseParts['limits'] = {}): Promise<Playing> {
  const clock = new TestClock();
  const house = await houseOn(new MemoryStore(), { clock, limits });
  const opened = await house.open({ name: 'Ada', era: 'hgss-2010', format: 'constructed' });
  if (!opened.ok) throw new Error(opened.error[0]!.message);
  const sat = await house.sit(opened.value.table, { name: 'Ben' });
  if (!sat.ok) throw new Error(sat.error.sentence);
  const guests = [new TestGuest(), new TestGuest()] as const;
  for (const [seat, taken] of [opened.value, sat.value].entries()) {
    await guests[seat]!.hello(house, taken);
    await guests[seat]!.said({ kind: 'deck', deck: { from: 'library', name: EFFECT[seat]! } });
  }
  const watcher = await new TestGuest().hello(house, { table: opened.value.table });
  for (const guest of guests) await guest.said({ kind: 'ready', share: share(guest.seat!) });
  await settled();
  return { house, guests, watcher, clock };
}

const askedOf = ({ guests }: Playing): TestGuest => guests.find((guest) => guest.isAsked)!;
const imagine = (guest: TestGuest, cards?: number) =>
  guest.said({ kind: 'imagine', number: guest.number, seed: SEED, ...(cards === undefined ? {} : { cards }) });

describe('a seat that is asked', () => {
  it('is told the game as it knows it, with the answers that it is offered, all through a game', async () => {
    const table = await playing();
    const random = numbers(5);
    for (let choices = 0; choices < 60; choices++) {
      table.clock.time += 1000;
      const guest = askedOf(table);
      if (guest === undefined) break;
      const told = await imagine(guest);
      if (told.kind !== 'sketch') throw new Error(JSON.stringify(told));
      const { facts } = told.sketch;
      const outlook = outlookFrom(JSON.parse(JSON.stringify({ ...told.sketch, facts })));
      if (!outlook.ok) throw new Error(outlook.error);
      expect(outlook.value.answers).toEqual(guest.options);
      expect(outlook.value.view).toEqual(guest.moment!.view);
      await guest.said({ kind: 'choose', number: guest.number, answer: guest.options[random(guest.options.length)]! });
    }
    await table.house.close();
  });

  it('is told its cards once, as long as they are the same', async () => {
    const table = await playing();
    const guest = askedOf(table);
    const first = await imagine(guest);
    if (first.kind !== 'sketch') throw new Error(first.kind);
    expect(first.sketch.facts?.length).toBeGreaterThan(5);
    const { facts, ...rest } = first.sketch;
    expect(await imagine(guest, first.sketch.cards)).toMatchObject({
      kind: 'sketch',
      sketch: { ...rest, facts: null },
    });
    expect(await imagine(guest, first.sketch.cards + 1)).toMatchObject({ sketch: { facts } });
    await table.house.close();
  });

  it('cannot ask without end: so often a decision, and so often a second', async () => {
    const table = await playing({ sketches: 3, sketchesPerSecond: 1 });
    const guest = askedOf(table);
    const kinds = [];
    for (let times = 0; times < 3; times++) kinds.push((await imagine(guest)).kind);
    expect(kinds).toEqual(['sketch', 'sketch', 'refused']);
    expect(await imagine(guest)).toMatchObject({ sentence: 'You ask for the game too fast. Wait a moment.' });
    table.clock.time += 1000;
    expect((await imagine(guest)).kind).toBe('sketch');
    table.clock.time += 5000;
    expect(await imagine(guest)).toMatchObject({
      kind: 'refused',
      sentence: 'You have asked for the game too often at this decision. Decide by what you were told.',
    });
    await guest.said({ kind: 'choose', number: guest.number, answer: guest.options[0]! });
    table.clock.time += 5000;
    expect((await imagine(askedOf(table))).kind).toBe('sketch');
    await table.house.close();
  });
});

describe('nobody else', () => {
  it('is told a game: not who is not asked, who looks on, who asks about another decision', async () => {
    const table = await playing();
    const guest = askedOf(table);
    const other = table.guests.find((each) => each !== guest)!;
    expect(await imagine(other)).toMatchObject({
      kind: 'refused',
      sentence: 'The game does not wait for you: a game is imagined by who has to decide.',
    });
    expect(await imagine(table.watcher)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('look on'),
    });
    const { number } = guest;
    expect((await guest.said({ kind: 'imagine', number: number + 1000, seed: SEED })).kind).toBe('late');
    await guest.said({ kind: 'choose', number, answer: guest.options[0]! });
    expect((await guest.said({ kind: 'imagine', number, seed: SEED })).kind).toBe('late');
    await guest.said({ kind: 'concede' });
    await settled();
    expect(await imagine(other)).toMatchObject({ sentence: 'There is no game under way at this table.' });
    await table.house.close();
  });

  it('is told one where the operator lets nobody', async () => {
    const table = await playing({ sketches: 0 });
    expect(await imagine(askedOf(table))).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('nobody'),
    });
    await table.house.close();
  });

  it('can ask for more than one at once, or choose the chance of the table', () => {
    const fits = { kind: 'imagine', re: 1, number: 1, seed: SEED };
    expect(toServerSchema.safeParse(fits).success).toBe(true);
    for (const wrong of [
      { games: 1e9 },
      { seed: 'table' },
      { seed: '' },
      { cards: -1 },
      { cards: 1e12 },
      { number: -1 },
    ])
      expect(toServerSchema.safeParse({ ...fits, ...wrong }).success).toBe(false);
  });
});
