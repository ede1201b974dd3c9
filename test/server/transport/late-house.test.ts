import { describe, expect, it, vi } from 'vitest';
import { type House, LateHouse } from '../../../src/server/index.js';
import { fakeHouse } from '../fake-house.js';

const tell = (error: unknown): string => `Not now: ${(error as Error).message}`;

describe('a house that is opened late', () => {
  it('is opened by the first who asks, once for all who ask meanwhile', async () => {
    const inside = fakeHouse();
    const open = vi.fn(async (): Promise<House> => inside);
    const house = new LateHouse(open, tell);
    expect([open.mock.calls.length, house.figures()]).toEqual([0, { tables: 0, guests: 0 }]);
    await Promise.all([house.lobby(), house.about('t1'), house.ready()]);
    expect([open.mock.calls.length, house.figures().tables]).toEqual([1, 1]);
    await house.close();
    expect(inside.isClosed).toBe(true);
  });

  it('tells why it cannot be opened, and is tried again after a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const open = vi.fn(async (): Promise<House> => fakeHouse()).mockRejectedValueOnce(new Error('the disk is full'));
    const house = new LateHouse(open, tell);
    await expect(house.lobby()).rejects.toThrow('Not now: the disk is full');
    expect(await house.ready()).toBe('the disk is full');
    expect(open).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3001);
    expect(await house.ready()).toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is not opened any more once it is closed, and what was being opened is closed', async () => {
    const inside = fakeHouse();
    let finish = (_: House): void => {};
    const house = new LateHouse(() => new Promise((resolve) => (finish = resolve)), tell);
    const asked = house.lobby();
    await Promise.resolve();
    const closed = house.close();
    finish(inside);
    await Promise.all([asked, closed]);
    expect(inside.isClosed).toBe(true);
    await expect(house.lobby()).rejects.toThrow('The server is closing.');
  });

  it('is closed at once where nobody asked', async () => {
    const open = vi.fn(async (): Promise<House> => fakeHouse());
    await new LateHouse(open, tell).close();
    expect(open).not.toHaveBeenCalled();
  });
});
