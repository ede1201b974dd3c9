// What it costs to keep an entry for good: a transaction for each against one for all that wait, at a hundred tables.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '../../engine/index.js';
import { type Entry, type Log, type LogOptions, type LogPlace, openLog } from '../../server/index.js';
import { median } from './clock.js';

export interface CommitCost {
  readonly appends_per_s: number;
  /** Microseconds of the processor an append, in all threads of this process. */
  readonly cpu_us: number;
}

export interface LogCost {
  readonly single: CommitCost;
  readonly group: CommitCost;
  /** Group by single: the median of the rounds. */
  readonly ratio: number;
  /** Over everything that stands in the logs of the last round. */
  readonly checksum: string;
}

export interface LogCosts {
  readonly libsql: LogCost;
  /** A sentence: it was not measured, and why. */
  readonly postgres: LogCost | string;
}

/** How much is appended: tables at once, and entries of each one behind the other. */
export interface LogWork {
  readonly tables: number;
  readonly single: number;
  readonly group: number;
  readonly rounds: number;
}

export const LOG_WORK: LogWork = { tables: 100, single: 20, group: 300, rounds: 5 };

/** Connections on which PostgreSQL is given single commits. */
const CONNECTIONS = 20;

/** A place where a log can be opened that nobody has opened yet, time and again. */
interface Ground {
  fresh(): LogPlace;
  clear(): Promise<void>;
}

export async function measureLog(url: string | undefined, work: LogWork = LOG_WORK): Promise<LogCosts> {
  return { libsql: await measureOn(files(), work), postgres: await measurePostgres(url, work) };
}

async function measurePostgres(url: string | undefined, work: LogWork): Promise<LogCost | string> {
  if (url === undefined) return 'DATABASE_URL names no database.';
  try {
    return await measureOn(schemas(url), work);
  } catch (error) {
    return (error as Error).message;
  }
}

function files(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'rulebox-bench-'));
  let count = 0;
  return {
    fresh: () => ({ file: join(folder, `${count++}.db`) }),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function schemas(url: string): Ground {
  const names: string[] = [];
  return {
    fresh: () => {
      names.push(`rulebox_bench_${process.pid}_${names.length}`);
      return { url, schema: names.at(-1)! };
    },
    clear: async () => {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => null);
      await client.connect();
      for (const name of names) await client.query(`drop schema if exists ${name} cascade`);
      await client.end();
    },
  };
}

interface Round {
  readonly single: CommitCost;
  readonly group: CommitCost;
  readonly checksum: string;
}

/** The first round is not measured. Single and grouped commits take turns: a disk that slows down slows both. */
async function measureOn(ground: Ground, work: LogWork): Promise<LogCost> {
  try {
    await measureRound(ground, work);
    const rounds: Round[] = [];
    for (let i = 0; i < work.rounds; i++) rounds.push(await measureRound(ground, work));
    return {
      single: medianCost(rounds.map(({ single }) => single)),
      group: medianCost(rounds.map(({ group }) => group)),
      ratio: rounded(median(rounds.map(({ single, group }) => group.appends_per_s / single.appends_per_s))),
      checksum: rounds.at(-1)!.checksum,
    };
  } finally {
    await ground.clear().catch(() => null); // what failed before says why
  }
}

const rounded = (ratio: number): number => Math.round(ratio * 10) / 10;

const medianCost = (costs: readonly CommitCost[]): CommitCost => ({
  appends_per_s: Math.round(median(costs.map(({ appends_per_s }) => appends_per_s))),
  cpu_us: rounded(median(costs.map(({ cpu_us }) => cpu_us))),
});

async function measureRound(ground: Ground, { tables, single, group }: LogWork): Promise<Round> {
  const names = Array.from({ length: tables }, (_, i) =>
    createHash('sha256').update(`${i}`).digest('base64url').slice(0, 11),
  );
  const hash = createHash('sha256');
  const measured = async (entries: number, options: LogOptions): Promise<CommitCost> => {
    const log = await openLog(ground.fresh(), options);
    try {
      const cost = await measureAppends(log, names, entries);
      for (const name of names) hash.update(JSON.stringify(await log.read(name, 0)));
      return cost;
    } finally {
      await log.close();
    }
  };
  const one = await measured(single, { most: 1, lanes: CONNECTIONS });
  const all = await measured(group, {});
  return { single: one, group: all, checksum: hash.digest('hex').slice(0, 8) };
}

/** The first entry of each table opens it, and every connection, and is not measured. */
async function measureAppends(log: Log, names: readonly string[], entries: number): Promise<CommitCost> {
  await Promise.all(names.map((name, table) => append(log, entryOf(name, table, 1))));
  const [cpu, before] = [process.cpuUsage(), performance.now()];
  await Promise.all(
    names.map(async (name, table) => {
      for (let number = 2; number <= entries + 1; number++) await append(log, entryOf(name, table, number));
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const count = names.length * entries;
  return { appends_per_s: count / ((performance.now() - before) / 1000), cpu_us: (user + system) / count };
}

async function append(log: Log, entry: Entry): Promise<void> {
  const verdict = await log.append(entry);
  if (verdict !== 'written') throw new Error(`Entry ${entry.number} of ${entry.table} was taken.`);
}

/** A choice as it comes in a game: the times are made up, so that the same work leaves the same log. */
const entryOf = (table: string, place: number, number: number): Entry => ({
  table,
  number,
  at: 1_800_000_000_000 + number * 1700 + place,
  body: { kind: 'chosen', seat: ((number >> 2) & 1) as 0 | 1, decision: number - 1, answer: answerOf(place + number) },
});

const ANSWERS: readonly ((n: number) => Answer)[] = [
  (n) => ({ kind: 'attach', card: n % 120, pokemon: n % 31 }),
  (n) => ({ kind: 'play', card: n % 120, pokemon: null }),
  (n) => ({ kind: 'card', card: (n * 7) % 120 }),
  (n) => ({ kind: 'evolve', card: n % 120, pokemon: n % 31 }),
  () => ({ kind: 'done' }),
  (n) => ({ kind: 'attack', pokemon: n % 31, attack: n % 2, target: n % 29 }),
  (n) => ({ kind: 'prize', place: n % 6 }),
];

const answerOf = (n: number): Answer => ANSWERS[n % ANSWERS.length]!(n);
