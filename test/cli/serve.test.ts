import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressesElsewhere, hereAddress, invitation } from '../../src/cli/serve/invitation.js';
import { serverLibrary } from '../../src/cli/serve/server-library.js';
import { register } from '../../src/cli/serve.js';
import { eraNamed } from '../../src/cli/typed.js';
import { openLog } from '../../src/server/index.js';
import { putBackAfterEach, runSlowCommand } from './run-command.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
putBackAfterEach();

const network = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

const NETWORKS = {
  lo: [network('127.0.0.1', true), network('::1', true)],
  wifi: [network('fe80::1'), network('2001:db8::5'), network('192.168.1.20')],
};

describe('the addresses of a server', () => {
  it('are for this machine alone, unless it listens to others', () => {
    expect(addressesElsewhere({ host: '127.0.0.1', port: 4417 }, NETWORKS)).toEqual([]);
    expect(addressesElsewhere({ host: 'localhost', port: 4417 }, NETWORKS)).toEqual([]);
    expect(hereAddress({ host: '127.0.0.1', port: 1 })).toBe('http://127.0.0.1:1/');
  });

  it('are those that somebody else can type', () => {
    expect(addressesElsewhere({ host: '0.0.0.0', port: 80 }, NETWORKS)).toEqual(['http://192.168.1.20:80/']);
    expect(addressesElsewhere({ host: '::', port: 80 }, NETWORKS)).toEqual([
      'http://192.168.1.20:80/',
      'http://[2001:db8::5]:80/',
    ]);
    expect(addressesElsewhere({ host: '192.168.1.20', port: 80 }, {})).toEqual(['http://192.168.1.20:80/']);
    expect(hereAddress({ host: '0.0.0.0', port: 80 })).toBe('http://localhost:80/');
  });

  it('are printed, with a code to photograph where somebody looks', () => {
    const plain = invitation({ host: '0.0.0.0', port: 4417 }, NETWORKS, false);
    expect(plain).toBe(
      'The table is open at http://localhost:4417/\nOthers in your network type:\n  http://192.168.1.20:4417/\nCtrl-C closes it.\n',
    );
    expect(invitation({ host: '0.0.0.0', port: 4417 }, NETWORKS, true)).toMatch(/photograph this:\n[█▀▄ \n]{200,}/);
    expect(invitation({ host: '0.0.0.0', port: 4417 }, {}, true)).toContain('no address that others could type');
    expect(invitation({ host: '127.0.0.1', port: 4417 }, NETWORKS, true)).not.toMatch(/Others|█/);
  });
});

describe('the library of a server', () => {
  const list = join(folder, 'My own.txt');
  writeFileSync(list, '4 Potion\n56 Fire Energy\n');

  it('has the decks that ship, by whatever spelling, and those of the operator first', () => {
    vi.stubEnv('RULEBOX_CARDS', '');
    const library = serverLibrary([list]);
    const [first, second, ...others] = library.decks();
    expect(first).toEqual({ name: 'My own', era: null, format: null });
    expect(library.deckNamed('MY OWN')?.entries.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(library.deckNamed(second!.name)?.name).toBe(second!.name);
    expect(second!.era).not.toBeNull();
    expect(others.at(-1)).toMatchObject({ era: null, format: null });
    for (const { name } of library.decks()) expect(library.deckNamed(name)?.entries.length, name).toBeGreaterThan(0);
    expect(library.deckNamed('none of ours')).toBeUndefined();
  });

  it('has the cards of each era’s time', () => {
    const library = serverLibrary([]);
    expect(library.poolFor(eraNamed('swsh')).named('Potion').length).toBeGreaterThan(0);
    expect(library.poolFor(eraNamed('swsh'))).toBe(library.poolFor(eraNamed('swsh')));
  });
});

describe('rulebox serve', () => {
  it('says everything that is wrong with its settings', async () => {
    vi.stubEnv('RULEBOX_SOCKETS', 'many');
    vi.stubEnv('RULEBOX_METRICS', 'all');
    expect(await runSlowCommand(register, 'serve')).toMatchObject({
      code: 2,
      out: '',
      error:
        'rulebox: RULEBOX_SOCKETS takes a whole number from 1 to 1,000,000.\nRULEBOX_METRICS takes near, everybody, nobody.\n',
    });
  });

  it('backs its tables up into a file that only their owner reads', async () => {
    const [data, into] = [join(folder, "it's.db"), join(folder, "it's a copy.db")];
    const tables = new Database(data);
    tables.exec('pragma journal_mode = wal; create table t (x); insert into t values (7)');
    expect(await runSlowCommand(register, 'serve', '--data', data, '--backup', into)).toMatchObject({
      code: 0,
      out: `All tables of ${data} are in ${into}.\n`,
    });
    tables.close();
    const copy = new Database(into);
    expect(copy.prepare('select x from t').all()).toEqual([{ x: 7 }]);
    copy.close();
    if (process.platform !== 'win32') expect(statSync(into).mode & 0o077).toBe(0);
  });

  it('backs up the games that are kept for links, too', async () => {
    const [data, into] = [join(folder, 'games.db'), join(folder, 'games copy.db')];
    const log = await openLog({ file: data });
    await log.share({ id: 'k7m2p9qr', hash: 'aa', at: 1, content: 'eJyrVg==' }, 10);
    expect((await runSlowCommand(register, 'serve', '--data', data, '--backup', into)).code).toBe(0);
    await log.close();
    const copy = await openLog({ file: into });
    expect(await copy.shared('k7m2p9qr')).toBe('eJyrVg==');
    await copy.close();
  });

  it('overwrites nothing with a backup, and makes none of nothing', async () => {
    const there = join(folder, 'there.db');
    writeFileSync(there, 'something');
    const refused = await runSlowCommand(register, 'serve', '--data', there, '--backup', there);
    expect([refused.code, refused.error]).toEqual([2, expect.stringContaining('is there already')]);
    const damaged = await runSlowCommand(register, 'serve', '--data', there, '--backup', join(folder, 'new.db'));
    expect([damaged.code, damaged.error]).toEqual([2, expect.stringContaining('cannot be backed up')]);
    expect(existsSync(join(folder, 'new.db'))).toBe(false);
    const none = await runSlowCommand(register, 'serve', '--data', join(folder, 'no.db'), '--backup', there);
    expect([none.code, none.error]).toEqual([2, expect.stringContaining('no tables to back up')]);
  });

  it('leaves the backup of PostgreSQL to PostgreSQL', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://me:word@nowhere.example/tables');
    const { code, error } = await runSlowCommand(register, 'serve', '--backup', join(folder, 'x.db'));
    expect([code, error]).toEqual([2, expect.stringContaining('pg_dump')]);
    expect(error).not.toContain('word');
  });
});
