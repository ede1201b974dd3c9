// A table is set in one browser, its link is opened in another, both sit down, and the game begins.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, inEveryRoom } from './axe.js';
import { type House, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Waits until the decks are there, and says a name. */
async function named(page: Page, name: string): Promise<void> {
  await page.locator('.deckrow select').waitFor();
  await page.getByLabel('Your name at the table').fill(name);
}

interface Setting {
  readonly name?: string;
  /** What is done before the table is set. */
  readonly choose?: (page: Page) => Promise<void>;
}

/** Somebody sets a table and waits at it; its link is behind the #. */
async function setTable({
  name = 'Ada',
  choose,
}: Setting = {}): Promise<{ page: Page; errors: string[]; way: string }> {
  const { page, errors } = await openPage(house, { at: '/friend' });
  await named(page, name);
  await choose?.(page);
  await press(page, 'Set the table');
  await page.getByText('Your deck:').waitFor();
  const link = await page.locator('.sendlink code').textContent();
  return { page, errors, way: link!.slice(link!.indexOf('#') + 1) };
}

async function sitDown(way: string, name: string, phone = false): Promise<{ page: Page; errors: string[] }> {
  const opened = await openPage(house, { at: way, phone });
  await named(opened.page, name);
  await press(opened.page, 'Sit down');
  await opened.page.getByText('Your deck:').waitFor();
  return opened;
}

const inGame = (page: Page): Promise<void> => page.locator('.game').waitFor();

const close = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

describe('a friend', () => {
  it('opens the link, sits down, and when both are ready the game begins', async () => {
    const ada = await setTable();
    expect(await ada.page.title()).toBe('Play a friend · Rulebox');
    const ben = await sitDown(ada.way, 'Ben', true);
    await ada.page.getByRole('heading', { name: 'Ben' }).waitFor();
    expect(await ada.page.title()).toBe('Ben sat down · Rulebox');
    await press(ben.page, /ready/);
    await ada.page.locator('.isready').waitFor();
    await ben.page.getByRole('button', { name: 'Waiting for Ada' }).waitFor();
    await press(ada.page, /ready/);
    await Promise.all([inGame(ada.page), inGame(ben.page)]);
    expect([...ada.errors, ...ben.errors]).toEqual([]);
    await close(ada.page, ben.page);
  });

  it('finds the seat again after a reload, in another tab, and by its link on another device, without its key in the address', async () => {
    const { page, way } = await setTable();
    await page.reload();
    await page.getByText('Your deck:').waitFor();
    expect(await page.locator('.seatlist').textContent()).toContain('Ada');
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.getByText('Your deck:').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'My seat, on another device');
    await press(page, 'Copy the link to my seat');
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(link).toMatch(/#\/seat\/[0-9a-z]{10}\/0\/[0-9a-f]{32}$/);
    const { page: other } = await openPage(house, { at: link.slice(link.indexOf('#') + 1), phone: true });
    await other.locator('.seatlist').waitFor();
    expect(other.url()).not.toContain(link.slice(-32));
    expect(await other.locator('.deckpanel').textContent()).toContain('Change deck');
    const { page: stranger } = await openPage(house, { at: way.replace('table', 'seat').concat('/0') });
    await stranger.getByText('You are invited').waitFor(); // without the key nobody sits there
    await close(page, other, stranger);
  });

  it('is told when the table is full, unknown, or may not be watched', async () => {
    const { page, way } = await setTable({ choose: (each) => each.getByText('Nobody', { exact: true }).click() });
    await sitDown(way, 'Ben').then(({ page: ben }) => close(ben));
    const { page: late } = await openPage(house, { at: way });
    await late.getByRole('heading', { name: 'Every seat is taken' }).waitFor();
    await late.getByText('Nobody may look on here.').waitFor();
    await late.evaluate("location.hash = '#/table/0000000000'");
    await late.getByRole('heading', { name: 'There is no such table' }).waitFor();
    await close(page, late);
  });

  it('is found in the lobby, and gives the seat up', async () => {
    const ada = await setTable({ choose: (page) => page.getByLabel('list it among the open tables').check() });
    const { page: ben } = await openPage(house, { at: '/tables' });
    await ben.getByRole('row', { name: /Ada/ }).getByRole('link', { name: 'Sit down' }).click();
    await named(ben, 'Ben');
    await press(ben, 'Sit down');
    await ben.locator('.versus').waitFor();
    await press(ben, 'Leave the table');
    await press(ben, 'Yes, leave it');
    await ben.locator('.homehead').waitFor();
    await ada.page.locator('.chair').waitFor();
    expect(await ada.page.title()).toBe('Ben left · Rulebox');
    await close(ada.page, ben);
  });

  it('need not come: a bot sits down on the empty chair', async () => {
    const { page, errors } = await setTable();
    await press(page, 'Let a bot sit down');
    await page.getByLabel('Which bot').selectOption({ label: 'Random bot: any choice the rules allow' });
    await press(page, 'Let it sit down');
    await page.locator('.isready').waitFor();
    await press(page, /ready/);
    await inGame(page);
    expect(errors).toEqual([]);
    await close(page);
  });

  it('may be three friends: four sit in two teams', async () => {
    const team = async (page: Page): Promise<void> => {
      await page.getByText('2009', { exact: true }).click();
      await page.getByText('Team Battle: two against two').first().click();
      await page.getByText('4 players in two teams').waitFor();
    };
    const ada = await setTable({ choose: team });
    const { page: ben } = await openPage(house, { at: ada.way });
    await named(ben, 'Ben');
    await ben.getByText('Team 1 with Ada').click();
    await press(ben, 'Sit down');
    await ben.locator('.seatlist').waitFor();
    expect(await ben.locator('.seatlist li').allTextContents()).toEqual([
      expect.stringMatching(/Ben.*Team 1/),
      expect.stringContaining('an empty chair'),
      expect.stringMatching(/Ada.*Team 1/),
      expect.stringContaining('an empty chair'),
    ]);
    for (let chair = 0; chair < 2; chair++) {
      await press(ada.page, 'Let a bot sit down');
      await press(ada.page, 'Let it sit down');
      await ada.page.locator('.botsheet').waitFor({ state: 'detached' });
    }
    await press(ben, /ready/);
    await press(ada.page, /ready/);
    await Promise.all([inGame(ada.page), inGame(ben)]);
    for await (const { room, isPhone, isRecoloured } of inEveryRoom(ben)) {
      expect(await faults(ben, undefined, { isRecoloured }), room).toEqual([]);
      if (!isPhone) continue;
      const tabs = await ben.locator('.seats button').allTextContents();
      expect(new Set(tabs).size, room).toBe(3);
      await press(ben, /Say or ask/);
      expect(await faults(ben), `${room}, what can be said`).toEqual([]);
      const felt = await ben.locator('.felt').boundingBox();
      expect(felt!.height, `${room}: the table is still there`).toBeGreaterThan(500);
      await press(ben, /Say or ask/);
    }
    await close(ada.page, ben);
  });
});

/** A card that no server knows, put into the deck of one's own that is kept first, in the place of another. */
const WITH_AN_OWN_CARD = `{
  const shelf = JSON.parse(localStorage.getItem('rulebox.decks'));
  const [deck] = shelf.decks;
  const energy = deck.lines.find(({ count, name }) => count > 1 && name.endsWith(' Energy'));
  energy.count--;
  const facts = { kind: 'pokemon', stage: 'basic', hp: 50, types: ['Fire'], attacks: [{ name: 'Nip', cost: ['Fire'], damage: 10 }] };
  deck.lines.push({ count: 1, id: 'own-1', name: 'Sandling', card: { setId: 'own', number: '1', facts } });
  localStorage.setItem('rulebox.decks', JSON.stringify(shelf));
}`;

describe('a deck of one’s own', () => {
  /** Goes to where a table is set with a copy of a deck that ships. */
  async function withOwnDeck(): Promise<Page> {
    const { page } = await openPage(house, { at: '/decks' });
    await press(page, 'Copy and change Ember Spark');
    await page.locator('.groups').waitFor();
    return page;
  }

  async function set(page: Page): Promise<void> {
    await page.goto(`${house.address}#/friend`);
    await page.reload();
    await named(page, 'Ada');
    expect(await page.locator('.deckrow optgroup').first().getAttribute('label')).toBe('Your decks');
  }

  it('is brought as a list', async () => {
    const page = await withOwnDeck();
    await set(page);
    await press(page, 'Set the table');
    await page.getByText('Your deck: Ember Spark').waitFor();
    await close(page);
  });

  it('with cards that the server does not know is refused in its words, and another one can be taken', async () => {
    const page = await withOwnDeck();
    await page.evaluate(WITH_AN_OWN_CARD);
    await set(page);
    await page.getByText('The server may not know Sandling').waitFor();
    await press(page, 'Set the table');
    await page.getByRole('alert').getByText('own-1').waitFor();
    await page.locator('.deckpanel').getByText('The server may not know Sandling').waitFor();
    await page.locator('.deckpanel select').selectOption({ label: 'DonChamp' });
    await press(page, 'Take this deck');
    await page.getByText('Your deck: DonChamp').waitFor();
    await close(page);
  });

  it('with such cards is taken at a table for cards as sent', async () => {
    const page = await withOwnDeck();
    await page.evaluate(WITH_AN_OWN_CARD);
    await set(page);
    await page.getByLabel('own and imported cards may be played').check();
    await press(page, 'Set the table');
    await page.getByText('Your deck: Ember Spark').waitFor();
    await page.getByText('own and imported ones too').waitFor();
    await close(page);
  });
});

describe('a table for a friend', () => {
  it('is set, sent and readied by keyboard alone', async () => {
    const { page } = await openPage(house, { at: '/friend' });
    await page.locator('.deckrow select').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('radio', { name: '2010 HGSS' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.ticket .yr').textContent()).toBe('2011');
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Your name at the table').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await page.getByText('Your deck:').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const ben = await sitDown(link.slice(link.indexOf('#') + 1), 'Ben');
    await press(ben.page, /ready/);
    await page.locator('.isready').waitFor();
    await page.keyboard.press('Enter');
    await inGame(page);
    await close(page, ben.page);
  });

  it('is watched before its game has begun, and when it has', async () => {
    const ada = await setTable();
    const watcher = await openPage(house, { at: ada.way.replace('table', 'watch') });
    await watcher.page.getByRole('heading', { name: 'The game has not begun' }).waitFor();
    const ben = await sitDown(ada.way, 'Ben');
    await press(ben.page, /ready/);
    await press(ada.page, /ready/);
    await inGame(watcher.page);
    expect(watcher.errors).toEqual([]);
    await close(ada.page, ben.page, watcher.page);
  });

  it('cannot be set without a server, and the page says so', async () => {
    const { page } = await openPage(house);
    await page.evaluate("window.fetch = () => Promise.reject(new Error('There is no network.'))");
    await page.getByRole('link', { name: 'A friend, by link' }).click();
    await page.getByRole('heading', { name: 'Playing a friend needs a Rulebox server' }).waitFor();
    await page.getByRole('link', { name: 'Play a bot meanwhile' }).click();
    await page.getByRole('button', { name: 'Shuffle and deal' }).click();
    await page.locator('.game[data-busy="false"]').waitFor();
    await close(page);
  });
});

describe('axe finds nothing', () => {
  async function inRooms(page: Page, name: string): Promise<void> {
    for await (const lit of inEveryRoom(page)) {
      expect(await faults(page, undefined, lit), `${name}, ${lit.room}`).toEqual([]);
      const sideways = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(sideways, `${name}, ${lit.room}: sideways`).toBeLessThanOrEqual(0);
    }
  }

  it('while a table is set, waited at, opened by a friend, listed, watched and sat at', async () => {
    const { page: setting } = await openPage(house, { at: '/friend' });
    await setting.locator('.fan3 .card').first().waitFor();
    await inRooms(setting, 'setting');
    const ada = await setTable({ choose: (page) => page.getByLabel('list it among the open tables').check() });
    await inRooms(ada.page, 'waiting');
    await press(ada.page, 'Let a bot sit down');
    await inRooms(ada.page, 'a bot');
    await ada.page.keyboard.press('Escape');
    await press(ada.page, 'My seat, on another device');
    await inRooms(ada.page, 'another device');
    await ada.page.keyboard.press('Escape');
    const { page: friend } = await openPage(house, { at: ada.way });
    await friend.locator('.fan3 .card').first().waitFor();
    await inRooms(friend, 'invited');
    const { page: lobby } = await openPage(house, { at: '/tables' });
    await lobby.locator('.tablelist').first().waitFor();
    await inRooms(lobby, 'the lobby');
    const { page: watcher } = await openPage(house, { at: ada.way.replace('table', 'watch') });
    await watcher.locator('.seatlist').waitFor();
    await inRooms(watcher, 'watching');
    await named(friend, 'Ben');
    await press(friend, 'Sit down');
    await friend.locator('.versus').waitFor();
    await inRooms(friend, 'seated');
    await close(setting, ada.page, friend, lobby, watcher);
  });
});
