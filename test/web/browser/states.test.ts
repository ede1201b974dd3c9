// What opens at the table, and choices that are half made: axe finds nothing, by night and by day, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptGame } from '../../../src/session/index.js';
import { faultsInEveryRoom } from './axe.js';
import { type House, ON_CARD, openHouse } from './browser.js';
import { discarding, knockingOut, playedUntil, takenUp, watching } from './played-until.js';

let house: House;
let [turn, later]: KeptGame[] = [];
beforeAll(async () => {
  house = await openHouse();
  [turn, later] = [playedUntil(knockingOut), playedUntil(watching)];
});
afterAll(() => house.close());

interface State {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** What axe looks at: the rest is looked at on the table itself. */
  readonly within: string;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

const AT_REST: readonly State[] = [
  {
    name: 'the actions of a Pokémon',
    open: (page) => page.locator('.act[data-act="attack"]').click(),
    within: '.attackpanel',
  },
  { name: 'the keys', open: (page) => page.keyboard.press('?'), within: '.sheetbox' },
  { name: 'the log', open: (page) => page.keyboard.press('l'), within: '.sheetbox' },
  { name: 'the question whether to concede', open: (page) => press(page, 'Concede'), within: '.sheetbox' },
  {
    name: 'a discard pile',
    open: (page) =>
      page
        .getByRole('button', { name: /^Discard: / })
        .first()
        .click(),
    within: '.sheetbox',
  },
];

/** Looks at what is open in every room. */
async function look(page: Page, { name, within }: Pick<State, 'name' | 'within'>): Promise<void> {
  await page.locator(within).first().waitFor();
  expect([name, ...(await faultsInEveryRoom(page, within))]).toEqual([name]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('axe finds nothing', () => {
  it.each(AT_REST)('in $name', async (state) => {
    const page = await takenUp(house, turn!);
    await state.open(page);
    await look(page, state);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(state.within).count()).toBe(0);
    await page.context().close();
  });

  it('in a card that is selected, and in a refusal', async () => {
    const page = await takenUp(house, later!);
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await page.locator('.hc.sel').waitFor();
    await look(page, { name: 'a card that is selected', within: '.fan' });
    await page.keyboard.press('Escape');
    await page.locator('.hc.off').first().click({ position: ON_CARD });
    await look(page, { name: 'a refusal', within: '.slip' });
    await page.context().close();
  });

  it('in a hand of which half is chosen', async () => {
    const page = await takenUp(house, playedUntil(discarding));
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    for (const within of ['.fan', '.bar']) await look(page, { name: 'a hand', within });
    await page.context().close();
  });

  it('while another player’s turn is told', async () => {
    const page = await takenUp(house, later!, { moves: true, settings: { others: 'step by step' } });
    await page.locator('.act[data-act="end"]').click();
    await page.locator('.turnstrip').waitFor();
    await look(page, { name: 'the strip', within: '.turnstrip' });
    await page.context().close();
  });
});
