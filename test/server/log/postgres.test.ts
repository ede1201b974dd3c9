import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotOpen, type Log, type Note, NotWritten, openLog } from '../../../src/server/index.js';
import { chosen, entry, fastest, keepsTheContract } from './contract.js';
import { asked, breakOff, dropSchema, newSchema, noPostgres, databaseUrl as url } from './postgres-store.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// skipped: these need a PostgreSQL, at DATABASE_URL or at 127.0.0.1:5432
describe.skipIf(noPostgres !== null)(`PostgreSQL${noPostgres === null ? '' : `: ${noPostgres}`}`, () => {
  keepsTheContract('PostgreSQL', async () => {
    const schema = newSchema();
    return {
      open: () => openLog({ url, schema }),
      disturb: async () => {
        await pause(10);
        await breakOff(schema, '%insert into entries%');
      },
      nodesHear: true,
      makeNewer: async () => void (await asked(`insert into ${schema}.migrations values (999, now())`)),
      remove: async () => void (await dropSchema(schema)),
    };
  });

  describe('a log in PostgreSQL', () => {
    const schema = newSchema();
    let log: Log;
    beforeAll(async () => {
      log = await openLog({ url, schema });
    });
    afterAll(async () => {
      await log?.close();
      await dropSchema(schema);
    });

    it('says why it cannot be opened, without the password', async () => {
      const opening = openLog({ url: 'postgres://somebody:secret@127.0.0.1:1/nowhere' });
      await expect(opening).rejects.toThrow('The log cannot be opened. The database does not answer. (ECONNREFUSED)');
      await expect(openLog({ url: 'nowhere', schema: 'x' })).rejects.toBeInstanceOf(CannotOpen);
      await expect(openLog({ url, schema: 'x"; drop' })).rejects.toThrow('is no name for a schema.');
    });

    it('lets a row that cannot be written fail alone', async () => {
      const tables = ['a', 'b\u0000', 'c'];
      const fates = await Promise.allSettled(tables.map((table) => log.append(entry(table, 1))));
      expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((fates[1] as PromiseRejectedResult).reason).toBeInstanceOf(NotWritten);
      expect(await log.read('c', 0)).toEqual([entry('c', 1)]);
    });

    it('tells of a batch in which nothing was written that all of it is taken', async () => {
      const tables = Array.from({ length: 10 }, (_, i) => `d${i}`);
      const append = (): Promise<string[]> => Promise.all(tables.map((table) => log.append(entry(table, 1))));
      expect(new Set(await append())).toEqual(new Set(['written']));
      expect(new Set(await append())).toEqual(new Set(['taken']));
    });

    it('hears again after its connection broke off, and nothing that is not a note', async () => {
      const heard: Note[] = [];
      const other = await openLog({ url, schema });
      log.listen((note) => heard.push(note));
      expect(await breakOff(schema, 'listen%')).toBe(2);
      for (let i = 0; i < 200 && heard.length === 0; i++) {
        for (const payload of ['x', '[1,2]', '["z",{"table":1}]', '{}']) {
          await asked('select pg_notify($1, $2)', [`rulebox ${schema}`, payload]);
        }
        other.tell({ node: 'b', table: 'a', number: i });
        await pause(50);
      }
      expect(heard[0]).toEqual({ node: 'b', table: 'a', number: expect.any(Number) });
      await other.close();
    });

    it('reads on although its connections broke off', async () => {
      await log.append(entry('e', 1));
      await Promise.all([log.read('e', 0), log.read('e', 0)]);
      expect(await breakOff(schema, '%from entries%')).toBeGreaterThan(0);
      for (let i = 0; i < 4; i++) expect(await log.read('e', 0)).toEqual([entry('e', 1)]);
    });

    it('waits for the disk although the server is set not to', async () => {
      const hasty = `${url}${url.includes('?') ? '&' : '?'}options=-c%20synchronous_commit%3Doff`;
      const wary = await openLog({ url: hasty, schema });
      await wary.append(entry('f', 1));
      await asked(`create or replace function ${schema}.waits() returns trigger language plpgsql as
        $$ begin new.body = json_build_object('waits', current_setting('synchronous_commit')); return new; end $$`);
      await asked(
        `create trigger waits before insert on ${schema}.entries for each row execute function ${schema}.waits()`,
      );
      await wary.append(entry('f', 2));
      await asked(`drop trigger waits on ${schema}.entries`);
      expect((await wary.read('f', 1)).map(({ body }) => body)).toEqual([{ waits: 'on' }]);
      await wary.close();
    });

    it('finds the tables of late among a hundred thousand without looking at all their entries', async () => {
      await asked(`insert into ${schema}.recent select 'table-' || i, i, i from generate_series(1, 100000) as i`);
      await asked(
        `insert into ${schema}.entries select table_id, 1, opened, $1 from ${schema}.recent where table_id like 'table-%'`,
        [JSON.stringify(chosen(0))],
      );
      await asked(`analyze ${schema}.recent`);
      const late = 10_000_000;
      await log.append(entry('table-77', 2, late));
      expect(await log.recentTables(late, 50)).toEqual(['table-77']);
      const all = await log.recentTables(0, 50);
      expect([all.length, all[0]]).toEqual([50, 'table-100000']);
      for (const since of [late, 0]) expect(await fastest(() => log.recentTables(since, 50))).toBeLessThan(1000);
    });
  });
});
