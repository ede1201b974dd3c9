// The words that a player reads at the table, in the words of the year that is played.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type House, idle, ON_CARD, openHouse, openPage } from './browser.js';
import { playedUntil, stepsAfter, takenUp } from './played-until.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const TWO = { era: 'hgss-2010', decks: ['DonChamp', 'Ember Spark'] } as const;

describe('the words at the table', () => {
  it('call a Trainer card of 2010 so, name set and number of a card, and who can’t do what', async () => {
    const page = await takenUp(
      house,
      playedUntil({
        ...TWO,
        isThere: ({ decision, sides }) =>
          decision?.kind === 'turn' &&
          decision.options.some(({ text }) => text.startsWith('Play Switch')) === false &&
          sides[0]!.hand.cards!.some(({ name }) => name === 'Switch'),
      }),
    );
    const card = page.locator('.hc', { hasText: 'Switch' }).first();
    expect(await card.textContent()).toContain('Trainer');
    expect(await card.textContent()).not.toContain('Item');
    await card.click({ button: 'right', position: ON_CARD });
    await expect.poll(() => page.locator('.inspector').textContent()).toMatch(/HeartGold SoulSilver 102/);
    expect(await page.locator('.inspector').textContent()).not.toMatch(/\bhgss\d/);
    await page.keyboard.press('Escape');
    await card.click({ position: ON_CARD });
    await expect.poll(() => page.locator('.slip header').textContent()).toContain('Switch can’t be played');
    expect(await page.locator('.slip').textContent()).not.toContain('You can powers');
    await page.context().close();
  });

  it('do not go on with a turn when the game is over', async () => {
    const page = await takenUp(
      house,
      playedUntil({
        ...TWO,
        isThere: ({ decision }, table) => {
          const attacks = decision?.options.filter(({ group }) => group === 'attack') ?? [];
          return attacks.length === 1 && stepsAfter(table, attacks[0]!.answer).some((step) => step.some(isEnd));
        },
      }),
      { moves: true, settings: { speed: 'fast' } },
    );
    await page.evaluate(NOTE_TITLES);
    await page.locator('.act[data-act="attack"]').click();
    await page.locator('.atk.on:not(.pw)').click();
    while ((await page.locator('.result').count()) === 0) {
      const prize = page.locator('.prize[data-thing]').first();
      if ((await page.locator('.game[data-busy="false"]').count()) > 0 && (await prize.count()) > 0)
        await prize.click();
      await page.waitForTimeout(100);
    }
    const titles = (await page.evaluate('titles')) as string[];
    expect(titles.at(-1)).toMatch(/wins?$/);
    const last = titles.lastIndexOf('Your turn goes on');
    expect(titles.slice(last + 1).some((title) => /win|over/.test(title))).toBe(true);
    expect(await page.locator('.result').textContent()).toMatch(
      /(You have|Your opponent has) no Pokémon left|All Prize cards/,
    );
    await page.context().close();
  });

  it('name the screen in the window', async () => {
    const { page } = await openPage(house);
    for (const [link, title] of [
      ['Decks', 'Decks'],
      ['Rules', 'Rules'],
      ['Learn', 'Learn'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
      await expect.poll(() => page.title()).toBe(`${title} · Rulebox`);
    }
    await page.goto(house.address);
    await beginGame(page, { seed: 2 });
    await idle(page);
    expect(await page.title()).not.toBe('Rulebox');
    await page.context().close();
  });
});

const isEnd = ({ kind }: { readonly kind: string }): boolean => kind === 'gameWon';

/** Notes every headline of the bar. */
const NOTE_TITLES = `window.titles = [];
new MutationObserver(() => {
  const now = document.querySelector('.say h2')?.textContent;
  if (now && now !== titles.at(-1)) titles.push(now);
}).observe(document.body, { childList: true, subtree: true, characterData: true });`;
