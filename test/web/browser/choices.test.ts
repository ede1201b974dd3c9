// Choices of several cards: what is chosen is seen, counted and taken back before anything is told.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptGame } from '../../../src/session/index.js';
import { faults, faultsInEveryRoom } from './axe.js';
import { type House, idle, ON_CARD, openHouse, stands } from './browser.js';
import {
  choosingEffect,
  discarding,
  drawingBonus,
  givingEnergy,
  playedUntil,
  readyPower,
  searching,
  spreading,
  takenUp,
} from './played-until.js';

let house: House;
let [search, discard, benching, manyCards]: KeptGame[] = [];
beforeAll(async () => {
  house = await openHouse();
  [search, discard] = [playedUntil(searching), playedUntil(discarding)];
  benching = playedUntil({
    ...searching,
    isThere: ({ decision }) =>
      decision?.options.some(({ kind }) => kind === 'bench') === true && decision.kind === 'turn',
  });
  manyCards = playedUntil({
    era: 'hgss-2010',
    decks: ['DonChamp', 'Ember Spark'],
    shunned: /^(Play|Attach|Evolve|Use)/,
    isThere: ({ sides, decision }) => decision?.kind === 'turn' && sides[0]!.hand.count >= 12,
  });
});
afterAll(() => house.close());

const laid = (page: Page) => page.locator('.laidout .spread > .cards .spot');
const legal = (page: Page) => page.locator('.laidout .spot[data-state~="legal"]');
const confirm = (page: Page) => page.locator('.bar [data-confirm]');
const words = (page: Page) => page.locator('.slots [role="status"] b');
const handOf = (page: Page): Promise<number> => page.locator('.hc').count();

/** The names on the faces, with how many copies of each there are. */
const labels = (page: Page): Promise<(string | null)[]> =>
  laid(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

describe('a search for up to three cards', () => {
  it('shows what is chosen and in which order, and takes it back by a second click or the cross', async () => {
    const page = await takenUp(house, search!);
    const before = await stands(page);
    const single = (await labels(page)).findIndex((label) => !label!.includes('copies'));
    expect(await words(page).textContent()).toBe('0 of up to 3 chosen');
    expect(await confirm(page).textContent()).toBe('Take none');
    const card = laid(page).nth(single);
    await card.click({ position: ON_CARD });
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    expect(await card.locator('.numseal').textContent()).toBe('1');
    expect(await words(page).textContent()).toBe('1 of up to 3 chosen');
    const name = (await labels(page))[single]!.split(',')[0]!;
    expect(await confirm(page).textContent()).toBe(`Take ${name}`);
    await card.click({ position: ON_CARD });
    expect(await card.getAttribute('aria-pressed')).toBe('false');
    expect(await words(page).textContent()).toBe('0 of up to 3 chosen');
    await card.click({ position: ON_CARD });
    await page.getByRole('button', { name: `Take ${name} back` }).click();
    expect(await words(page).textContent()).toBe('0 of up to 3 chosen');
    expect(await stands(page)).toBe(before); // nothing was told yet
    await page.context().close();
  });

  it('counts the copies of a card, and how many of them are chosen', async () => {
    const page = await takenUp(house, search!);
    const several = (await labels(page)).findIndex((label) => label!.includes('copies'));
    const card = laid(page).nth(several);
    const copies = Number(/(\d+) copies/.exec((await labels(page))[several]!)![1]);
    expect(await card.locator('.copies').textContent()).toBe(`×${copies}`);
    await card.click({ position: ON_CARD });
    expect(await card.locator('.copies').textContent()).toBe(`${copies - 1} of ${copies} left`);
    await card.click({ position: ON_CARD });
    expect(await card.locator('.numseal').allTextContents()).toEqual(['1', '2']);
    expect(await words(page).textContent()).toBe('2 of up to 3 chosen');
    await page.context().close();
  });

  it('is done from the keyboard, and takes what is chosen into the hand', async () => {
    const page = await takenUp(house, search!);
    const before = await handOf(page);
    await laid(page).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await words(page).textContent()).toBe('2 of up to 3 chosen');
    await page.keyboard.press('Backspace');
    expect(await words(page).textContent()).toBe('1 of up to 3 chosen');
    await page.keyboard.press('Enter');
    await confirm(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.laidout').count()).toBe(0);
    await idle(page);
    expect(await handOf(page)).toBe(before + 2);
    await page.context().close();
  });

  it('shows the whole deck, with what cannot be taken apart from the rest', async () => {
    const page = await takenUp(house, search!);
    const deck = Number(
      await page.locator('[data-side="mine"] .pile', { hasText: 'Deck' }).locator('b').first().textContent(),
    );
    const count = (all: Element[]): number =>
      all.reduce((sum, each) => sum + Number(/(\d+) copies/.exec(each.getAttribute('aria-label')!)?.[1] ?? 1), 0);
    const open = await laid(page).evaluateAll(count);
    const closed = await page.locator('.alsoseen .spot').evaluateAll(count);
    expect(open + closed).toBe(deck);
    expect(await page.locator('.alsoseen h4').textContent()).toBe(`Also in this deck: ${closed}`);
    expect(await page.locator('.alsoseen [data-state~="legal"]').count()).toBe(0);
    await page.context().close();
  });

  it('is searched by name or text, and says which cards are the Prize cards', async () => {
    const page = await takenUp(house, search!);
    const all = await labels(page);
    const name = all[0]!.split(',')[0]!;
    await page.keyboard.press('/');
    await page.keyboard.type(name.toUpperCase());
    await expect.poll(() => laid(page).count()).toBeLessThan(all.length);
    expect(await labels(page)).toContain(all[0]);
    await page.keyboard.press('Enter'); // on to what was found
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(all[0]);
    await page.getByLabel('Search these cards').fill('no such card');
    await page.getByText('None of these cards has “no such card”').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => laid(page).count()).toBe(all.length);
    const prized = (await page.locator('.prizedname').allTextContents()).map((each) =>
      Number(/×(\d+)$/.exec(each)![1]),
    );
    expect(prized.reduce((sum, each) => sum + each, 0)).toBe(
      await page.locator('[data-side="mine"] .prizes .back').count(),
    );
    await page.context().close();
  });

  it('lets nothing more be added when it is full, and has no faults when half of it is chosen', async () => {
    const page = await takenUp(house, search!);
    await legal(page).first().click({ position: ON_CARD });
    expect(await faultsInEveryRoom(page, '.laidout', '.bar')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    while ((await legal(page).count()) > 0) await legal(page).first().click({ position: ON_CARD });
    expect(await words(page).textContent()).toBe('3 of up to 3 chosen');
    expect(await confirm(page).getAttribute('class')).toContain('on');
    await page.context().close();
  });
});

describe('what is given out over Pokémon', () => {
  it('is counted on each of them, taken back, and put there all at once', async () => {
    const page = await takenUp(house, playedUntil(spreading));
    const before = await stands(page);
    const damage = (): Promise<number> =>
      page.evaluate(
        `[...document.querySelectorAll('[data-side="other"] .dmgtok')].reduce((sum, { textContent }) => sum + Number(textContent), 0)`,
      );
    const hurt = await damage();
    const steppers = page.locator('.giver');
    const lit = page.locator('.spot[data-state~="legal"]');
    await expect.poll(() => steppers.count()).toBe(await lit.count());
    await lit.first().click();
    await page.locator('.giver:not(.on) .plus').first().click();
    await lit.first().focus();
    await page.keyboard.press('+');
    expect(await steppers.locator('b').allTextContents()).toEqual(expect.arrayContaining(['20', '10']));
    expect(await confirm(page).textContent()).toBe('Place these 3');
    expect(await page.locator('.giver .plus:enabled').count()).toBe(0);
    expect(await faultsInEveryRoom(page, '.felt', '.bar')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Backspace');
    expect(await confirm(page).textContent()).toBe('Give out 1 more');
    expect(await confirm(page).isDisabled()).toBe(true);
    expect(await stands(page)).toBe(before); // nothing was told yet
    await page.locator('.giver:not(.on) .plus').first().click();
    await confirm(page).click();
    await expect.poll(() => steppers.count()).toBe(0);
    await expect.poll(damage).toBe(hurt + 30);
    await page.context().close();
  });

  it('is taken back under a Pokémon on a phone, where the Pokémon itself gives more', async () => {
    const page = await takenUp(house, playedUntil(givingEnergy), { phone: true });
    const [less, lit] = [page.locator('.giver.small'), page.locator('.spot[data-state~="legal"]')];
    expect(await page.locator('.say h2').textContent()).toMatch(/: \d [A-Z]\w+ Energy$/);
    expect(await less.count()).toBe(0);
    await lit.last().click({ position: { x: 20, y: 16 } });
    await less.waitFor();
    expect(Math.round((await less.boundingBox())!.height)).toBeGreaterThanOrEqual(44);
    await less.click();
    await expect.poll(() => less.count()).toBe(0);
    await page.context().close();
  });
});

/** Whether the part of a card that stands out of the fan is free, and not under something else. */
const COVERED = `[...document.querySelectorAll('.hc.play')].filter((card) => {
  const { x, y, width } = card.getBoundingClientRect();
  const next = card.nextElementSibling?.getBoundingClientRect().x ?? x + width;
  const at = document.elementFromPoint(x + Math.min(width, next - x) / 2, y + 40);
  return !card.contains(at);
}).map((card) => card.getAttribute('aria-label'))`;

/** Pokémon in play that a card of the hand lies on, standing still or lifted. */
const UNDER_THE_HAND = `(() => {
  const top = Math.min(...[...document.querySelectorAll('.hc .card')].map((card) => card.getBoundingClientRect().top));
  return [...document.querySelectorAll('[data-side="mine"] .spot[data-pokemon] .turn')]
    .filter((card) => card.getBoundingClientRect().bottom > top + 1).map((card) => card.textContent);
})()`;

describe('cards of the hand to be discarded', () => {
  it.each([false, true])('lie free, are marked, and the button says what happens (on a phone: %s)', async (phone) => {
    const page = await takenUp(house, discard!, { phone });
    const before = await handOf(page);
    expect(before).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(COVERED)).toEqual([]);
    expect(await page.evaluate(UNDER_THE_HAND)).toEqual([]);
    expect(await confirm(page).textContent()).toBe('Choose 2 more');
    expect(
      await confirm(page)
        .locator('b')
        .evaluate((each) => getComputedStyle(each).textDecorationLine),
    ).toBe('none');
    expect(await confirm(page).isDisabled()).toBe(true);
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    expect(await page.locator('.hc.drafted .numseal').textContent()).toBe('1');
    await expect.poll(() => page.evaluate(UNDER_THE_HAND)).toEqual([]);
    expect(await page.locator('.say p').last().textContent()).toBe('1 of 2 chosen.');
    await page.locator('.hc.drafted').click({ position: ON_CARD });
    expect(await page.locator('.hc.drafted').count()).toBe(0);
    for (let card = 0; card < 2; card++) await page.locator('.hc.play').first().click({ position: ON_CARD });
    expect(await page.locator('.hc.play').count()).toBe(0);
    expect(await confirm(page).textContent()).toMatch(/^Discard .+( and |×2)/);
    expect(await faults(page, '.bar')).toEqual([]);
    await confirm(page).click();
    await expect.poll(() => page.locator('.laidout').count()).toBe(1); // the deck is searched
    await idle(page);
    expect(await handOf(page)).toBe(before - 2);
    await page.context().close();
  });
});

describe('a Basic Pokémon that is selected', () => {
  it('lights the empty Bench spots, and goes to the one that is touched', async () => {
    const page = await takenUp(house, benching!);
    const lit = page.locator('[data-side="mine"] .bench .spot.empty.lit');
    expect(await lit.count()).toBe(0);
    await page.locator('.bar .act[data-act="bench"]').click();
    await page.locator('.hc.play').first().click({ position: ON_CARD });
    const spots = await lit.count();
    expect(spots).toBeGreaterThan(0);
    await lit.last().click();
    await expect.poll(() => page.locator('[data-side="mine"] .bench .spot.empty').count()).toBe(spots - 1);
    await page.context().close();
  });
});

describe('cards that are laid out', () => {
  it.each([false, true])(
    'are put aside to look at the table; what is chosen of them waits (on a phone: %s)',
    async (phone) => {
      const page = await takenUp(house, search!, { phone });
      await legal(page).first().click({ position: ON_CARD });
      const before = await words(page).textContent();
      const active = page.locator('[data-side="mine"] .spot.active');
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await expect.poll(() => page.locator('.laidout').count()).toBe(0);
      await active.click({ trial: true });
      expect(await faults(page, '.bar')).toEqual([]);
      await page.getByRole('button', { name: 'Back to the cards' }).click();
      expect(await words(page).textContent()).toBe(before);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.laidout').count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => words(page).textContent()).toBe(before);
      await page.context().close();
    },
  );
});

describe('the golden button', () => {
  it('is not one of several that are as good as each other; effects are named by what they do', async () => {
    const page = await takenUp(house, playedUntil(choosingEffect));
    const acts = page.locator('.bar .act');
    expect(await acts.allTextContents()).toEqual([
      'Shuffle up to 2 Pokémon from your discard pile into your deck.',
      'Shuffle up to 2 basic Energy cards from your discard pile into your deck.',
    ]);
    expect(await page.locator('.bar .act.on').count()).toBe(0);
    expect(await faults(page, '.bar')).toEqual([]);
    await page.context().close();
  });

  it('proposes all bonus cards, in words, and the hands they are drawn for lie open', async () => {
    for (const phone of [false, true]) {
      const page = await takenUp(house, playedUntil(drawingBonus), { phone });
      const [most, ...fewer] = (await page.locator('.bar .act').allTextContents()).reverse();
      expect(most).toMatch(/^Draw \d cards?$/);
      expect(fewer.at(-1)).toBe('Draw none');
      expect(await page.locator('.bar .act.on').allTextContents()).toEqual([most]);
      expect(await page.locator('.shownhands h3').first().textContent()).toBe('Your opponent shows:');
      expect(await page.locator('.shownhands li .card').count()).toBeGreaterThanOrEqual(7);
      for (const card of await page.locator('.shownhands li').all()) await card.scrollIntoViewIfNeeded();
      expect(await faultsInEveryRoom(page, '.felt')).toEqual([]);
      await page.locator('.bar .act.on').click();
      await idle(page);
      expect(await page.locator('.shownhands').count()).toBe(0);
      await page.context().close();
    }
  });

  it('is not End turn while a power is ready', async () => {
    const page = await takenUp(house, playedUntil(readyPower));
    const golden = await page
      .locator('.bar .act.on')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-act')));
    expect(golden).toHaveLength(1);
    expect(golden).not.toContain('end');
    await page.context().close();
  });
});

describe('a hand of many cards on a phone', () => {
  it('keeps 44 px of every card in sight, and is swiped', async () => {
    const page = await takenUp(house, manyCards!, { phone: true });
    const places = await page.locator('.hc').evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetLeft));
    expect(places.length).toBeGreaterThanOrEqual(10);
    const steps = places.slice(1).map((x, i) => x - places[i]!);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(44);
    const fan = page.locator('.fan');
    await fan.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
    const box = (await page.locator('.hc').last().boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await fan.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    expect((await page.locator('.hc').first().boundingBox())!.x).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });
});
