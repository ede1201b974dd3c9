import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';
import { inPage } from './policy.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MOST_STEPS = 1500;

describe('a whole game on the page', () => {
  it('is played with the mouse', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 4 });
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const spot = (await page.evaluate(`(() => { ${inPage}
        if (isOver()) return null;
        const [thing] = wanted();
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + Math.min(width / 2, 20), y + Math.min(height / 2, 14)];
      })()`)) as [number, number] | null;
      if (spot === null) break;
      await page.mouse.click(...spot);
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('is played with the keyboard alone, half of the choices with at most three keys', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 21 });
    const presses: number[] = [];
    let standing = await stands(page);
    let pressed = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      await idle(page);
      const now = await stands(page);
      if (now !== standing) presses.push(pressed);
      if (now !== standing) pressed = 0;
      standing = now;
      const goal = await page.evaluate(
        `(() => { ${inPage} if (isOver()) return false; window.goal = ${OFFERED} ?? wanted()[0]; return true; })()`,
      );
      if (goal === false) break;
      pressed += await tabTo(page);
      await page.keyboard.press('Enter');
      pressed++;
    }
    expect(await page.locator('.say h2').textContent()).toMatch(/wins?$/);
    expect(presses.length).toBeGreaterThan(50);
    expect(medianOf(presses)).toBeLessThanOrEqual(3);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** What the page offers by giving it the focus is taken, as most would: an act of the bar, then its card, then its Pokémon. */
const OFFERED = `possible().find((each) => each === document.activeElement && !each.matches('.chosen, .spot.usable:not([data-state~="legal"])'))`;

/** Presses Tab, or Shift and Tab where that is shorter, until the wanted thing has the focus; how often that was. */
async function tabTo(page: Page): Promise<number> {
  const key = (await page.evaluate(`(() => {
    const stops = [...document.querySelectorAll('a[href], button, input, summary, [tabindex]')]
      .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
    const [here, to] = [document.activeElement, window.goal].map((each) => stops.indexOf(each));
    const onward = (to - here + stops.length) % stops.length;
    return here >= 0 && onward > stops.length - onward ? 'Shift+Tab' : 'Tab';
  })()`)) as string;
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate('document.activeElement === window.goal')) === true) return presses;
    await page.keyboard.press(key);
  }
  throw new Error('What is lit cannot be reached with Tab.');
}

const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
