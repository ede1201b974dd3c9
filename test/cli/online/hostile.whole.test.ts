import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { nodeWorld } from '../../../src/cli/online/node-world.js';
import { PlayedTable } from '../../../src/cli/online/played-table.js';
import { type Attacked, attack } from '../../../src/cli/soak/hostile/hostile.js';
import { type Entry, type Settings, STANDARD, startServer } from '../../../src/server/index.js';
import { MemoryStore } from '../../../src/server/log/memory.js';
import { houseOn, logOf, numbers, PLAIN } from '../../server/houses.js';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server on a log in memory, which believes who says for whom it asks. */
async function attacked(settings: Partial<Settings> = {}): Promise<Attacked> {
  const store = new MemoryStore();
  const house = await houseOn(store, { clock: { now: () => Date.now() } });
  const server = await startServer({
    house,
    page: null,
    settings: { ...STANDARD, trustedProxies: ['loopback'], helloSeconds: 1, ...settings },
    host: '127.0.0.1',
    port: 0,
    notes: pino({ level: 'silent' }),
    version: 'test',
  });
  ends.push(() => server.close().catch(() => {}));
  const address = `http://127.0.0.1:${server.port}`;
  const read = async (table: string): Promise<readonly Entry[]> => logOf(store, table);
  return { address, world: nodeWorld(), deck: PLAIN[0]!, read, memory: () => process.memoryUsage().rss };
}

const FEW = { messages: 60, silent: 5, slow: 0, patience: 5000 };

it('A server among people who mean no good changes no table, drops who is silent, and lets others play on', async () => {
  const server = await attacked();
  let choices = 0;
  const hearing = { chosen: () => void choices++, told: () => {}, notChosen: () => {}, gameOver: () => {} };
  const rules = { era: 'hgss-2010', format: 'constructed', decks: PLAIN, clock: null, witnessed: false };
  const table = await PlayedTable.open({ servers: [server.address], ...rules }, nodeWorld(), hearing, numbers(5));
  ends.push(() => table.close());
  table.go(20);
  const figures = await attack({ messages: 900, silent: 60, slow: 4, patience: 8000 }, server, numbers(1));
  expect(figures.faults).toEqual([]);
  expect(figures.silent).toEqual({ opened: 60, left: 0 });
  expect(figures.refusedStrangers).toBe(figures.sent['wrong origin']);
  expect(figures.messages).toBeGreaterThanOrEqual(900);
  expect(Object.keys(figures.sent).length).toBeGreaterThanOrEqual(17);
  expect(figures.memory.most - figures.memory.before).toBeLessThan(400 * 2 ** 20);
  expect(choices).toBeGreaterThan(5);
}, 60_000);

it('The attack finds a table that was changed', async () => {
  const server = await attacked();
  let reads = 0;
  const read = async (table: string): Promise<readonly Entry[]> => {
    const entries = await server.read(table);
    return ++reads > 5 ? [...entries, { ...entries[0]!, number: 99, body: { kind: 'left', seat: 0 } }] : entries;
  };
  const { faults } = await attack(FEW, { ...server, read }, numbers(2));
  expect(faults).toEqual(Array(5).fill('A table was changed: left.'));
}, 60_000);

it('The attack finds silent sockets that are not dropped, and pages of other hosts that are let in', async () => {
  const server = await attacked({ helloSeconds: 60, origins: ['https://evil.example'] });
  const { faults } = await attack({ ...FEW, patience: 100 }, server, numbers(3));
  expect(faults.toSorted()).toEqual(['5 silent sockets were not dropped.', 'A page of another host was let in.']);
}, 60_000);
