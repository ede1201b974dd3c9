import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/server/transport/page-files.js';
import { started } from '../started.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-served-'));
const page = join(folder, 'page');
const SCRIPT = `export const words = ${JSON.stringify('the table '.repeat(1000))};`;
mkdirSync(join(page, 'assets'), { recursive: true });
writeFileSync(join(page, 'index.html'), '<p>the table</p>');
writeFileSync(join(page, 'assets', 'a.js'), SCRIPT);
writeFileSync(join(page, 'large.bin'), Buffer.alloc(8_000_000));
writeFileSync(join(page, '.hidden'), 'not served');
writeFileSync(join(folder, 'secret.txt'), 'not served');
afterAll(() => rmSync(folder, { recursive: true }));

const OPEN_FILES = '/proc/self/fd';
/** Not every system says which files are open. */
const whereFilesAreTold = it.runIf(existsSync(OPEN_FILES));

describe('the page', () => {
  it('is the files of its folder, each with its type, and how long it may be kept', async () => {
    const { address } = await started({}, page);
    const index = await fetch(`${address}/`);
    expect([index.status, await index.text()]).toEqual([200, '<p>the table</p>']);
    expect(index.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(index.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${address}/assets/a.js?v=1`);
    expect([script.status, await script.text()]).toEqual([200, SCRIPT]);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('asks nobody else for anything, runs no script but its files, and says nothing of what serves it', async () => {
    const { address } = await started({}, page);
    const { headers } = await fetch(address);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  });

  it('lets the thread that fetches cards ask others, safely or on this machine, and nothing else do so', async () => {
    const { address } = await started({}, page);
    const policyOf = async (path: string) => (await fetch(`${address}${path}`)).headers.get('content-security-policy')!;
    writeFileSync(join(page, 'assets', 'importer-aB3_x.js'), SCRIPT);
    expect(await policyOf('/assets/importer-aB3_x.js')).toContain("connect-src 'self' https: http://localhost:*");
    expect(await policyOf('/assets/importer-aB3_x.js')).toContain("default-src 'none'");
    for (const path of ['/', '/assets/a.js', '/importer-aB3_x.js']) {
      expect(/connect-src ([^;]*)/.exec(await policyOf(path))?.[1]).toBe("'self'");
    }
  });

  it('is not sent again to who has it', async () => {
    const { address } = await started({}, page);
    const mark = (await fetch(address)).headers.get('etag')!;
    const again = await fetch(address, { headers: { 'if-none-match': `W/"other", ${mark}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is sent anew when it was built anew', async () => {
    const { address } = await started({}, page);
    const file = join(page, 'assets', 'b.js');
    writeFileSync(file, 'one');
    expect(await (await fetch(`${address}/assets/b.js`)).text()).toBe('one');
    writeFileSync(file, 'three');
    expect(await (await fetch(`${address}/assets/b.js`)).text()).toBe('three');
    rmSync(file);
    expect((await fetch(`${address}/assets/b.js`)).status).toBe(404);
  });

  it('can be asked for its head alone', async () => {
    const { address } = await started({}, page);
    const head = await fetch(`${address}/large.bin`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8000000', '']);
  });

  it('is sent in fewer bytes where that is understood, once it has been compressed', async () => {
    const { address } = await started({}, page);
    const packed = async (encoding: string) => {
      const answer = await bytesOf(`${address}/assets/a.js`, { 'accept-encoding': encoding });
      return answer.encoding === undefined ? null : answer;
    };
    await expect.poll(() => packed('gzip, br')).toMatchObject({ encoding: 'br' });
    const { bytes } = (await packed('gzip, br'))!;
    expect([bytes.length < 1000, brotliDecompressSync(bytes).toString()]).toEqual([true, SCRIPT]);
    await expect.poll(() => packed('gzip, br;q=0')).toMatchObject({ encoding: 'gzip' });
    expect(gunzipSync((await packed('gzip'))!.bytes).toString()).toBe(SCRIPT);
    expect(await packed('identity')).toBeNull();
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets%5c..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/./a.js',
    '/.hidden',
    '/assets',
    '/nothing',
    '/%zz%',
    '/index.html%00',
  ])('has no file at %s', async (path) => {
    const { server } = await started({}, page);
    const status = await new Promise((resolve) =>
      request({ host: '127.0.0.1', port: server.port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end(),
    );
    expect([400, 404]).toContain(status);
    expect(path === '/assets' || path === '/nothing' ? null : pathOf(path)).toBeNull();
  });

  it('has none whose name is longer than names can be', async () => {
    const { address } = await started({}, page);
    expect((await fetch(`${address}/${'x'.repeat(5000)}`)).status).toBe(404);
  });

  it('takes nothing', async () => {
    const { address } = await started({}, page);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(404);
  });

  whereFilesAreTold('leaves no file open after a download that is broken off, however many there are', async () => {
    const { address } = await started({}, page);
    await Promise.all(Array.from({ length: 50 }, () => breakOff(`${address}/large.bin`)));
    await expect.poll(() => openFiles('large.bin')).toBe(0);
    expect((await (await fetch(`${address}/large.bin`)).arrayBuffer()).byteLength).toBe(8_000_000);
    expect(openFiles('large.bin')).toBe(0);
  });
});

/** How many files of this name this process holds open. */
const openFiles = (name: string): number =>
  readdirSync(OPEN_FILES).filter((descriptor) => {
    try {
      return readlinkSync(join(OPEN_FILES, descriptor)).endsWith(name);
    } catch {
      return false; // the one that lists them is closed by now
    }
  }).length;

/** Asks for a file and leaves as soon as its first bytes come. */
const breakOff = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const asked = get(address, (answer) => {
      answer.once('data', () => {
        asked.destroy();
        resolve();
      });
      answer.on('error', () => {});
    });
    asked.on('error', () => {});
  });

/** What comes, as it comes. */
const bytesOf = (address: string, headers: Record<string, string>) =>
  new Promise<{ readonly encoding: string | undefined; readonly bytes: Buffer }>((resolve) => {
    get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }));
    });
  });
