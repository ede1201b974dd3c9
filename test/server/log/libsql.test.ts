import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotOpen, NotWritten, openLog, Unknown } from '../../../src/server/index.js';
import { LogFile } from '../../../src/server/log/libsql/file.js';
import { LibsqlLog } from '../../../src/server/log/libsql/libsql-log.js';
import { startThread } from '../../../src/server/log/libsql/thread.js';
import { chosen, entry, fastest, keepsTheContract } from './contract.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), 'rulebox-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

keepsTheContract('a file', async () => {
  const path = join(folder, `contract-${files++}.db`);
  let threads: Worker[] = [];
  let patience = 0;
  return {
    open: () =>
      LibsqlLog.open({
        path,
        begin: (start) => {
          const thread = startThread(start);
          threads.push(thread);
          return thread;
        },
      }),
    disturb: async () => {
      patience = Math.min(500, patience + 30); // on a busy machine a thread that is always ended at once never comes to write
      await pause(patience);
      await threads.at(-1)!.terminate();
    },
    nodesHear: false,
    makeNewer: async () => withDatabase(path, (database) => database.exec('pragma user_version = 999')),
    remove: async () => {
      threads = [];
    },
  };
});

function withDatabase(path: string, work: (database: Database.Database) => void): void {
  const database = new Database(path);
  work(database);
  database.close();
}

describe('a log in a file', () => {
  it('is still there when it is opened again', async () => {
    const file = join(folder, 'again.db');
    const first = await openLog({ file });
    await Promise.all([first.append(entry('a', 1)), first.keep('0a', 'cards'), first.settle('secret', 'x')]);
    await first.close();
    const second = await openLog({ file });
    expect(await second.read('a', 0)).toEqual([entry('a', 1)]);
    expect([await second.kept('0a'), await second.settle('secret', 'y')]).toEqual(['cards', 'x']);
    await second.close();
  });

  it('says why it cannot be opened', async () => {
    await expect(openLog({ file: join(folder, 'nowhere', 'log.db') })).rejects.toThrow(/its folder is not there\./);
    await expect(openLog({ file: folder })).rejects.toBeInstanceOf(CannotOpen);
    const other = join(folder, 'other.txt');
    writeFileSync(other, 'Not a log.'.repeat(1000));
    await expect(openLog({ file: other })).rejects.toThrow(/cannot hold a log: It is no database\./);
  });

  it('writes nothing while another program holds the file, and says so', async () => {
    const path = join(folder, 'busy.db');
    const log = await LibsqlLog.open({ path, patience: 100 });
    const holder = new Database(path);
    holder.exec('begin immediate');
    await expect(log.append(entry('a', 1))).rejects.toBeInstanceOf(NotWritten);
    expect(await log.check()).toMatch(/^Another program has not let go of the file\./);
    holder.exec('commit');
    holder.close();
    expect(await log.check()).toBeNull();
    expect(await log.append(entry('a', 1))).toBe('written');
    await log.close();
  });

  it('lets a row that cannot be written fail alone', async () => {
    const path = join(folder, 'row.db');
    const log = await LibsqlLog.open({ path });
    withDatabase(path, (database) =>
      database.exec(`create trigger no before insert on entries when new.table_id = 'bad'
        begin select raise(abort, 'Not this one.'); end`),
    );
    const fates = await Promise.allSettled([
      log.append(entry('a', 1)),
      log.append(entry('bad', 1)),
      log.append(entry('c', 1)),
    ]);
    expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((fates[1] as PromiseRejectedResult).reason).toBeInstanceOf(NotWritten);
    expect(
      (await Promise.all(['a', 'bad', 'c'].map((table) => log.read(table, 0)))).map(({ length }) => length),
    ).toEqual([1, 0, 1]);
    await log.close();
  });

  it('writes nothing of a batch whose transaction was ended', async () => {
    const path = join(folder, 'batch.db');
    const log = await LibsqlLog.open({ path });
    withDatabase(path, (database) =>
      database.exec(`create trigger no before insert on entries when new.table_id = 'bad'
        begin select raise(rollback, 'None of them.'); end`),
    );
    const appends = ['a', 'bad', 'c'].map((table) => log.append(entry(table, 1)));
    for (const { status } of await Promise.allSettled(appends)) expect(status).toBe('rejected');
    for (const append of appends) await expect(append).rejects.toThrow('None of them.');
    for (const table of ['a', 'bad', 'c']) expect(await log.read(table, 0)).toEqual([]);
    expect(await log.append(entry('a', 1))).toBe('written');
    await log.close();
  });

  it.each([
    ['much', 2 ** 40, 6, 20],
    ['little', 2 ** 20, 0, 2],
  ])('keeps what it writes ahead in bounds by the room there is: %s', (name, room, least, most) => {
    const path = join(folder, `room-${name}.db`);
    const file = new LogFile(path, 1000, () => room);
    file.database.exec('pragma synchronous = off'); // how it is written is not what is looked at
    const insert = file.database.prepare('insert into kept (hash, content) values (?, ?)');
    for (let i = 0; i < 600; i++) file.transaction(() => insert.run([`${i}`, 'x'.repeat(8000)]));
    const ahead = statSync(`${path}-wal`).size / 2 ** 20;
    expect(ahead).toBeGreaterThan(least);
    expect(ahead).toBeLessThan(most);
    file.close();
  });

  it('does not write into a file that has lost its name', async () => {
    const path = join(folder, 'moved.db');
    const log = await LibsqlLog.open({ path });
    await log.append(entry('a', 1));
    renameSync(path, `${path}.old`);
    await expect(log.append(entry('a', 2))).rejects.toBeInstanceOf(NotWritten);
    expect(await log.check()).toMatch(/was removed or replaced while the log was open\.$/);
    renameSync(`${path}.old`, path);
    expect(await log.append(entry('a', 2))).toBe('written');
    await log.close();
  });

  it('goes on with another thread when one has died, and says of what was under way that nobody knows', async () => {
    const threads: Worker[] = [];
    const log = await LibsqlLog.open({
      path: join(folder, 'thread.db'),
      begin: (start) => {
        threads.push(startThread(start));
        return threads.at(-1)!;
      },
    });
    await pause(250); // one that has just begun is not replaced at once
    const append = log.append(entry('a', 1));
    const ended = expect(append).rejects.toBeInstanceOf(Unknown);
    setImmediate(() => setImmediate(() => void threads[0]!.terminate()));
    await ended;
    await log.append(entry('b', 1));
    expect(await log.read('b', 0)).toEqual([entry('b', 1)]);
    expect(threads.length).toBe(2);
    await log.close();
  });

  it('finds the tables of late among a hundred thousand without looking at all their entries', async () => {
    const path = join(folder, 'many.db');
    const log = await LibsqlLog.open({ path });
    withDatabase(path, (database) =>
      database.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000)
        insert into recent select 'table-' || i, i, i from n;
        insert into entries select table_id, 1, opened, '${JSON.stringify(chosen(0))}' from recent;`),
    );
    const late = 10_000_000;
    await log.append(entry('table-77', 2, late));
    expect(await log.recentTables(late, 50)).toEqual(['table-77']);
    const all = await log.recentTables(0, 50);
    expect([all.length, all[0]]).toEqual([50, 'table-100000']);
    for (const since of [late, 0]) expect(await fastest(() => log.recentTables(since, 50))).toBeLessThan(1000);
    await log.close();
  });
});
