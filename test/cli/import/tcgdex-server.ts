// A server on this machine that answers as the interface of TCGdex does, from cards as TCGdex lists them line by line.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Written = Readonly<Record<string, unknown>>;

export interface TcgdexServer {
  /** Its address, without version and language. */
  readonly origin: string;
  /** What was asked, in the order it came: the path and the name of who asked. */
  readonly asked: { readonly path: string; readonly userAgent: string }[];
  /** The most questions that were under way at once. */
  mostAtOnce: number;
  /** What stands in the way of an answer: a status to answer with, or null. */
  hindrance: (path: string, timesAsked: number) => Hindrance | null;
  /** Cards as they are now; a database changes. */
  serve(cards: readonly Written[]): void;
  close(): Promise<void>;
}

export interface Hindrance {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How many entries a page has where nobody says. */
const ON_A_PAGE = 100;

export async function startTcgdexServer(cards: readonly Written[] = [], port = 0): Promise<TcgdexServer> {
  let database = databaseOf(cards);
  let underWay = 0;
  const times = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '');
    noteQuestion(handle, path, request);
    handle.mostAtOnce = Math.max(handle.mostAtOnce, ++underWay);
    response.on('close', () => underWay--);
    times.set(path, (times.get(path) ?? 0) + 1);
    const hindrance = handle.hindrance(path, times.get(path)!);
    // Questions that come together are answered together.
    setImmediate(() => answer(response, request, hindrance, database));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const handle: TcgdexServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    mostAtOnce: 0,
    hindrance: () => null,
    serve: (more) => {
      database = databaseOf(more);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return handle;
}

function noteQuestion({ asked }: TcgdexServer, path: string, { headers }: IncomingMessage): void {
  asked.push({ path, userAgent: headers['user-agent'] ?? '' });
}

interface Database {
  readonly cards: ReadonlyMap<string, Written>;
  readonly sets: ReadonlyMap<string, Written>;
}

/** What the lines say beside each card of its set is told with the set alone, as TCGdex does. */
function databaseOf(written: readonly Written[]): Database {
  const cards = new Map<string, Written>();
  const sets = new Map<string, Written & { cards: Written[] }>();
  for (const { setId, setName, serieId, serie, released, era: _, ...card } of written) {
    const id = String(setId);
    const set = sets.get(id) ?? {
      id,
      name: setName,
      cardCount: { total: 0, official: 0 },
      releaseDate: released,
      serie: { id: serieId, name: serie },
      cards: [],
    };
    sets.set(id, set);
    set.cards.push(briefCard(card));
    cards.set(String(card['id']).toLowerCase(), { ...card, set: briefSet(set), image: 'https://example.org/none' });
  }
  return { cards, sets: new Map([...sets].map(([id, set]) => [id.toLowerCase(), set])) };
}

/** Pages of anybody may ask it. */
const FOR_PAGES = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

const briefCard = ({ id, localId, name }: Written): Written => ({ id, localId, name });
const briefSet = ({ id, name, cardCount }: Written): Written => ({ id, name, cardCount });

function answer(
  response: ServerResponse,
  request: IncomingMessage,
  hindrance: Hindrance | null,
  database: Database,
): void {
  if (hindrance !== null) {
    response.writeHead(hindrance.status, { ...FOR_PAGES, ...hindrance.headers }).end(hindrance.body ?? '');
    return;
  }
  const found = lookUp(new URL(request.url ?? '', 'http://localhost'), database);
  const status = found === undefined ? 404 : 200;
  response.writeHead(status, { ...FOR_PAGES, 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? { error: 'Endpoint or id not found' }));
}

function lookUp({ pathname, searchParams }: URL, { cards, sets }: Database): unknown {
  const [version, language, endpoint, id] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (version !== 'v2' || language !== 'en') return undefined;
  const all = { cards, sets }[endpoint ?? ''];
  if (all === undefined) return undefined;
  if (id !== undefined) return all.get(id.toLowerCase());
  const list = [...all.values()].map(endpoint === 'cards' ? briefCard : briefSet);
  const page = searchParams.get('pagination:page');
  if (page === null) return list;
  const size = Number(searchParams.get('pagination:itemsPerPage') ?? ON_A_PAGE);
  return list.slice((Number(page) - 1) * size, Number(page) * size);
}
