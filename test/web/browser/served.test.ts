import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, openPage } from './browser.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Opens a socket from a page, and tells whether it was had. */
const knock = (address: string): string => `new Promise((told) => {
  const socket = new WebSocket('${address.replace('http', 'ws')}api/socket', 'rulebox.3');
  socket.onopen = () => told('open');
  socket.onerror = () => told('refused');
})`;

describe('the page as it is served', () => {
  it('opens sockets to its own server, and tables', async () => {
    const { page, errors } = await openPage(house);
    expect(await page.evaluate(knock(house.address))).toBe('open');
    const opened = await page.evaluate(`fetch('api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', era: 'swsh-2022', format: 'constructed' }),
    }).then(({ status }) => status)`);
    expect([opened, errors]).toEqual([201, []]);
    await page.context().close();
  });

  it('is not reached by a page of another host, nor stands in one', async () => {
    const { page } = await openPage(house);
    await page.route('http://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${house.address}"></iframe>` }),
    );
    await page.goto('http://elsewhere.example/');
    expect(await page.evaluate(knock(house.address))).toBe('refused');
    const asked = await page.evaluate(`fetch('${house.address}api/tables').then(() => 'told', () => 'refused')`);
    expect(asked).toBe('refused');
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/);
    house.violations.length = 0; // the frame that was refused
    await page.context().close();
  });

  it('tries again to be kept when the server was away at first, and nothing breaks by it', async () => {
    const { page, errors } = await openPage(house);
    await page.addInitScript(`
      globalThis.tried = 0;
      navigator.serviceWorker.register = () => Promise.reject(new Error('The server is away, for the ' + ++globalThis.tried + '. time.'));
    `);
    await page.clock.install();
    await page.reload();
    const tried = (): Promise<unknown> => page.evaluate('globalThis.tried');
    for (const times of [1, 2]) {
      await page.clock.fastForward(60_000);
      await expect.poll(tried, { timeout: 10_000 }).toBe(times);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
