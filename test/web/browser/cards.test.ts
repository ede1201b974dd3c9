import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLibrary } from '../../../src/cli/local/library-file.js';
import { pokemon, trainer } from '../../cards/import/written.js';
import { startTcgdexServer } from '../../cli/import/tcgdex-server.js';
import { zipped } from '../import/zipped.js';
import { faultsInEveryRoom } from './axe.js';
import { type House, idle, openHouse, openPage, stands } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Mossling', 'Fernling', 'Barkling', 'Thornling', 'Rootling', 'Budling'];

/** A small set of our own invention: one card has a line that nobody understands. */
const SET = [
  ...NAMES.map((name, place) => pokemon({ id: `inv1-${place + 1}`, localId: `${place + 1}`, name, serieId: 'inv' })),
  trainer({ id: 'inv1-7', localId: '7', serieId: 'inv' }),
  pokemon({
    id: 'inv1-8',
    localId: '8',
    name: 'Oddling',
    serieId: 'inv',
    attacks: [{ name: 'Ask', cost: ['Grass'], effect: 'Wibble the wobble of your Mossling.' }],
  }),
];
const OTHER = pokemon({ id: 'inv2-1', setId: 'inv2', setName: 'More Inventions', serieId: 'inv', name: 'Seedling' });

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** A position with a card that somebody has brought in. */
const RULING = `name: What was brought in attacks
era: all
rules: [RET-02]
given:
  player: A
  turn: 3
  A: { active: { card: Mossling, energy: [Grass Energy] } }
  B: { active: Mossling }
do:
  - A: { attack: Leaf Slap }
expect: { B.active.damage: 10 }
`;

const DECK = [...NAMES.map((name) => `4 ${name}`), '4 Kind Aunt', '32 Grass Energy'].join('\n');

const choose = (page: Page, ...files: ReturnType<typeof file>[]): Promise<void> =>
  page.locator('input[aria-label="Choose files"]').setInputFiles(files);

const ended = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { name: title, exact: true }).waitFor();

const sums = (page: Page): Promise<string[]> => page.locator('.sums > li > b').allTextContents();

/** Lets a file go over the page. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content!], called!));
      const main = document.querySelector('main')!;
      for (const kind of ['dragover', 'drop']) {
        main.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    [name, text],
  );

async function search(page: Page, typed: string): Promise<void> {
  await page.getByRole('searchbox').fill(typed);
}

const found = (page: Page): Promise<string[]> => page.locator('.res .about b').allTextContents();

describe('all cards', () => {
  it('are brought in by dropping a set: they are found, a deck of them is played, and all is there after a reload', async () => {
    const { page, errors } = await openPage(house, { at: '/decks' });
    await search(page, 'mossling');
    await expect.poll(() => page.locator('.searchcol').textContent()).toContain('No card is like that');
    await page.getByRole('link', { name: 'More cards' }).click();
    await page.getByText('No cards besides those of the page yet.').waitFor();
    await drop(page, 'inv1.json', JSON.stringify(SET));
    await ended(page, 'All done');
    expect(await page.locator('.run').textContent()).toContain('8 cards new.');
    expect(await sums(page)).toEqual(['7', '1', '0']);
    await page.getByRole('button', { name: /^Which: Cards with one line/ }).click();
    await expect.poll(() => page.locator('.troubles').textContent()).toMatch(/Oddling.*Wibble the wobble/);
    await page.getByRole('link', { name: 'Build a deck' }).click();
    await search(page, 'mossling');
    await expect.poll(() => found(page)).toEqual(['Mossling']);
    await page.getByRole('button', { name: 'Read a list' }).click();
    await page.getByLabel('The list').fill(DECK);
    await page.getByRole('button', { name: 'Make a deck of it' }).click();
    await expect.poll(() => page.locator('.legal').textContent()).toContain('This deck is legal.');
    await page.getByRole('button', { name: 'Play this deck' }).click();
    await page.locator('.fan3 .card').first().waitFor();
    await page.getByLabel('Seed').fill('7');
    await page.getByRole('button', { name: 'Shuffle and deal' }).click();
    await idle(page);
    const before = await stands(page);
    expect(before).not.toBeNull();
    await page.reload();
    await idle(page);
    expect(await stands(page)).toBe(before);
    await page.goto(`${house.address}#/decks`);
    await page.reload();
    await search(page, 'fernling');
    await expect.poll(() => found(page)).toEqual(['Fernling']);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('say which file is spoilt and why, and nothing is changed by it', async () => {
    const { page } = await openPage(house, { at: '/cards' });
    await choose(page, file('inv1.json', SET));
    await ended(page, 'All done');
    const before = await sums(page);
    await choose(page, file('cut.json', JSON.stringify(SET).slice(0, 300)));
    await ended(page, 'It did not go on');
    expect(await page.locator('.run').textContent()).toContain('Nothing was changed.');
    expect(await page.locator('.faults').textContent()).toMatch(/cut\.json: this is not JSON/);
    const zip = Buffer.from(await zipped({ 'inv2.json': JSON.stringify([OTHER]) }, { crc: 5 }).arrayBuffer());
    await choose(page, { name: 'inv2.zip', mimeType: 'application/zip', buffer: zip });
    await expect
      .poll(() => page.locator('.faults').textContent())
      .toMatch(/inv2\.zip\/inv2\.json: This zip is damaged/);
    expect(await sums(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => sums(page)).toEqual(before);
    expect(await faultsInEveryRoom(page)).toEqual([]);
    await page.context().close();
  });

  it('are known at the judge’s desk, by names that no card of the page has', async () => {
    const { page } = await openPage(house, { at: '/cards' });
    await choose(page, file('inv1.json', SET));
    await ended(page, 'All done');
    await page.goto(`${house.address}#/judge`);
    await page.getByRole('button', { name: 'New scenario' }).click();
    const field = page.locator('#scenario');
    await field.fill(RULING.replace('Mossling', 'Nobodyling'));
    await expect.poll(() => page.locator('main').textContent()).toContain('There is no card "Nobodyling"');
    await field.fill(RULING);
    await expect.poll(() => page.locator('.matrix').textContent()).toContain('holds');
    await page.context().close();
  });

  it('are saved as a library that the command line reads, taken out, and brought back from it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-saved-'));
    const { page } = await openPage(house, { at: '/cards' });
    const zip = Buffer.from(await zipped({ 'set/inv1.json': JSON.stringify(SET) }).arrayBuffer());
    await choose(page, { name: 'inv1.zip', mimeType: 'application/zip', buffer: zip });
    await ended(page, 'All done');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all of them as a file' }).click();
    const saved = join(folder, 'cards.jsonl');
    await (await download).saveAs(saved);
    expect(
      readLibrary(saved)
        .cards.map(({ facts }) => facts.name)
        .sort(),
    ).toEqual([...NAMES, 'Kind Aunt', 'Oddling'].sort());
    await page.getByRole('button', { name: 'Take everything out again' }).click();
    await page.getByRole('button', { name: 'Take them out' }).click();
    await page.getByText('No cards besides those of the page yet.').waitFor();
    await choose(page, file('cards.jsonl', readFileSync(saved, 'utf8')));
    await ended(page, 'All done');
    expect(await sums(page)).toEqual(['7', '1', '0']);
    await choose(page, file('cards.jsonl', readFileSync(saved, 'utf8')));
    await expect.poll(() => page.locator('.run').textContent()).toContain('0 cards new, 8 here already.');
    await page.context().close();
    rmSync(folder, { recursive: true });
  });

  it('are fetched from a server, stopped in between, and gone on with: what has come is not asked for again', async () => {
    const server = await startTcgdexServer([...SET, OTHER]);
    server.hindrance = (path) =>
      path.includes('/cards/inv2') ? { status: 503, headers: { 'retry-after': '50' } } : null;
    const { page } = await openPage(house, { at: '/cards' });
    await page.getByLabel('Address').fill('http://cards.example.org');
    await page.getByRole('button', { name: 'Fetch all cards' }).click();
    await expect.poll(() => page.locator('.from .fault').textContent()).toContain('begin with https');
    await page.getByLabel('Address').fill(server.origin);
    await page.getByRole('button', { name: 'Fetch all cards' }).click();
    await ended(page, 'Fetching More Inventions');
    await expect.poll(() => sums(page)).toEqual(['7', '1', '0']);
    await page.getByRole('button', { name: 'Pause' }).click();
    await ended(page, 'Paused');
    server.hindrance = () => null;
    server.asked.length = 0;
    await page.getByRole('button', { name: 'Go on' }).click();
    await ended(page, 'All done');
    expect(await sums(page)).toEqual(['8', '1', '0']);
    expect(server.asked.map(({ path }) => path).filter((path) => path.includes('/cards/'))).toEqual([
      '/v2/en/cards/inv2-1',
    ]);
    await page.context().close();
    await server.close();
  });
});
