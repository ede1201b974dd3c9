// Real servers on loopback, several on one log, and clients whose lines a test can cut.
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { mindOf } from '../../src/cli/join/mind.js';
import { SeatedBot } from '../../src/cli/join/seated-bot.js';
import { askByFetch } from '../../src/cli/table/reach.js';
import {
  type DeckWish,
  HouseClient,
  linkOf,
  type SeatTaken,
  TableClient,
  type Verdict,
  type World,
  worldWith,
} from '../../src/protocol/index.js';
import { type RunningServer, STANDARD, startServer } from '../../src/server/index.js';
import { MemoryStore } from '../../src/server/log/memory.js';
import { bytes, houseOn, PLAIN } from '../server/houses.js';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export interface Node {
  readonly server: RunningServer;
  readonly address: string;
}

/** So many servers that share their tables. */
export async function nodes(count: number): Promise<readonly Node[]> {
  const store = new MemoryStore();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const house = await houseOn(store, { clock: { now: () => Date.now() } });
      const settings = { ...STANDARD, messagesPerSecond: 10_000, messagesAtOnce: 10_000, requestsPerMinute: 1e6 };
      const notes = pino({ level: 'silent' });
      const decks = async () => PLAIN.map((name) => ({ name, era: null, format: null }));
      const parts = { house, page: null, settings, host: '127.0.0.1', port: 0, notes, version: 'test', decks };
      const server = await startServer(parts);
      ends.push(() => server.close().catch(() => {}));
      return { server, address: `http://127.0.0.1:${server.port}` };
    }),
  );
}

/** The world, with all sockets that were opened in it, and the same shares of chance each time. */
export function cuttable(seed = 1): { readonly world: World; readonly sockets: WebSocket[] } {
  const sockets: WebSocket[] = [];
  const random = bytes(seed);
  class Cuttable extends WebSocket {
    constructor(address: string, subprotocol: string) {
      super(address, subprotocol);
      sockets.push(this);
    }
  }
  const randomHex = (count: number): string => Buffer.from(random(count)).toString('hex');
  return { world: { ...worldWith(Cuttable), randomHex }, sockets };
}

/** The other end of a table, closed after the test. */
export function clientAt(server: readonly Node[], seat: Partial<SeatTaken> & { table: string }, world: World) {
  const servers = server.map(({ address }) => address);
  const client = new TableClient({ server: servers, table: seat.table, key: seat.key }, world);
  ends.push(() => client.close());
  return client;
}

export const deckOf = (seat: number): DeckWish => ({ from: 'library', name: PLAIN[seat % PLAIN.length]! });

const TABLE = { name: 'Ada', era: 'hgss-2010', format: 'constructed' } as const;

/** A table that was opened, and both seats at it. */
export async function twoSeats({ address }: Node): Promise<readonly [SeatTaken, SeatTaken]> {
  const house = new HouseClient(address, askByFetch);
  const opened = await house.open(TABLE);
  if (!opened.ok) throw new Error(opened.error.sentence);
  const sat = await house.sit(opened.value.table, { name: 'Ben' });
  if (!sat.ok) throw new Error(sat.error.sentence);
  return [opened.value, sat.value];
}

/** Waits until something is so. */
export function until(client: TableClient, isSo: () => boolean): Promise<void> {
  return new Promise((done) => {
    if (isSo()) return done();
    const enough = client.listen(() => {
      if (!isSo()) return;
      enough();
      done();
    });
  });
}

/** Brings a deck, is ready, and plays what it sees until the game is over; every verdict on the way. */
export async function playOut(client: TableClient, pick: (options: number) => number): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  await until(client, () => client.about !== null);
  verdicts.push(await client.deck(deckOf(client.seat!)), await client.ready());
  await until(client, () => client.moment !== null);
  for (;;) {
    await until(client, () => client.isAsked || client.moment!.view.phase === 'over');
    if (client.moment!.view.phase === 'over') return verdicts;
    const { options } = client.moment!.view.decision!;
    const verdict = await client.choose(options[pick(options.length)]!.answer);
    verdicts.push(verdict);
    if (verdict.is === 'refused') return verdicts;
  }
}

/** A link to a table at which a bot waits for somebody to play. */
export async function invitation(): Promise<string> {
  const [node] = (await nodes(1)) as [Node];
  const opened = await new HouseClient(node.address, askByFetch).open(TABLE);
  if (!opened.ok) throw new Error(opened.error.sentence);
  const errand = { deck: deckOf(0), games: null, mind: mindOf('random', () => 0), say: () => {} };
  void new SeatedBot(clientAt([node], opened.value, cuttable().world), errand).play();
  return linkOf({ to: 'table', address: node.address, table: opened.value.table });
}
