// Whose names and clocks a page shows where there is little room: on a phone, in a narrow window, for who looks on.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begun, OnlineHouse, seatLink, type Visitor } from './online-house.js';

let house: OnlineHouse;
beforeAll(async () => {
  house = await OnlineHouse.open();
});
afterAll(() => house.close());

const CLOCK = { seconds: 1500, more: 0 };

/** Whose clocks are to be seen, in the order of the page. */
const clocksOn = async (page: Page): Promise<readonly string[]> => {
  const labels = await page.getByRole('timer').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  return labels.map((label) => /^(\w+)/.exec(label)?.[1] ?? label);
};

const headOf = (page: Page): Promise<string | null> => page.locator('.phtop b').textContent();

const leave = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const { context, errors } of visitors) {
    expect(errors).toEqual([]);
    await context.close();
  }
};

describe('Clocks, where there is little room', () => {
  it('are each there once at a table of four: one other and the own on a phone, all four in a narrow window', async () => {
    const seats = await house.setTeams({ clock: CLOCK });
    const phones = await Promise.all(seats.map((seat) => house.visit(seatLink(seat), { phone: true })));
    await begun(...phones);
    for (const { page } of phones) {
      expect(await headOf(page)).not.toBe('You');
      const clocks = await clocksOn(page);
      expect(clocks).toHaveLength(2);
      expect(clocks.filter((whose) => whose === 'You')).toHaveLength(1);
    }
    const [{ page }] = phones as [Visitor];
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect.poll(() => page.locator('.topclocks b').allTextContents()).toEqual(['Ben', 'Cyd', 'Dee', 'You']);
    expect(new Set(await clocksOn(page)).size).toBe(4);
    await leave(...phones);
  });

  it('are those of both players on the phone of who looks on, with their names', async () => {
    const [ada, ben] = await house.setTable({ clock: CLOCK, watching: 'everybody' });
    const [one, other] = [await house.visit(seatLink(ada)), await house.visit(seatLink(ben))];
    await begun(one, other);
    const watcher = await house.visit(`/watch/${ada.table}`, { phone: true });
    await watcher.page.locator('.game.online').waitFor();
    expect(await headOf(watcher.page)).toBe('Ben');
    expect(await watcher.page.locator('.topeople b').textContent()).toBe('Ada');
    expect(await clocksOn(watcher.page)).toEqual(['Ben', 'Ada']);
    expect(await watcher.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await leave(one, other, watcher);
  });
});
