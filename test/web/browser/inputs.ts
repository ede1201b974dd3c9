// How long real inputs take until their answer is on the screen, as the browser itself times them, while the bot thinks.
import type { Page } from '@playwright/test';
import { inPage } from './policy.js';

/** Notes every input with what the browser says it took, and when others played; plays on by itself. */
const WATCH = `(() => { ${inPage}
  const seen = window.seen = { inputs: [], took: new Map(), busy: [], playing: true };
  const isBusy = () => document.querySelector('.game')?.dataset.busy === 'true';
  for (const kind of ['click', 'contextmenu', 'keydown'])
    addEventListener(kind, (event) => event.isTrusted && seen.inputs.push({ kind, at: event.timeStamp }), true);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) seen.took.set(name + startTime, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  let since = null;
  new MutationObserver(() => {
    if (isBusy()) since ??= performance.now();
    else if (since !== null) { seen.busy.push([since, performance.now()]); since = null; }
  }).observe(document.body, { attributes: true, attributeFilter: ['data-busy'], subtree: true });
  (async () => {
    while (seen.playing && !isOver()) {
      await new Promise((next) => setTimeout(next, 25));
      if (!isBusy()) wanted()[0]?.click();
    }
    seen.playing = false;
  })();
})()`;

const FOUND = `seen.inputs.flatMap(({ kind, at }) =>
  seen.busy.some(([from, to]) => at >= from && at <= to) ? [{ kind, took: seen.took.get(kind + at) ?? 8 }] : [])`;

/** What each of the inputs does. */
export const DONE_BY = { click: 'the room changes', contextmenu: 'a card is opened', keydown: 'it is closed' } as const;

export interface TimedInput {
  readonly kind: keyof typeof DONE_BY;
  /** Milliseconds until its answer was on the screen. */
  readonly took: number;
}

/** As fast as somebody clicks who is in a hurry; uneven, so that the inputs fall on all times of the others' turns. */
const BETWEEN = 90;

/** Changes the room, looks at a card and closes it again, over and over; each input that came while others played. */
export async function timeInputs(page: Page, milliseconds: number): Promise<readonly TimedInput[]> {
  const room = await page.locator('.game header button.ib').first().boundingBox();
  if (room === null) throw new Error('There is no button for the room.');
  await page.evaluate(WATCH);
  const end = Date.now() + milliseconds;
  const inputs = [
    () => page.mouse.click(room.x + 8, room.y + 8),
    () => page.mouse.click(700, 820, { button: 'right' }),
    () => page.keyboard.press('Escape'),
  ];
  for (let round = 0; Date.now() < end && (await page.evaluate('seen.playing')) === true; round++) {
    await inputs[round % inputs.length]?.();
    await page.waitForTimeout(BETWEEN + (round % 7) * 11);
  }
  await page.waitForTimeout(200);
  return (await page.evaluate(`(() => { seen.playing = false; return ${FOUND}; })()`)) as readonly TimedInput[];
}
