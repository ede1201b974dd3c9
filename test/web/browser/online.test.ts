// Games between browsers, over a real server: by link, cut off, on another device, by keyboard alone.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDecks } from '../../../src/cli/library-files.js';
import type { GameRecord, Viewer } from '../../../src/engine/index.js';
import { checkShuffles, Replay } from '../../../src/session/index.js';
import { faults } from './axe.js';
import { act, asked, begun, OnlineHouse, playOut, seatLink, type Visitor } from './online-house.js';
import { inPage } from './policy.js';

let house: OnlineHouse;
beforeAll(async () => {
  house = await OnlineHouse.open();
});
afterAll(() => house.close());

/** Who has just spoken is not heard again for so long. */
const BETWEEN_WORDS = 5_100;

const banner = (page: Page) => page.locator('.ban');
const title = (page: Page) => page.locator('.bar .say h2');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Two at a table, and the game before its first choice. */
async function seated(wish: Parameters<OnlineHouse['setTable']>[0] = {}): Promise<readonly [Visitor, Visitor, string]> {
  const [ada, ben] = await house.setTable(wish);
  const one = await house.visit(seatLink(ada));
  const other = await house.visit(seatLink(ben), { phone: true });
  await begun(one, other);
  return [one, other, ada.table];
}

/** Whoever is asked now, first. */
async function whoIsAsked(one: Visitor, other: Visitor): Promise<readonly [Visitor, Visitor]> {
  const first = await Promise.race([asked(one.page).then(() => one), asked(other.page).then(() => other)]);
  return first === one ? [one, other] : [other, one];
}

/** Plays until somebody is in their turn. */
async function inATurn(one: Visitor, other: Visitor): Promise<Visitor> {
  for (let steps = 0; steps < 40; steps++) {
    const [first] = await whoIsAsked(one, other);
    if ((await title(first.page).textContent()) === 'Your turn') return first;
    await act(first.page);
    await expect.poll(() => title(first.page).textContent()).not.toBe('Your choice is on its way');
  }
  throw new Error('The game does not begin.');
}

/** Who concedes has lost, as both see. */
async function concede(one: Visitor, other: Visitor): Promise<void> {
  await press(one.page, 'Concede');
  await one.page.locator('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect.poll(() => title(one.page).textContent()).toMatch(/wins$/);
  await expect.poll(() => title(other.page).textContent()).toBe('You win');
}

const leave = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const { context, errors } of visitors) {
    expect(errors).toEqual([]);
    await context.close();
  }
};

/** For how long somebody is cut off, in milliseconds: by hand half a minute (CUT_SECONDS=30), usually less. */
const CUT = Number(process.env['CUT_SECONDS'] ?? 3) * 1000;

const { facts, decks } = plainDecks();
const namesOf = (deck: number) => new Set(decks[deck]!.map((card) => facts[card]!.name));
const [mine, theirs] = [namesOf(0), namesOf(1)];
const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((each) => !other.has(each));

async function recordOfFirstGame(table: string): Promise<GameRecord> {
  const answer = await fetch(`${house.address}/api/tables/${table}/games/1`);
  const { agreed: _, ...record } = (await answer.json()) as GameRecord & { readonly agreed: unknown };
  return record;
}

/** The cards that a viewer gets to see in a game, a mulligan's hand too, by their names, and what those are said to evolve from. */
function namesSeen(record: GameRecord, viewer: Viewer): ReadonlySet<string> {
  const replay = Replay.open(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  replay.value.goTo(0);
  const viewing = replay.value.viewing(viewer);
  const names = new Set<string>();
  for (let choice = 0; choice <= record.choices.length; choice++) {
    replay.value.goTo(choice);
    for (const { facts: card } of viewing.whole().faces) names.add(card.name).add(card.evolvesFrom);
  }
  return names;
}

describe('a table that is played elsewhere', () => {
  it('is played to its end by two browsers, one by its keyboard alone, a third looking on; all check the shuffles', async () => {
    const [ada, ben, table] = await seated();
    const watcher = await house.visit(`/watch/${table}`, { theme: 'light' });
    await watcher.page.locator('.game.online').waitFor();
    expect(await watcher.page.locator('.handbacks .back').count()).toBeGreaterThan(0);
    for (const { page } of [ada, ben, watcher]) expect(await faults(page)).toEqual([]);
    await Promise.all([playOutByKeys(ada.page), playOut(ben.page)]);
    const results = await Promise.all([ada, ben].map(({ page }) => title(page).textContent()));
    expect([...results].sort()).toEqual(['You win', results[0] === 'You win' ? 'Ada wins' : 'Ben wins'].sort());
    await expect.poll(() => title(watcher.page).textContent()).toMatch(/^(Ada|Ben) wins$/);
    for (const { page } of [ada, ben, watcher]) {
      await press(page, 'Check the shuffles');
      await page.locator('.shuffles .verdict').waitFor();
      expect(await page.locator('.shuffles .verdict').textContent()).toBe('The cards were dealt as agreed.');
      expect(await page.locator('.shuffles li.good').count()).toBe(6);
      expect(await faults(page, '.shuffles')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    const saving = ada.page.waitForEvent('download');
    await press(ada.page, 'Save the record');
    const record: unknown = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(checkShuffles(record)).toMatchObject({ ok: true, value: { holds: true } });
    await press(ben.page, 'Watch it again');
    await ben.page.locator('.game.replay').waitFor();
    await leave(ada, ben, watcher);
  });

  it('is played to its end though one is cut off and the other goes on in another browser, and no frame of all tells a card too early', async () => {
    const [ada, ben] = await house.setTable();
    const [one, phone] = [await house.visit(seatLink(ada)), await house.visit(seatLink(ben), { phone: true })];
    await begun(one, phone);
    const watcher = await house.visit(`/watch/${ada.table}`);
    await watcher.page.locator('.game.online').waitFor();
    for (let choices = 0; choices < 12; choices++) {
      const [first] = await whoIsAsked(one, phone);
      await act(first.page);
    }
    await one.line.cut();
    await expect.poll(() => banner(one.page).textContent()).toContain('server is away');
    await pause(CUT);
    one.line.mend();
    await expect.poll(() => banner(one.page).count(), { timeout: 20_000 }).toBe(0);
    await leave(phone);
    await expect.poll(() => banner(one.page).textContent()).toContain('Ben is away');
    const desk = await house.visit(seatLink(ben));
    await desk.page.locator('.game.online').waitFor();
    await Promise.all([playOut(one.page), playOut(desk.page)]);
    // A game may be over soon after Ben has come back: by both of his browsers together he was told enough.
    for (const browsers of [[one], [phone, desk], [watcher]])
      expect(browsers.reduce((sum, { frames }) => sum + frames.length, 0)).toBeGreaterThan(10);
    const record = await recordOfFirstGame(ada.table);
    const toldEarly = (viewer: Viewer, names: readonly string[], ...browsers: readonly Visitor[]) => {
      const told = browsers.flatMap(({ frames }) => frames).join('\n');
      const seen = namesSeen(record, viewer);
      expect([...seen].filter((name) => told.includes(name)).length).toBeGreaterThan(3);
      return names.filter((name) => told.includes(name) && !seen.has(name));
    };
    expect(toldEarly(0, only(theirs, mine), one)).toEqual([]);
    expect(toldEarly(1, only(mine, theirs), desk, phone)).toEqual([]);
    expect(toldEarly('spectator', [...mine, ...theirs], watcher)).toEqual([]);
    await leave(one, desk, watcher);
  });

  it('keeps a choice that is made while the line is cut, and sends it when the line is back', async () => {
    const [ada, ben] = await seated();
    const [one, other] = await whoIsAsked(ada, ben);
    await one.line.cut();
    await expect.poll(() => banner(one.page).textContent()).toContain('server is away');
    await expect.poll(() => banner(other.page).textContent()).toMatch(/(Ada|Ben) is away/);
    expect(await faults(other.page)).toEqual([]);
    await act(one.page);
    await expect.poll(() => banner(one.page).textContent()).toContain('is kept');
    expect(await title(one.page).textContent()).toBe('Your choice is on its way');
    expect(await faults(one.page)).toEqual([]);
    one.line.mend();
    await expect.poll(() => banner(one.page).textContent()).toContain('was sent and counts');
    await expect.poll(() => banner(other.page).textContent()).toMatch(/(Ada|Ben) is back/);
    await expect.poll(() => banner(one.page).count()).toBe(0);
    await concede(one, other);
    await leave(ada, ben);
  });

  it('says that a choice came too late, where it was made on another device meanwhile', async () => {
    const [ada, ben] = await house.setTable();
    const [one, other] = [await house.visit(seatLink(ada)), await house.visit(seatLink(ben))];
    await begun(one, other);
    const first = await inATurn(one, other);
    const device = await house.visit(seatLink(first === one ? ada : ben), { phone: true });
    await asked(device.page);
    await first.line.cut();
    await first.page.locator('.act[data-act="end"]').click();
    await expect.poll(() => banner(first.page).textContent()).toContain('“End your turn” is kept');
    const opponent = first === one ? other : one;
    await concede(device, opponent);
    await expect.poll(() => device.page.locator('.say').textContent()).toContain('You conceded.');
    await expect.poll(() => opponent.page.locator('.say').textContent()).toMatch(/(Ada|Ben) conceded\./);
    first.line.mend();
    await expect.poll(() => banner(first.page).textContent()).toContain('Too late.');
    expect(await faults(first.page, '.ban')).toEqual([]);
    await leave(one, other, device);
  });

  it('goes on with the open choice after a reload, in a second tab and on a second device', async () => {
    const [ada, ben] = await house.setTable();
    const one = await house.visit(seatLink(ada));
    const other = await house.visit(seatLink(ben));
    await begun(one, other);
    const [first, key] = (await whoIsAsked(one, other))[0] === one ? [one, ada] : [other, ben];
    const sentence = await title(first.page).textContent();
    await first.page.reload();
    await asked(first.page);
    expect(await title(first.page).textContent()).toBe(sentence);
    expect(first.page.url()).not.toContain(key.key);
    const tab = await house.visit(seatLink(key).replace(/\/[0-9a-f]{32}$/, ''), { context: first.context });
    const device = await house.visit(seatLink(key), { phone: true });
    for (const { page } of [tab, device]) {
      await asked(page);
      expect(await title(page).textContent()).toBe(sentence);
    }
    await act(device.page);
    for (const { page } of [first, tab]) await expect.poll(() => title(page).textContent()).not.toBe(sentence);
    await leave(device, other, first);
  });

  it('goes on by itself when the server was away', async () => {
    const [ada, ben] = await seated();
    await whoIsAsked(ada, ben);
    await house.stop();
    await expect.poll(() => banner(ada.page).textContent()).toContain('server is away');
    await house.start();
    await expect.poll(() => banner(ada.page).count(), { timeout: 20_000 }).toBe(0);
    await concede(ada, ben);
    await leave(ada, ben);
  });

  it('lets players speak, ask and answer by keys, and a rematch begin', async () => {
    const [ada, ben] = await seated({ clock: { seconds: 600, more: 0 } });
    await ada.page.keyboard.press('p');
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('3');
    await expect.poll(() => ben.page.locator('.sayslip').textContent()).toBe('Nicely played.');
    await ben.page.keyboard.press('p');
    await press(ben.page, 'Ask for a pause');
    await expect.poll(() => ada.page.locator('.slip2').textContent()).toContain('Ben asks for a pause');
    expect(await faults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('y');
    await expect.poll(() => banner(ben.page).textContent()).toContain('The game is paused.');
    await ben.page.waitForTimeout(BETWEEN_WORDS);
    await press(ben.page, 'Go on');
    await expect.poll(() => ada.page.locator('.slip2').textContent()).toContain('Ben wants to go on');
    await ada.page.keyboard.press('y');
    await expect.poll(() => banner(ben.page).count()).toBe(0);
    await concede(ben, ada);
    await press(ada.page, 'Rematch');
    await expect.poll(() => ben.page.locator('.slip2').textContent()).toContain('Ada offers a rematch');
    await ben.page.keyboard.press('y');
    await begun(ada, ben);
    await leave(ada, ben);
  });
});

/** Plays on until the game is over with the keyboard alone, whenever this page is asked. */
async function playOutByKeys(page: Page): Promise<void> {
  for (let step = 0; step < 1500; step++) {
    await asked(page);
    const goal = await page.evaluate(
      `(() => { ${inPage} if (isOver()) return false; window.goal = wanted()[0]; return true; })()`,
    );
    if (goal === false) return;
    await tabTo(page);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(5);
  }
  throw new Error('The game does not end.');
}

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse would. */
async function tabTo(page: Page): Promise<void> {
  for (let presses = 0; presses < 70; presses++) {
    if ((await page.evaluate('!window.goal.isConnected || document.activeElement === window.goal')) === true) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('What is lit cannot be reached with Tab.');
}
