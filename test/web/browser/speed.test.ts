// How fast the page is. It asserts nothing about time, which a busy machine would break, but prints what it measured:
//   PAGE_SPEED=1 npx vitest run --project browser test/web/browser/speed.test.ts
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../../src/cli/demo-game.js';
import { plainDecks } from '../../../src/cli/library-files.js';
import { beginGame, type House, idle, openHouse, openPage, PLAIN_DECKS } from './browser.js';
import { DONE_BY, type TimedInput, timeInputs } from './inputs.js';

const asked = process.env['PAGE_SPEED'] !== undefined;
const SLOWER = 4;
/** So many inputs at least, that one in twenty means something. */
const LEAST_INPUTS = 60;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The middle, the 95th of a hundred and the largest of some numbers. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `${numbers.length} measured, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`;
}

const say = (what: string, result: string): void => console.log(`${what}: ${result}`);

/** A record opened as a replay. */
async function watch(page: Page): Promise<number> {
  const { facts, decks } = plainDecks();
  const played = playDemo({ era: 'hgss-2010', format: 'constructed', facts, decks: decks.slice(0, 2), seed: 12 });
  if (!played.ok) throw new Error(played.error[0]?.message);
  await page.goto(`${house.address}#/replay`);
  await page.getByLabel('Or paste a record or a link').fill(JSON.stringify(played.value.record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.rbar').waitFor();
  return played.value.record.choices.length;
}

/** Intervals between frames while something is shown. */
const FRAMES = `new Promise((done) => {
  const gaps = []; let last = performance.now(); const end = last + 1200;
  const frame = (now) => { gaps.push(now - last); last = now; now < end ? requestAnimationFrame(frame) : done(gaps.slice(1)); };
  requestAnimationFrame(frame);
})`;

describe('how fast the page is', () => {
  // skipped: figures for a note, measured by hand on a machine that does nothing else
  it.skipIf(!asked)('from its load to the first decision, on a slower processor', async () => {
    for (const slower of [1, SLOWER]) {
      const { page } = await openPage(house);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.goto('about:blank');
      const begin = Date.now();
      await page.goto(house.address);
      await page.getByRole('button', { name: 'Shuffle and deal' }).waitFor();
      const ready = Date.now();
      await page.getByRole('button', { name: 'Shuffle and deal' }).click();
      await page.locator('.hc.play').first().waitFor();
      say(
        `load ${slower}× slower`,
        `${ready - begin} ms to the button, ${Date.now() - begin} ms to the first decision`,
      );
      await page.context().close();
    }
  });

  // skipped: figures for a note, measured by hand on a machine that does nothing else
  it.skipIf(!asked)('while the bot thinks', async () => {
    const answers: TimedInput[] = [];
    for (let seed = 7; answers.length < LEAST_INPUTS && seed < 15; seed++) {
      const { page } = await openPage(house);
      await page.getByRole('button', { name: 'Fair bot' }).click();
      await page.getByLabel('Seed').fill(String(seed));
      await page.getByRole('button', { name: 'Shuffle and deal' }).click();
      await page.locator('.hc.play').first().waitFor();
      answers.push(...(await timeInputs(page, 20_000)));
      await page.context().close();
    }
    say('an input while the bot thinks', spread(answers.map(({ took }) => took)));
    for (const [kind, done] of Object.entries(DONE_BY))
      say(`… ${done}`, spread(answers.flatMap((one) => (one.kind === kind ? [one.took] : []))));
    expect(answers.length).toBeGreaterThanOrEqual(LEAST_INPUTS);
  });

  // skipped: figures for a note, measured by hand on a machine that does nothing else
  it.skipIf(!asked)('in motion: an attack, an evolution, a Knock Out', async () => {
    const { page } = await openPage(house, { moves: true });
    const last = await watch(page);
    const gaps = new Map<string, number[]>();
    for (let place = 0; place < last; place++) {
      await page.getByLabel('Where in the game').fill(String(place));
      await page.waitForTimeout(40);
      const next = (await page.locator('.rbar .say p').textContent()) ?? '';
      const kind = /: (Attack|Evolve|Retreat)/.exec(next)?.[1];
      if (kind === undefined || (gaps.get(kind)?.length ?? 0) > 400) continue;
      await page.getByRole('button', { name: 'One choice on' }).click();
      gaps.set(kind, [...(gaps.get(kind) ?? []), ...((await page.evaluate(FRAMES)) as number[])]);
    }
    for (const [kind, all] of gaps) {
      const late = all.filter((gap) => gap > 20).length;
      say(`frames: ${kind}`, `${spread(all)}, later than 20 ms ${((100 * late) / all.length).toFixed(1)} %`);
    }
    await page.context().close();
  });

  // skipped: figures for a note, measured by hand on a machine that does nothing else
  it.skipIf(!asked)('when a replay is scrubbed', async () => {
    const { page } = await openPage(house);
    const last = await watch(page);
    const times = (await page.evaluate(`(async () => {
      const slider = document.querySelector('.track input'), log = document.querySelector('.side');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
      const times = [];
      for (let i = 1; i < 120; i++) {
        const begin = performance.now();
        const changed = new Promise((done) => { const watch = new MutationObserver(() => { watch.disconnect(); done(); }); watch.observe(log, { subtree: true, childList: true, characterData: true }); });
        set.call(slider, String((i * 37) % ${last}));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await changed;
        times.push(performance.now() - begin);
      }
      return times;
    })()`)) as number[];
    say('from the slider to the table', spread(times));
    await page.context().close();
  });

  // skipped: figures for a note, measured by hand on a machine that does nothing else
  it.skipIf(!asked)('against the random bot, from an answer to the next decision', async () => {
    const { page } = await openPage(house);
    await beginGame(page, { decks: PLAIN_DECKS, seed: 3 });
    const begin = Date.now();
    await page
      .locator('.hc.play')
      .first()
      .click({ position: { x: 24, y: 22 } });
    await idle(page);
    say('an answer', `${Date.now() - begin} ms`);
    await page.context().close();
  });
});
