import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, idle, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

describe('the rules', () => {
  it('are searched and opened from the keyboard, with the eras side by side and their scenarios', async () => {
    const { page, errors } = await openPage(house, { at: '/rules' });
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('confused retreat');
    await expect.poll(() => page.locator('.rulelist li').count()).toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.rhead h2').textContent()).toBe('Confused retreat');
    expect(await page.locator('.ecell4').count()).toBe(2);
    expect(await texts(page, '.ecell4.diff .era')).toEqual([' 1999', ' 2000', ' 2002']);
    expect(await page.locator('.paths').textContent()).toContain('src/engine/rules/');
    await page.getByRole('link', { name: 'Since 2009 a Confused Pokémon retreats without a flip' }).click();
    await expect.poll(() => page.locator('.deskhead h2').textContent()).toMatch(/^Since 2009 a Confused Pokémon/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Years that went alike share a column: everything may be played first (claimed, not claimed), no Supporter, nothing. */
const ALIKE = ['1999 2000 2002', '2003 2011 2013 2017', '2004 2005 2022 2023 2025', '2007 2009 2010'];

describe('the judge’s desk', () => {
  it('plays a scenario in every era, shows where they part, and steps', async () => {
    const { page, errors } = await openPage(house, { at: '/judge/first-turn/trainers/1' });
    const row = (number: number): Promise<string[]> =>
      texts(page, `.matrix tbody tr:nth-child(${number}) .cell .verdict`);
    await expect.poll(() => row(1)).toEqual(['Done', 'Done', 'Done', 'Refused']);
    expect(await row(2)).toEqual(['Done', 'Done', 'Refused', 'Refused']);
    const years = await texts(page, '.matrix .eh .years, .matrix .eh > div');
    expect(years.map((each) => each.match(/\d{4}/g)?.join(' '))).toEqual(ALIKE);
    expect(await page.locator('.parting').textContent()).toContain('step 1');
    expect(await texts(page, '.matrix tbody tr:nth-child(2) .cell.diff .rule.no')).toEqual(
      new Array(2).fill('FIRST-01'),
    );
    const hand = page.locator('.siderow .fanned .spot');
    expect(await hand.count()).toBe(6);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => hand.count()).toBe(5);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.now .title').textContent()).toContain('A plays Blank Supporter');
    await page.getByRole('button', { name: '2022', exact: true }).click();
    expect(await page.locator('.now').textContent()).toContain('cannot play Blank Supporter');
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await page.locator('.now .told').textContent()).toContain('A plays Poké Ball.');
    await page.getByRole('button', { name: 'Play from here' }).click();
    await idle(page);
    await expect.poll(() => page.locator('.say h2').textContent()).toBe('Your turn');
    expect(await page.locator('.hc').count()).toBe(5);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('says what is wrong with a text and where, and keeps and shares what was written', async () => {
    const { page } = await openPage(house, { at: '/judge' });
    await page.getByRole('button', { name: 'New scenario' }).click();
    const field = page.getByRole('textbox', { name: 'The scenario as text' });
    await expect.poll(() => page.locator('.matrix .eh button').count()).toBe(15);
    const right = await field.inputValue();
    await field.fill(right.replace('retreat: { to: bench.0 }', 'retreet: bench.0'));
    await expect.poll(() => texts(page, '.gutter .wrong')).toEqual(['13']);
    expect(await page.locator('.faults').textContent()).toMatch(/Line 13.*retreat/);
    await field.fill(right.replace('Say the ruling in one sentence', 'A second retreat is for 2002'));
    await expect.poll(() => page.locator('.deskhead h2').textContent()).toBe('A second retreat is for 2002');
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.getByLabel('Link to this scenario').inputValue();
    const other = await page.context().newPage();
    await other.goto(link);
    await expect.poll(() => other.locator('.deskhead h2').textContent()).toBe('A second retreat is for 2002');
    await other.getByRole('button', { name: 'Text', exact: true }).click();
    expect(await other.locator('#scenario').inputValue()).toBe(await field.inputValue());
    await other.goto(link.slice(0, -9));
    await expect.poll(() => other.getByRole('alert').textContent()).toContain('spoilt');
    await page.reload();
    await expect.poll(() => page.locator('.deskhead h2').textContent()).toBe('A second retreat is for 2002');
    await page.context().close();
  });
});
