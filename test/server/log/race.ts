// Two nodes in two processes append to the same tables as fast as they can.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type LogPlace, openLog } from '../../../src/server/index.js';

export interface Race {
  readonly place: LogPlace;
  readonly tables: number;
  readonly entries: number;
}

const NODES = [0, 1] as const;

/** Every number has one winner, and what it wrote stands in the log. Tells how many each node has won. */
export async function expectOneWinnerEach(race: Race): Promise<readonly number[]> {
  const racers = NODES.map((node) =>
    fork(fileURLToPath(new URL('./racer.mjs', import.meta.url)), [JSON.stringify({ node, ...race })]),
  );
  const wins = await run(racers, race.entries).finally(() => {
    for (const racer of racers) racer.kill();
  });
  const winner = new Map(wins.flatMap((won, node) => won.map((key) => [key, node] as const)));
  expect(wins.flat().length).toBe(race.tables * race.entries); // no number has two
  expect(winner.size).toBe(race.tables * race.entries); // none has nobody
  expect(await standing(race)).toEqual(winner);
  return wins.map(({ length }) => length);
}

/** Nobody runs ahead: a number is called when both have heard what came of the one before. */
async function run(racers: readonly ChildProcess[], entries: number): Promise<readonly string[][]> {
  await Promise.all(racers.map(said));
  const wins = racers.map((): string[] => []);
  for (let number = 1; number <= entries; number++) {
    for (const racer of racers) racer.send(number);
    const won = await Promise.all(racers.map(said));
    for (const [node, each] of won.entries()) wins[node]!.push(...each);
  }
  for (const racer of racers) racer.send('home');
  return wins;
}

async function said(racer: ChildProcess): Promise<readonly string[]> {
  const ended = new AbortController();
  const gone = once(racer, 'exit', ended).then(([code]) => Promise.reject(new Error(`A racer ended with ${code}.`)));
  gone.catch(() => null);
  const [message] = (await Promise.race([once(racer, 'message', ended), gone])) as [string[]];
  ended.abort();
  return message;
}

/** Who wrote what stands in the log, by table and number. */
async function standing({ place, tables, entries }: Race): Promise<ReadonlyMap<string, number>> {
  const log = await openLog(place);
  const found = new Map<string, number>();
  for (let i = 0; i < tables; i++) {
    const read = await log.read(`table-${i}`, 0);
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: entries }, (_, n) => n + 1));
    for (const { table, number, body } of read) if (body.kind === 'said') found.set(`${table} ${number}`, body.seat);
  }
  await log.close();
  return found;
}
