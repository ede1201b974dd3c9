// How words stand out from what is drawn behind them, measured on the pixels: where the ground is drawn, axe cannot tell.
import type { Page } from '@playwright/test';

export interface Contrast {
  readonly what: string;
  /** At the spots where the ground is nearest to the ink: better than this are 98 of 100. */
  readonly ratio: number;
}

/** Where the words of these elements stand, and their ink. */
const WORDS = `(selectors) => selectors.flatMap((what) => [...document.querySelectorAll(what)].map((element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { x, y, width, height } = words.getBoundingClientRect();
  return { what, ink: getComputedStyle(element).color.match(/[\\d.]+/g).map(Number), box: [x, y, width, height].map(Math.floor) };
}))`;

/** The ratio of each, from a picture without the words. */
const RATIOS = `async ([picture, words]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawn = canvas.getContext('2d');
  drawn.drawImage(image, 0, 0);
  const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  return words.map(({ what, ink, box: [x, y, width, height] }) => {
    const { data } = drawn.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
    const own = light(ink);
    const ratios = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = light(data.subarray(at, at + 3));
      ratios.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
    }
    return { what, ratio: ratios.sort((one, other) => one - other)[Math.floor(ratios.length * 0.02)] };
  });
}`;

const NO_WORDS =
  '.years *, .years *::before { color: transparent !important; text-shadow: none !important; border-color: transparent !important; } .years .i { visibility: hidden; }';

export async function contrastsOf(page: Page, selectors: readonly string[]): Promise<readonly Contrast[]> {
  const words = await page.evaluate(`(${WORDS})(${JSON.stringify(selectors)})`);
  await page.evaluate(`(() => {
    const without = new CSSStyleSheet();
    without.replaceSync(${JSON.stringify(NO_WORDS)});
    document.adoptedStyleSheets = [without];
  })()`);
  const picture = (await page.screenshot()).toString('base64');
  await page.evaluate('document.adoptedStyleSheets = []');
  const beside = await page.context().newPage();
  const found = await beside.evaluate(`(${RATIOS})(${JSON.stringify([picture, words])})`);
  await beside.close();
  return found as readonly Contrast[];
}
