import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { checkShuffles } from '../../../src/session/index.js';
import { begin, gather, houseOn, numbers, settled, step } from '../houses.js';

describe('a table', () => {
  it('is opened, sat down at, and played at to the end of a match', async () => {
    const house = await houseOn(new MemoryStore());
    const { table, guests } = await gather(house);
    await begin(guests);
    const pick = numbers(1);
    let steps = 0;
    for (; steps < 4000 && (await step(guests, pick)); steps++);
    await settled();
    expect(guests[0]!.about?.phase).toBe('over');
    expect(guests.map(({ about }) => about)).toEqual([guests[0]!.about, guests[0]!.about]);
    const [one, two] = guests;
    expect(one!.moment?.view.phase).toBe('over');
    expect(two!.moment?.view.phase).toBe('over');
    const record = await house.record(table, 1);
    const checked = checkShuffles(JSON.parse(JSON.stringify(record)));
    expect(checked.ok && checked.value.steps.filter(({ holds }) => !holds)).toEqual([]);
    await house.close();
  });
});
