// What the server of online play does under a load, beside boardgame.io's: durable choices, latency, memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../here.js';
import { NO_LIMITS } from '../online/no-limits.js';
import type { Play } from '../online/played-table.js';
import { type Ordered, startPlayers } from '../online/players-process.js';
import { ServerProcess } from '../online/server-process.js';
import { WEIGHED } from '../online/weighed.js';
import { loadReference, type ReferenceLoad } from './reference-server.js';
import { warm } from './warm.js';

/** What our server did with so many tables. */
export interface OnlineLoad {
  readonly tables: number;
  /** Choices that stand in the log and were told to both players, by a second of the server's processor time. */
  readonly per_cpu_s: number;
  readonly choices: number;
  /** Milliseconds from a choice to the opponent's update, with everybody as fast as they are answered. */
  readonly p50_ms: number;
  readonly p99_ms: number;
  /** The same when a table makes a choice every other second, and what it costs then. */
  readonly paced_p50_ms: number;
  readonly paced_p99_ms: number;
  readonly paced_per_cpu_s: number;
  /** What the process holds more than before these tables were opened, both weighed after a collection. */
  readonly kib_per_table: number;
  /** Of that, what lives: without the room that the process keeps for what comes. */
  readonly live_kib_per_table: number;
  readonly frame_bytes: number;
}

export interface OnlineFigures {
  readonly ours: readonly OnlineLoad[];
  readonly reference: {
    readonly memory: readonly (ReferenceLoad & { readonly tables: number })[];
    readonly files: ReferenceLoad;
  } | null;
}

export interface OnlineWish {
  readonly tables: readonly number[];
  readonly seconds: number;
  /** Null: a file of its own. */
  readonly database: string | null;
  readonly reference: boolean;
}

/** The decks are of 2010 and full of effects. */
const PLAY = { era: 'hgss-2010', format: 'constructed', clock: null, witnessed: false } as const;
/** As the unit and the image that ship start it (docs/OPERATE.md, Memory). */
const AS_OPERATED = ['--max-semi-space-size=32'];
/** A choice every other second at each table. */
const PACE_MS = 2000;
/** Tables that are played at before anything is measured, and stay. */
const WARM_UP_TABLES = 50;
/** So long the tables are played at that will be measured: then their games are under way. */
const BEGIN_MS = 2000;
/** The reference writes whole matches to files: with more, it does little else. */
const FILE_MATCHES = 50;

export async function measureOnline(wish: OnlineWish, decks: readonly string[]): Promise<OnlineFigures> {
  const ours: OnlineLoad[] = [];
  const memory: (ReferenceLoad & { readonly tables: number })[] = [];
  for (const tables of wish.tables) {
    ours.push(await withFolder((folder) => loadOurs(wish, tables, decks, folder)));
    if (wish.reference) memory.push({ tables, ...(await loadReference('memory', tables, wish.seconds)) });
  }
  if (!wish.reference) return { ours, reference: null };
  const files = await withFolder((folder) => loadReference({ folder }, FILE_MATCHES, wish.seconds));
  return { ours, reference: { memory, files } };
}

async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-online-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadOurs(
  { seconds, database }: OnlineWish,
  tables: number,
  decks: readonly string[],
  folder: string,
): Promise<OnlineLoad> {
  const data = database === null ? { file: join(folder, 'tables.db') } : { url: database };
  const server = await ServerProcess.start({
    port: 0,
    data,
    env: NO_LIMITS,
    nodeOptions: [...AS_OPERATED, ...WEIGHED],
  });
  const [others, players] = [startPlayers(PLAYERS_FOLDER), startPlayers(PLAYERS_FOLDER)];
  try {
    const play: Play = { ...PLAY, servers: [server.address], decks };
    await warmUp(others, play);
    const before = await server.weigh();
    await players.order({ do: 'open', play, tables, seed: tables });
    await players.order({ do: 'go', milliseconds: BEGIN_MS, pace: 0 });
    const begun = server.cpu;
    const full = await players.order({ do: 'go', milliseconds: seconds * 1000, pace: 0 });
    const cpu = server.cpu - begun;
    const weight = await server.weigh();
    const begunPaced = server.cpu;
    const paced = await players.order({ do: 'go', milliseconds: seconds * 1000, pace: PACE_MS });
    return {
      tables,
      per_cpu_s: full.choices / cpu,
      choices: full.choices,
      p50_ms: full.p50,
      p99_ms: full.p99,
      paced_p50_ms: paced.p50,
      paced_p99_ms: paced.p99,
      paced_per_cpu_s: paced.choices / (server.cpu - begunPaced),
      kib_per_table: (weight.process - before.process) / tables / 1024,
      live_kib_per_table: (weight.live - before.live) / tables / 1024,
      frame_bytes: full.frame,
    };
  } finally {
    others.end();
    players.end();
    await server.end('SIGTERM');
  }
}

const PLAYERS_FOLDER = join(packageRoot, 'dist', 'rulebox');

/** As many choices as the reference makes moves before it is measured. */
async function warmUp(players: Ordered, play: Play): Promise<void> {
  await players.order({ do: 'open', play, tables: WARM_UP_TABLES, seed: 1 });
  await warm(async (milliseconds) => (await players.order({ do: 'go', milliseconds, pace: 0 })).choices);
}
