// What a Trainer card does is drawn on its face: legible, on its plate, and told apart from others at the size of the table.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, ON_CARD, openHouse } from './browser.js';
import { playedUntil, searching, takenUp } from './played-until.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Every drawing that the page has made, laid out by itself: its figures, as boxes on 80 by 46, and how large they are said to be. */
const FIGURES = `[...document.querySelectorAll('symbol[id^="motif-"]')].flatMap((symbol) => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 80 46');
  drawing.style.cssText = 'position: fixed; width: 80px; height: 46px';
  drawing.append(...[...symbol.childNodes].map((each) => each.cloneNode(true)));
  document.body.append(drawing);
  const found = [...drawing.querySelectorAll('text')].map((text) => {
    const { x, y, width, height } = text.getBBox();
    const asked = Number(text.getAttribute('font-size'));
    const isMiddle = text.getAttribute('text-anchor') === 'middle';
    const off = isMiddle ? Math.abs(x + width / 2 - Number(text.getAttribute('x'))) : 0;
    return { id: symbol.id, said: text.textContent, x, y, right: x + width, bottom: y + height, off, asked, size: parseFloat(getComputedStyle(text).fontSize) };
  });
  drawing.remove();
  return found;
})`;

interface Figure {
  readonly id: string;
  readonly said: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  /** How far from where it is to be in the middle. */
  readonly off: number;
  readonly asked: number;
  readonly size: number;
}

describe('the face of a Trainer card', () => {
  it('bears what it does, with figures that lie on its plate in the size they were drawn for', async () => {
    const page = await takenUp(house, playedUntil(searching));
    const figures = (await page.evaluate(FIGURES)) as Figure[];
    expect(figures.length).toBeGreaterThan(2);
    expect(figures.filter(({ said }) => !said.startsWith('−')).every(({ off }) => off < 0.5)).toBe(true);
    for (const { id, said, x, right, y, bottom, asked, size } of figures) {
      expect(size, `${id} ${said}`).toBe(asked);
      expect(Math.min(x, y + size * 0.3), `${id} ${said}`).toBeGreaterThanOrEqual(0);
      expect(right, `${id} ${said}`).toBeLessThanOrEqual(80);
      expect(bottom - size * 0.3, `${id} ${said}`).toBeLessThanOrEqual(46);
    }
    await page.context().close();
  });

  it('is another one for each thing that is done: no two cards of a search look the same', async () => {
    const page = await takenUp(house, playedUntil(searching));
    const faces = await page
      .locator('.alsoseen .card.k-trainer')
      .evaluateAll((all) =>
        all.map((card) =>
          [
            card.querySelector('.motif use')?.getAttribute('href'),
            card.querySelector<HTMLElement>('.plate')?.style.getPropertyValue('--hatch'),
            card.querySelector<HTMLElement>('.plate')?.style.getPropertyValue('--pitch'),
          ].join(' '),
        ),
      );
    expect(faces.length).toBeGreaterThan(4);
    expect(new Set(faces).size).toBe(faces.length);
    await page.locator('.alsoseen .spot').first().click({ position: ON_CARD });
    await page.locator('.inspector').waitFor();
    await page.context().close();
  });
});
