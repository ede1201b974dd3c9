import { describe, expect, it } from 'vitest';
import { type Fetch, HouseClient } from '../../src/protocol/index.js';
import { reachedFrom } from '../house/reached.js';
import { readSource } from '../house/sources.js';
import { parse } from '../house/syntax.js';
import { ABOUT } from './about.js';

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly body?: string;
}

function server(status: number, text: string): { asked: Asked[]; house: HouseClient } {
  const asked: Asked[] = [];
  const fetch: Fetch = (address, { method, body }) => {
    asked.push({ address, method, ...(body === undefined ? {} : { body }) });
    return Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(text) });
  };
  return { asked, house: new HouseClient('http://house/cards', fetch) };
}

describe('a server asked without a socket', () => {
  it('is asked at the addresses of its API', async () => {
    const { asked, house } = server(200, '{}');
    await house.open({ name: 'Ada', era: 'hgss-2010', format: 'constructed' });
    await house.sit('7h3k9m2pqr', { name: 'Ben' });
    await house.lobby();
    await house.decks();
    await house.about('a/b');
    await house.record('7h3k9m2pqr', 2);
    expect(asked).toEqual([
      {
        address: 'http://house/cards/api/tables',
        method: 'POST',
        body: '{"name":"Ada","era":"hgss-2010","format":"constructed"}',
      },
      { address: 'http://house/cards/api/tables/7h3k9m2pqr/seats', method: 'POST', body: '{"name":"Ben"}' },
      { address: 'http://house/cards/api/tables', method: 'GET' },
      { address: 'http://house/cards/api/decks', method: 'GET' },
      { address: 'http://house/cards/api/tables/a%2Fb', method: 'GET' },
      { address: 'http://house/cards/api/tables/7h3k9m2pqr/games/2', method: 'GET' },
    ]);
  });

  it('gives what was asked for, or says why not', async () => {
    expect(await server(200, JSON.stringify(ABOUT)).house.about(ABOUT.table)).toEqual({ ok: true, value: ABOUT });
    expect(await server(200, '{"tables":[]}').house.lobby()).toEqual({ ok: true, value: [] });
    expect(await server(200, '{"decks":[]}').house.decks()).toEqual({ ok: true, value: [] });
    const sentence = 'Somebody sits there.';
    expect(await server(409, JSON.stringify({ sentence })).house.sit('x', { name: 'Ben' })).toEqual({
      ok: false,
      error: { is: 'refused', sentence },
    });
    expect(await server(404, JSON.stringify({ sentence })).house.about('x')).toEqual({
      ok: false,
      error: { is: 'unknown', sentence },
    });
  });

  it('is nobody where something else answers, or nothing', async () => {
    const nobody = { ok: false, error: { is: 'nobody' } };
    expect(await server(404, '<html>').house.lobby()).toMatchObject(nobody);
    expect(await server(200, '<html>').house.lobby()).toMatchObject(nobody);
    expect(await server(500, 'null').house.lobby()).toMatchObject(nobody);
    const away = new HouseClient('http://house', () => Promise.reject(new Error('no network')));
    expect(await away.lobby()).toMatchObject(nobody);
  });
});

describe('the door of clients', () => {
  it('loads no schemas: what comes from the own server is read, not checked', () => {
    const sources = reachedFrom('src/protocol/public.ts', (path) => parse(readSource(path)));
    expect(sources).toContain('src/protocol/client/outbox.ts');
    expect(sources.filter((path) => /from 'zod'/.test(readSource(path).text))).toEqual([]);
  });
});
