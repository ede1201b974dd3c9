import { describe, expect, it } from 'vitest';
import { connect, greeted, started } from '../started.js';

const metric = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? Number.NaN,
  );

describe('a server', () => {
  it('is alive, also while nothing can be written, and says why it is not ready', async () => {
    const { address, house } = await started();
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    house.trouble = 'The disk is full.';
    await expect.poll(async () => (await fetch(`${address}/ready`)).status).toBe(503);
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ ready: false, sentence: 'The disk is full.' });
    expect((await fetch(`${address}/health`)).status).toBe(200);
    house.trouble = null;
    await expect.poll(async () => (await fetch(`${address}/ready`)).status).toBe(200);
  });

  it('is not ready while it fetches the tables of other nodes, though it serves', async () => {
    const { address, house } = await started();
    Object.defineProperty(house, 'isGettingReady', { value: true });
    const answer = await fetch(`${address}/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { ready: false, sentence: 'The tables of other nodes are being fetched.' },
    ]);
    expect((await fetch(`${address}/api/tables`)).status).toBe(200);
  });

  it('is not ready while its log does not answer', async () => {
    const { address, house } = await started();
    house.ready = () => new Promise(() => {});
    const answer = await fetch(`${address}/ready`);
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false, sentence: 'The log does not answer.' }]);
  });

  it('counts what it does', async () => {
    const running = await started();
    const client = await greeted(running);
    client.say({ kind: 'choose', re: 1, number: 3, answer: { kind: 'concede', seat: 0 } });
    await expect.poll(() => client.heard.length).toBe(2);
    const bad = await connect(running);
    bad.say('?');
    await expect.poll(bad.closed).toBe(1008);
    await connect(running, { headers: { origin: 'https://evil.example' } }).catch(() => {});
    const text = await (await fetch(`${running.address}/metrics`)).text();
    expect(metric(text, 'rulebox_tables')).toBe(1);
    expect(metric(text, 'rulebox_guests')).toBe(1);
    expect(metric(text, 'rulebox_sockets')).toBe(1);
    expect(metric(text, 'rulebox_messages_total{kind="choose"}')).toBe(1);
    expect(metric(text, 'rulebox_answers_total{kind="choose",outcome="done"}')).toBe(1);
    expect(metric(text, 'rulebox_choice_seconds_count')).toBe(1);
    expect(metric(text, 'rulebox_messages_rejected_total{reason="no-json"}')).toBe(1);
    expect(metric(text, 'rulebox_sockets_refused_total{reason="origin"}')).toBe(1);
    expect(metric(text, 'rulebox_sent_bytes_total')).toBeGreaterThan(100);
    expect(metric(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('shows its figures to this machine, to everybody or to nobody', async () => {
    const status = async (running: Awaited<ReturnType<typeof started>>, from?: string) =>
      (await fetch(`${running.address}/metrics`, from === undefined ? {} : { headers: { 'x-forwarded-for': from } }))
        .status;
    const near = await started();
    expect([await status(near), await status(near, '192.0.2.1')]).toEqual([200, 404]);
    const behindProxy = await started({ trustedProxies: ['loopback'] });
    expect(await status(behindProxy, '192.0.2.1')).toBe(404);
    expect(await status(await started({ metrics: 'everybody' }), '192.0.2.1')).toBe(200);
    expect(await status(await started({ metrics: 'nobody' }))).toBe(404);
  });

  it('notes every request where that is wanted, and addresses only then', async () => {
    const quiet = await started();
    await fetch(`${quiet.address}/api/tables/t1`);
    expect(quiet.notes.filter((line) => line.includes('answered'))).toEqual([]);
    const open = await started({ log: 'debug' });
    await fetch(`${open.address}/api/tables/t1`);
    await expect.poll(() => open.notes.join('')).toContain('"route":"/api/tables/:table"');
    expect(open.notes.filter((line) => line.includes('answered')).join('')).not.toMatch(/127\.0\.0\.1|t1"/);
    const asked = await started({ log: 'debug', logAddresses: 'yes' });
    await fetch(`${asked.address}/api/tables/t1`);
    await expect.poll(() => asked.notes.join('')).toContain('"from":"127.0.0.1"');
  });
});

describe('a server that is closed', () => {
  it('lets the house finish, tells everybody to come back, and lets nobody in', async () => {
    const running = await started();
    const client = await greeted(running);
    const silent = await connect(running);
    let finish = (): void => {};
    const closeHouse = running.house.close;
    running.house.close = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await closeHouse();
    };
    const closed = running.server.close();
    await expect(connect(running)).rejects.toThrow();
    expect(client.closed()).toBeNull();
    finish();
    await closed;
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ kind: 'closing', comeBack: true });
    expect(client.heard.filter(({ kind }) => kind === 'closing')).toHaveLength(1);
    await expect.poll(() => [client.closed(), silent.closed()]).toEqual([1001, 1001]);
    expect(running.house.isClosed).toBe(true);
  });

  it('does not wait longer than is set, neither for its house nor for a client', async () => {
    const running = await started({ closeSeconds: 0.5 });
    const client = await greeted(running);
    client.socket.pause();
    running.house.close = () => new Promise(() => {});
    await expect(running.server.close()).rejects.toThrow('The tables did not close in time.');
    client.socket.resume();
    await expect.poll(client.closed).not.toBeNull();
  });

  it('closes once, however often it is told', async () => {
    const running = await started();
    await Promise.all([running.server.close(), running.server.close()]);
    await expect(fetch(running.address)).rejects.toThrow();
  });
});
