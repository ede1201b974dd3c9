import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, or within a part of it, by rule and place. */
export async function faults(page: Page, within?: string, lit?: Pick<Lit, 'isRecoloured'>): Promise<string[]> {
  // The page has no frames, and the way without them is three times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (lit?.isRecoloured === true) axe.withRules(COLOURS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What can only be seen in the colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A room in which the page is seen. */
export interface Lit {
  readonly room: string;
  readonly isPhone: boolean;
  /** The page is as it was in the room before, in other colours. */
  readonly isRecoloured: boolean;
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
      yield { room: `${theme}, ${width} wide`, isPhone: width < 760, isRecoloured: theme === 'day' };
    }
  }
}

/** What axe finds in all of them: each fault with its room. */
export async function faultsInEveryRoom(page: Page, ...within: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const lit of inEveryRoom(page))
    for (const part of within.length === 0 ? [undefined] : within)
      for (const fault of await faults(page, part, lit)) found.push(`${lit.room}: ${fault}`);
  return found;
}
