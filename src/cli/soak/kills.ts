// Kills servers in the middle of games and looks whether anything is lost: what was acknowledged must stand in the log, once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom, type Random } from '../../bots/index.js';
import { sameAnswer, seedOfNumber } from '../../engine/index.js';
import { type Entry, type Log, openLog } from '../../server/index.js';
import { packageRoot } from '../here.js';
import { NO_LIMITS } from '../online/no-limits.js';
import { type Ordered, startPlayers } from '../online/players-process.js';
import { ServerProcess, type Serving } from '../online/server-process.js';
import type { Acknowledged } from '../online/witness.js';

/** What is tried. */
export interface KillPlan {
  readonly kills: number;
  readonly tables: number;
  /** Two nodes share a database; each is killed in turn while clients play on at the other. */
  readonly nodes: 1 | 2;
  readonly database: string | null;
  readonly seed: number;
  readonly decks: readonly string[];
}

export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  /** Choices in the log: those acknowledged, and those whose acknowledgement was lost with the server. */
  readonly written: number;
  /** Acknowledged, and not in the log, or another one under its number. */
  readonly lost: number;
  /** Acknowledged under two numbers, or two entries that answer one decision. */
  readonly doubled: number;
  /** Tables at which nothing was chosen after the last kill. */
  readonly stuck: number;
  readonly refused: number;
  readonly games: number;
  /** Milliseconds from a kill until a table was played on at, at the median, the 99th of a hundred, and the worst. */
  readonly back: { readonly p50: number; readonly p99: number; readonly worst: number };
  /** The most milliseconds without any server that a player's clock was charged at one kill. */
  readonly charged: number;
}

const PACE_MS = 40;
const BETWEEN_KILLS_MS = 700;
/** Milliseconds after which a table at which nobody plays on is one that never will be. */
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

export async function soakKills(plan: KillPlan, told: (kill: number) => void): Promise<KillFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-kills-'));
  const servers: ServerProcess[] = [];
  const players = startPlayers(join(packageRoot, 'dist', 'rulebox'));
  try {
    const servings = await placesFor(plan, folder);
    for (const serving of servings) servers.push(await ServerProcess.start(serving));
    await beginPlay(plan, servers, players);
    const gaps: Gap[] = [];
    const random = chanceFrom(seedOfNumber(plan.seed), 1, 0);
    for (let kill = 0; kill < plan.kills; kill++) {
      await playOn(players, random(plan.tables));
      await pause(random(BETWEEN_KILLS_MS));
      const place = kill % servers.length;
      await players.order({ do: 'killed' });
      const gap = await killAndStart(servers, place, servings[place]!);
      if (servers.length === 1) gaps.push(gap);
      else if (!(await servers[place]!.isReady())) throw new Error('A server that was started again was never ready.');
      told(kill + 1);
    }
    await players.order({ do: 'killed' });
    await playOn(players, 0);
    return await judge({ kills: plan.kills, folder, gaps, data: servings[0]!.data }, players);
  } finally {
    players.end();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function beginPlay(plan: KillPlan, servers: readonly ServerProcess[], players: Ordered): Promise<void> {
  const play = {
    servers: servers.map(({ address }) => address),
    era: 'hgss-2010',
    format: 'constructed',
    decks: plan.decks,
    clock: { seconds: 6 * 3600, more: 0 },
    witnessed: true,
  };
  await players.order({ do: 'open', play, tables: plan.tables, seed: plan.seed });
  await players.order({ do: 'start', pace: PACE_MS });
}

/**
 * Waits until nothing was chosen since the last kill at so many tables at most: a server is killed under load, however slowly the machine
 * starts one, and now before everybody is back, now after.
 */
async function playOn(players: Ordered, tables: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while ((await players.order({ do: 'look' })).stuck > tables && performance.now() < until) await pause(LOOK_AGAIN_MS);
}

/** Kills the server at a place, and lets another begin there. */
async function killAndStart(servers: ServerProcess[], place: number, serving: Serving): Promise<Gap> {
  const from = Date.now();
  await servers[place]!.end('SIGKILL');
  const gone = Date.now();
  servers[place] = await ServerProcess.start(serving);
  return { from, gone, to: Date.now() };
}

async function placesFor({ nodes, database, seed }: KillPlan, folder: string): Promise<readonly Serving[]> {
  const random = chanceFrom(seedOfNumber(seed), 2, 0);
  const data = database === null ? { file: join(folder, 'tables.db') } : { url: database };
  const places: Serving[] = [];
  for (let node = 0; node < nodes; node++) places.push({ port: await freePort(random), data, env: NO_LIMITS });
  return places;
}

/**
 * A server that is started again must be found where it was. Below the ports that a system gives to who connects: a client that
 * tries one of those while nobody listens there may come to be connected to itself, and then the port is taken.
 */
async function freePort(random: Random): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + random(10_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A time in which no server was there. What stands in the log from `gone` on was written by the next one. */
interface Gap {
  readonly from: number;
  readonly gone: number;
  readonly to: number;
}

/** What there is to judge by. */
interface Tried extends Pick<Serving, 'data'> {
  readonly kills: number;
  readonly folder: string;
  readonly gaps: readonly Gap[];
}

async function judge({ kills, folder, gaps, data }: Tried, players: Ordered): Promise<KillFigures> {
  const { stuck, refused, games, back } = await players.order({ do: 'stop' });
  await pause(1000);
  const file = join(folder, 'acknowledged.jsonl');
  await players.order({ do: 'witness', file });
  const lines = readFileSync(file, 'utf8').split('\n');
  const acknowledged = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Acknowledged);
  const log = await openLog(data);
  try {
    const figures = await held(acknowledged, log, gaps);
    return { kills, acknowledged: acknowledged.length, ...figures, stuck, refused, games, back };
  } finally {
    await log.close();
  }
}

type Held = Pick<KillFigures, 'written' | 'lost' | 'doubled' | 'charged'>;

async function held(acknowledged: readonly Acknowledged[], log: Log, gaps: readonly Gap[]): Promise<Held> {
  const tables = [...new Set(acknowledged.map(({ table }) => table))];
  let [written, lost, doubled, charged] = [0, 0, 0, 0];
  for (const table of tables) {
    const entries = await wholeLog(log, table);
    const own = acknowledged.filter((each) => each.table === table);
    written += entries.filter(({ body }) => body.kind === 'chosen').length;
    lost += own.filter((each) => !stands(each, entries)).length;
    doubled += twice(own.map(({ number }) => number)) + twice(own.map(({ decision }) => decision));
    doubled += twice(entries.map(({ number }) => number)) + twice(decisionsIn(entries));
    charged = Math.max(charged, ...gaps.map((gap) => chargedFor(gap, entries)));
  }
  return { written, lost, doubled, charged };
}

/** Of a gap in which a player's clock ran, what no entry takes off that clock. */
function chargedFor({ from, gone, to }: Gap, entries: readonly Entry[]): number {
  const next = entries.findIndex(({ at }) => at >= gone);
  const before = entries[next - 1];
  if (before === undefined || !isInGame(entries, next)) return 0;
  const after = entries.slice(next);
  if (!isWaitedFor(after)) return 0;
  const end = Math.min(to, after[0]!.at); // whoever wrote it was there
  return Math.max(0, end - Math.max(from, before.at) - sparedAt(after));
}

/** Whether the first thing that was done is a player's choice: otherwise all clocks stood. */
function isWaitedFor(after: readonly Entry[]): boolean {
  const body = after.find((each) => each.body.kind !== 'clock')?.body;
  return body?.kind === 'chosen' && body.seat !== null;
}

function sparedAt([first]: readonly Entry[]): number {
  const body = first?.body;
  return body?.kind === 'clock' && body.what === 'resumed' ? body.away : 0;
}

const isInGame = (entries: readonly Entry[], place: number): boolean =>
  entries.slice(0, place).findLast(({ body }) => body.kind === 'begun' || body.kind === 'over')?.body.kind === 'begun';

async function wholeLog(log: Log, table: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let more = await log.read(table, 0); more.length > 0; more = await log.read(table, entries.length))
    entries.push(...more);
  return entries;
}

/**
 * Under its number stands this very answer to this very decision: the one that was open at the entry the player had heard last,
 * which may have come after the one that opened it.
 */
function stands({ number, decision, answer }: Acknowledged, entries: readonly Entry[]): boolean {
  const body = entries.find((entry) => entry.number === number)?.body;
  const isOpen = body?.kind === 'chosen' && body.decision <= decision && decision < number;
  return isOpen && sameAnswer(body.answer, answer);
}

const decisionsIn = (entries: readonly Entry[]): readonly number[] =>
  entries.flatMap(({ body }) => (body.kind === 'chosen' ? [body.decision] : []));

const twice = (numbers: readonly number[]): number => numbers.length - new Set(numbers).size;
