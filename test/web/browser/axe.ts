import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, by rule and place. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The page by night and by day, on a desk and on a phone, one after the other. */
export async function* inEveryRoom(page: Page): AsyncGenerator<string> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['night', 'day']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      yield `${theme}, ${width} wide`;
    }
  }
}
