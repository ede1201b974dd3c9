import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage, PLAIN_DECKS, stands } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sets up with the first Basic Pokémon and goes on to your first turn. */
async function toYourTurn(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await idle(page);
    const title = await page.locator('.say h2').textContent();
    if (title === 'Your turn') return;
    if (title === 'Your Active Pokémon') await page.locator('.hc.play').first().click({ position: ON_CARD });
    else await page.locator('.bar .act').first().click();
  }
  throw new Error('Your turn does not come.');
}

const handOf = (page: Page): Promise<number> => page.locator('.hc').count();

describe('the table', () => {
  it('says why an action is refused, and by which rule', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { era: '22', decks: PLAIN_DECKS, seed: 1 });
    await toYourTurn(page);
    await page.locator('.act[data-act="retreat"]').click();
    const said = page.locator('.slip p');
    await expect.poll(() => said.first().textContent()).toMatch(/Retreat Cost|no Benched Pokémon/);
    expect(await page.locator('.slip .instead').textContent()).toMatch(/^You can .*end your turn\.$/);
    await page.locator('.slip .rule').first().click();
    const title = page.locator('.rulesheet h2');
    await expect.poll(() => title.textContent()).toMatch(/^RET-\d\d /);
    const id = (await title.textContent())!.slice(0, 6);
    await page.locator('.rulesheet').getByRole('link', { name: 'Open in the rules' }).click();
    await expect.poll(() => page.locator('.bigchip').textContent()).toBe(id);
    await page.context().close();
  });

  it('says what is to be touched for the kind of action that is pressed, and what else there is when it is let go', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { era: '10', decks: PLAIN_DECKS, seed: 4 });
    await toYourTurn(page);
    const attach = page.locator('.act[data-act="attach"]');
    await attach.click();
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Attach');
    expect(await page.locator('.say').textContent()).toContain('Choose a lit Energy card');
    await attach.click();
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Your turn');
    await page.context().close();
  });

  it('says why a card in the hand cannot be played', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { era: '10', decks: PLAIN_DECKS, seed: 4 });
    await toYourTurn(page);
    await page.locator('.hc.off').first().click({ position: ON_CARD });
    await expect.poll(() => page.locator('.slip').textContent()).toMatch(/[A-Z]+-\d\d/);
    await page.context().close();
  });

  it('takes a choice back and makes it again, as often as one likes', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    const standing = (): Promise<string | null> => stands(page);
    const before = await standing();
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    await expect.poll(standing).not.toBe(before);
    await idle(page);
    const after = await standing();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(standing).toBe(before);
    await idle(page);
    expect(await page.locator('.say h2').textContent()).toBe('Your Active Pokémon');
    await page.keyboard.press('r');
    await expect.poll(standing).toBe(after);
    await page.context().close();
  });

  it('explains a card in hand: its steps, its line, its terms; and from there the next of the line', async () => {
    const { page, errors } = await openPage(house);
    await beginGame(page, { era: '02', seed: 7 });
    await page.getByRole('button', { name: 'Seadra' }).first().click({ button: 'right', position: ON_CARD });
    const about = page.locator('.cardabout');
    await expect.poll(() => about.locator('.outline').first().textContent()).toContain('Flip a coin for each');
    expect(await about.locator('.chart li b, .chart .linklike').allTextContents()).toEqual([
      'Horsea',
      'Seadra',
      'Kingdra',
    ]);
    await about.locator('summary', { hasText: 'flip a coin' }).click();
    expect(await about.locator('details[open] .rule').count()).toBeGreaterThan(0);
    await about.getByRole('button', { name: 'Kingdra' }).click();
    await expect.poll(() => page.locator('.inspector h2').first().textContent()).toBe('Kingdra');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Flip', exact: true }).click();
    expect(await page.locator('.beside tbody tr').first().locator('td').nth(1).textContent()).toBe('1');
    await page.getByRole('button', { name: 'R: start' }).click();
    await expect.poll(() => page.locator('.beside .left').textContent()).toMatch(/^29:/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('lets an Energy card be dragged onto a Pokémon', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await toYourTurn(page);
    const energy = page.locator('.hc.play', { hasText: 'Energy' }).first();
    const active = page.locator('[data-side="mine"] .spot.active');
    expect(await active.locator('.att').count()).toBe(0);
    const [from, to] = [(await energy.boundingBox())!, (await active.boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 60, { steps: 4 });
    await expect.poll(() => active.getAttribute('data-state')).toContain('legal');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => active.locator('.att').count()).toBe(1);
    await page.context().close();
  });

  it('goes on with a game after the page was closed', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await toYourTurn(page);
    const left = await stands(page);
    await page.reload();
    await idle(page);
    expect(await stands(page)).toBe(left);
    await page.goto(house.address);
    await page.getByRole('link', { name: 'Your game goes on' }).click();
    await idle(page);
    expect(await stands(page)).toBe(left);
    await page.context().close();
  });

  it('plays without a network once it has been opened', async () => {
    const { page } = await openPage(house);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await page.locator('.fan3 .card').first().waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.fan3 .card').first().waitFor();
    await beginGame(page, { seed: 2 });
    expect(await handOf(page)).toBe(7);
    await page.context().close();
  });

  it('is ended by conceding, and begun again by a rematch', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 2 });
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Your opponent wins');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Your Active Pokémon');
    await page.context().close();
  });
});
