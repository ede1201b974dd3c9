import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MANNERS, politely, type ReadDatabase } from '../../../src/cards/index.js';
import { serverAddress } from '../../../src/web/import/address.js';
import { fetchSets } from '../../../src/web/import/fetch-sets.js';
import { outside } from '../../../src/web/import/outside.js';
import { pokemon } from '../../cards/import/written.js';
import { CARDS, POCKET } from '../../cli/import/shapes.js';
import { startTcgdexServer, type TcgdexServer } from '../../cli/import/tcgdex-server.js';

const OTHER_SET = pokemon({
  id: 'inv2-1',
  setId: 'inv2',
  setName: 'More Inventions',
  serieId: 'inv',
  name: 'Fernling',
});

let server: TcgdexServer;
beforeAll(async () => {
  server = await startTcgdexServer([...CARDS, POCKET, OTHER_SET]);
});
beforeEach(() => {
  server.hindrance = () => null;
  server.asked.length = 0;
});
afterAll(() => server.close());

const HASTY = { ...MANNERS, attempts: 3, firstWait: 1 };

interface Wanted {
  readonly known?: readonly string[];
  readonly sets?: number;
  readonly stop?: AbortSignal;
}

/** Fetches until so many sets have come. */
async function fetched({
  known = [],
  sets = 9,
  stop = new AbortController().signal,
}: Wanted = {}): Promise<ReadDatabase[]> {
  const came: ReadDatabase[] = [];
  await fetchSets({
    address: `${server.origin}/v2/en`,
    ask: politely(outside(5000, stop), HASTY),
    atOnce: 4,
    known: () => new Set(known),
    take: async (read) => came.push(read) < sets,
    reached: () => {},
  });
  return came;
}

const cardsAsked = (): string[] =>
  server.asked.map(({ path }) => path).filter((path) => path.startsWith('/v2/en/cards/'));

describe('cards from a server', () => {
  it('come set by set, with what the set says of them; another game is left alone', async () => {
    const [first, second, third] = await fetched();
    expect(first?.cards).toHaveLength(CARDS.length);
    expect(first?.cards[0]?.print).toMatchObject({ setName: 'Inventions', serie: 'Invented', released: '2009-05-01' });
    expect(second?.cards.map(({ facts }) => facts.name)).toEqual(['Fernling']);
    expect(third).toBeUndefined();
    expect(cardsAsked()).not.toContain('/v2/en/cards/A1-001');
    expect(server.mostAtOnce).toBeLessThanOrEqual(4);
  });

  it('that are here already are not asked for again', async () => {
    const known = CARDS.slice(1).map(({ id }) => String(id));
    const [first] = await fetched({ known, sets: 1 });
    expect(first?.cards.map(({ print }) => print.id)).toEqual([CARDS[0]!['id']]);
    expect(cardsAsked()).toEqual([`/v2/en/cards/${String(CARDS[0]!['id'])}`]);
  });

  it('are asked for again where the server is busy, and given up where it is gone', async () => {
    server.hindrance = (path, times) => (path.endsWith('sets/inv1') && times === 1 ? { status: 503 } : null);
    expect(await fetched({ sets: 1 })).toHaveLength(1);
    server.hindrance = (path) => (path.includes('/cards/') ? { status: 500 } : null);
    await expect(fetched()).rejects.toThrow(/the server answers 500/);
  });

  it('are not waited for any more when somebody stops', async () => {
    const stopping = new AbortController();
    server.hindrance = (path) => {
      if (!path.includes('/cards/')) return null;
      setTimeout(() => stopping.abort(), 5);
      return { status: 503, headers: { 'retry-after': '50' } };
    };
    await expect(fetched({ stop: stopping.signal })).rejects.toThrow(/abort/i);
  });

  it('are not to be had from what is no such server', async () => {
    server.hindrance = () => ({ status: 200, body: '{"hello":"there"}' });
    await expect(fetched()).rejects.toThrow(/does not answer as TCGdex does/);
    server.hindrance = () => ({ status: 200, body: '<html>' });
    await expect(fetched()).rejects.toThrow(/not JSON/);
    server.hindrance = () => ({ status: 404 });
    await expect(fetched()).rejects.toThrow(/does not answer as TCGdex does/);
  });
});

describe('the address of a server', () => {
  it.each([
    ['api.example.org', 'https://api.example.org/v2/en'],
    ['https://api.example.org/v2/en/', 'https://api.example.org/v2/en'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/v2/en'],
  ])('may be written %s', (typed, address) => {
    expect(serverAddress(typed)).toEqual({ ok: true, value: address });
  });

  it.each([
    ['', /Give the address/],
    ['http://api.example.org/v2/en', /begin with https/],
    ['https://api.example.org/v2/fr', /English/],
    ['https://api.example.org/v1', /Give the address/],
    ['file:///etc/cards', /begin with https/],
  ])('is refused: %s', (typed, why) => {
    expect(serverAddress(typed)).toEqual({ ok: false, error: expect.stringMatching(why) });
  });
});
