import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, or within a part of it, by rule and place. */
export async function faults(page: Page, within?: string): Promise<string[]> {
  // The page has no frames, and the way without them is three times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export interface Lit {
  readonly room: string;
  readonly isPhone: boolean;
}

/** The page by night and by day, on a desk and on a phone, one after the other. */
export async function* inEveryRoom(page: Page): AsyncGenerator<Lit> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['night', 'day']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      yield { room: `${theme}, ${width} wide`, isPhone: width < 760 };
    }
  }
}
