import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { HouseClient } from '../../../src/protocol/index.js';
import { NotWritten } from '../../../src/server/index.js';
import { sealedRecordSchema, tableAboutSchema } from '../../../src/server/transport/api-schemas.js';
import { ABOUT, KEY, RECORD } from '../fake-house.js';
import { type Started, started } from '../started.js';

const WISH = { name: 'Ada', era: 'swsh-2022', format: 'constructed' };

async function ask({ address }: Started, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${address}/api${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: sent }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

describe('without a socket', () => {
  it('the client that ships asks as it is answered', async () => {
    const running = await started();
    const client = new HouseClient(running.address, fetch);
    expect(await client.open({ ...WISH })).toEqual({ ok: true, value: { table: 't1', seat: 0, key: KEY } });
    expect(await client.sit('t1', { name: 'Ben' })).toMatchObject({ ok: true, value: { seat: 1 } });
    expect(await client.lobby()).toEqual({ ok: true, value: [ABOUT] });
    expect(await client.about('t1')).toEqual({ ok: true, value: ABOUT });
    expect(await client.about('t2')).toMatchObject({ ok: false, error: { is: 'unknown' } });
    expect(await client.decks()).toEqual({ ok: true, value: [] });
    expect(await client.record('t1', 1)).toMatchObject({ ok: true, value: { agreed: { game: 1 } } });
  });

  it('a table is opened, looked at, found, and sat down at', async () => {
    const running = await started();
    expect(await ask(running, '/tables', WISH)).toMatchObject({
      status: 201,
      body: { table: 't1', seat: 0, key: KEY },
    });
    expect((await ask(running, '/tables/t1')).body).toEqual(ABOUT);
    expect((await ask(running, '/tables')).body).toEqual({ tables: [ABOUT] });
    expect(await ask(running, '/tables/t1/seats', { name: 'Ben' })).toMatchObject({ status: 201, body: { seat: 1 } });
  });

  it('the record of a game that is over is had, and of no other', async () => {
    const running = await started();
    const { body } = await ask(running, '/tables/t1/games/1');
    expect(sealedRecordSchema.parse(body)).toEqual(body);
    expect(await ask(running, '/tables/t1/games/2')).toMatchObject({
      status: 404,
      body: { sentence: 'There is no such game, or it is not over.' },
    });
  });

  it('a game is kept for whoever has its link, and had by it', async () => {
    const running = await started();
    const client = new HouseClient(running.address, fetch);
    expect(await client.keep(RECORD)).toEqual({ ok: true, value: 'k7m2p9qr' });
    expect(await client.kept('k7m2p9qr')).toEqual({ ok: true, value: RECORD });
    const sentence = 'No game is kept here under these letters.';
    expect(await client.kept('k7m2p9qs')).toEqual({ ok: false, error: { is: 'unknown', sentence } });
    expect((await ask(running, '/games/..%2ftables')).status).toBe(400);
    expect((await fetch(`${running.address}/api/games/k7m2p9qr`, { method: 'DELETE' })).status).toBe(404);
  });

  it('no game is kept that is none, that is too long, that comes too often or is not wanted', async () => {
    const running = await started({ gameBytes: 2000, gamesPerMinute: 2 });
    expect(await ask(running, '/games', { rulebox: 2 })).toMatchObject({ status: 400, body: { faults: [{}, {}] } });
    expect(await ask(running, '/games', { ...RECORD, choices: ['x'.repeat(2000)] })).toMatchObject({ status: 413 });
    expect(await ask(running, '/games', { ...RECORD, choices: ['impossible'] })).toMatchObject({
      status: 400,
      body: { sentence: 'The record: impossible.', faults: [{ where: 'choices' }] },
    });
    expect([(await ask(running, '/games', RECORD)).status, (await ask(running, '/games', RECORD)).status]).toEqual([
      201, 429,
    ]);
    expect(await ask(await started({ games: 0 }), '/games', RECORD)).toMatchObject({
      status: 503,
      body: { sentence: 'This server keeps no games.' },
    });
  });

  it('what is refused is refused with a sentence, its rules and its faults', async () => {
    const running = await started();
    expect(await ask(running, '/tables', { ...WISH, era: 'none' })).toMatchObject({
      status: 400,
      body: { sentence: 'There is no era "none".', faults: [{ where: 'era', message: 'There is no era "none".' }] },
    });
    expect(await ask(running, '/tables/t1/seats', { name: 'Ben', seat: 0 })).toMatchObject({
      status: 409,
      body: { sentence: 'Ada sits there.', rules: ['TURN-12'] },
    });
    expect(await ask(running, '/tables/t2/seats', { name: 'Ben' })).toMatchObject({ status: 404 });
    expect(await ask(running, '/tables/t2')).toMatchObject({ status: 404, body: { sentence: expect.any(String) } });
    expect(await ask(running, '/nothing')).toMatchObject({ status: 404, body: { sentence: expect.any(String) } });
  });

  it.each([
    ['with another field', { ...WISH, secret: 1 }, 400],
    ['without a name', { ...WISH, name: ' ' }, 400],
    ['that is no JSON', '{', 400],
    ['that is nothing', '', 400],
    ['that is too long', { ...WISH, name: 'x'.repeat(20_000) }, 413],
  ])('a body %s is refused', async (_, body, status) => {
    const answer = await ask(await started(), '/tables', body);
    expect(answer).toMatchObject({ status, body: { sentence: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(JSON.stringify(answer.body)).not.toMatch(/FST_ERR|node_modules|\bat /);
  });

  it('only JSON is taken, so that a form on another page can send nothing', async () => {
    const answer = await ask(await started(), '/tables', WISH, { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, body: { sentence: expect.any(String) } });
  });

  it('a fault of ours is told by its number, and noted under it', async () => {
    const running = await started();
    running.house.fault = new Error(`the password of ${KEY}`);
    const { status, body, headers } = await ask(running, '/tables', WISH);
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('password')]);
    expect(body['sentence']).toContain(headers.get('x-request-id'));
    expect(running.notes.join('')).toContain(headers.get('x-request-id'));
  });

  it('who goes in the middle of a request is no fault of ours', async () => {
    const running = await started();
    const socket = connect(running.server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 500\r\n\r\n{"name":');
    await wait(50);
    socket.destroy();
    await wait(200);
    expect(await (await fetch(`${running.address}/metrics`)).text()).toContain('rulebox_faults_total 0');
    expect(running.notes.filter((line) => line.includes('failed'))).toEqual([]);
  });

  it('what could not be written is told as such', async () => {
    const running = await started();
    running.house.fault = new NotWritten('disk full');
    expect(await ask(running, '/tables', WISH)).toMatchObject({
      status: 503,
      body: { sentence: 'It could not be written down. Nothing has changed.' },
    });
  });

  it('an address opens so many tables in a minute, and asks so often', async () => {
    const running = await started({ tablesPerMinute: 2, requestsPerMinute: 5 });
    const statuses = [];
    for (let tries = 0; tries < 4; tries++) statuses.push((await ask(running, '/tables', WISH)).status);
    statuses.push((await ask(running, '/tables')).status, (await ask(running, '/tables')).status);
    expect(statuses).toEqual([201, 201, 429, 429, 200, 429]);
    expect((await fetch(`${running.address}/health`)).status).toBe(200);
  });

  it('a server that is full opens no more tables', async () => {
    expect(await ask(await started({ tables: 1 }), '/tables', WISH)).toMatchObject({ status: 503 });
  });

  it('a page of another host is not heard, unless the operator allows it', async () => {
    const running = await started({ origins: ['https://friends.example'] });
    expect((await ask(running, '/tables', undefined, { origin: 'https://evil.example' })).status).toBe(403);
    const { status, headers } = await ask(running, '/tables', undefined, { origin: 'https://friends.example' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'https://friends.example']);
    const first = await fetch(`${running.address}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin: 'https://friends.example' },
    });
    expect([first.status, first.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
  });

  it('the description tells of every route, and answers are as it says', async () => {
    const running = await started();
    const { body } = await ask(running, '/openapi.json');
    expect(Object.keys(body['paths'] as object).sort()).toEqual([
      '/api/decks',
      '/api/games',
      '/api/games/{game}',
      '/api/tables',
      '/api/tables/{table}',
      '/api/tables/{table}/games/{game}',
      '/api/tables/{table}/seats',
    ]);
    expect(JSON.stringify(body)).toContain('"maxLength":24');
    expect(tableAboutSchema.strict().parse((await ask(running, '/tables/t1')).body)).toEqual(ABOUT);
  });
});
