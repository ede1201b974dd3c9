// `rulebox soak --hostile`: a server of its own, people who play fairly at it, and what came of the others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from '../../../bots/index.js';
import { seedOfNumber } from '../../../engine/index.js';
import { type Entry, type Log, openLog } from '../../../server/index.js';
import { packageRoot } from '../../here.js';
import { nodeWorld } from '../../online/node-world.js';
import { type Figures, type Ordered, startPlayers } from '../../online/players-process.js';
import { ServerProcess } from '../../online/server-process.js';
import { EXIT } from '../../terminal.js';
import { attack, type HostileFigures, type HostilePlan } from './hostile.js';

export interface HostileOptions {
  readonly messages: number;
  readonly seed: number;
  readonly json: boolean;
}

/** The limits are those of every server; only who asks is believed to be whom it says. */
const ENV = { RULEBOX_TRUSTED_PROXY: 'loopback' };
const TABLES = 12;
const PACE_MS = 150;
const DECKS = ['DonChamp', 'Ember Spark'];
/** Bytes: whatever is said, a server with a few tables needs no more. */
const MOST_MEMORY = 700 * 2 ** 20;

export async function tellHostile({ messages, seed, json }: HostileOptions): Promise<void> {
  const plan: HostilePlan = { messages, silent: Math.min(5000, Math.ceil(messages / 20)), slow: 100, patience: 20_000 };
  const { figures, fair } = await soakHostile(plan, seed);
  const faults = [...figures.faults];
  if (fair.choices === 0) faults.push('Who plays fairly could not choose.');
  if (fair.refused > 0) faults.push(`${fair.refused} choices of who plays fairly were refused.`);
  if (figures.memory.most > MOST_MEMORY) faults.push(`It took ${mebibytes(figures.memory.most)} of memory.`);
  if (faults.length > 0) process.exitCode = EXIT.fails;
  const told = { ...figures, faults, fair: { choices: fair.choices, p50: fair.p50, p99: fair.p99 } };
  console.log(json ? JSON.stringify(told, null, 2) : textOf({ ...figures, faults }, fair));
}

async function soakHostile(plan: HostilePlan, seed: number): Promise<{ figures: HostileFigures; fair: Figures }> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-hostile-'));
  const file = join(folder, 'tables.db');
  const players = startPlayers(join(packageRoot, 'dist', 'rulebox'));
  let server: ServerProcess | null = null;
  let log: Log | null = null;
  try {
    server = await ServerProcess.start({ port: 0, data: { file }, env: ENV });
    const { address } = server;
    await playFairly(players, address, seed);
    log = await openLog({ file });
    const place = { address, world: nodeWorld(), deck: DECKS[0]!, read: wholeOf(log), memory: memoryOf(server) };
    const figures = await attack(plan, place, chanceFrom(seedOfNumber(seed), 3, 0));
    return { figures, fair: await players.order({ do: 'stop' }) };
  } finally {
    players.end();
    await log?.close();
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playFairly(players: Ordered, address: string, seed: number): Promise<void> {
  const rules = { era: 'hgss-2010', format: 'constructed', decks: DECKS, clock: null, witnessed: false };
  await players.order({ do: 'open', play: { servers: [address], ...rules }, tables: TABLES, seed });
  await players.order({ do: 'start', pace: PACE_MS });
}

const memoryOf = (server: ServerProcess) => (): number => (server.isGone ? 0 : server.memory);

const wholeOf =
  (log: Log) =>
  async (table: string): Promise<readonly Entry[]> => {
    const entries: Entry[] = [];
    for (let more = await log.read(table, 0); more.length > 0; more = await log.read(table, entries.length))
      entries.push(...more);
    return entries;
  };

const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

function textOf(
  { messages, seconds, memory, silent, refusedStrangers, faults }: HostileFigures,
  fair: Figures,
): string {
  return [
    `${messages} hostile messages in ${Math.round(seconds)} s; ${refusedStrangers} pages of other hosts turned away.`,
    `Of ${silent.opened} silent sockets ${silent.left} are left. Memory: ${mebibytes(memory.before)} before, ${mebibytes(memory.most)} at most.`,
    `Meanwhile ${fair.choices} fair choices, told after ${Math.round(fair.p50)} ms at the median, ${Math.round(fair.p99)} ms at 99 of 100.`,
    ...(faults.length === 0 ? ['No table was changed, and nothing was told that must not be.'] : faults),
  ].join('\n');
}
