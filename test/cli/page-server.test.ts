import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileFor, servePage } from '../../src/cli/play/page-server.js';
import { root } from '../house/sources.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-served-'));
mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
writeFileSync(join(folder, 'page', 'index.html'), '<p>the table</p>');
writeFileSync(join(folder, 'page', 'assets', 'a.js'), 'export {};');
writeFileSync(join(folder, 'page', 'large.bin'), Buffer.alloc(8_000_000));
writeFileSync(join(folder, 'secret.txt'), 'not served');
afterAll(() => rmSync(folder, { recursive: true }));

const OPEN_FILES = '/proc/self/fd';
/** Not every system says which files are open, or lets their number be limited. */
const whereFilesAreTold = it.runIf(existsSync(OPEN_FILES));

describe('the server of the page', () => {
  it('gives files of its folder and no others', () => {
    const page = join(folder, 'page');
    expect(fileFor(page, '/')).toBe(join(page, 'index.html'));
    expect(fileFor(page, '/assets/a.js?v=1')).toBe(join(page, 'assets', 'a.js'));
    for (const url of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets', '/nothing', '/%zz%']) {
      expect(fileFor(page, url) ?? join(page, 'index.html'), url).toBe(join(page, 'index.html'));
    }
  });

  it('listens on this machine only, and lets the page ask nobody else', async () => {
    const { address, server } = await servePage(join(folder, 'page'), 0);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const answer = await fetch(address);
    expect(await answer.text()).toBe('<p>the table</p>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await fetch(`${address}secret.txt`)).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    server.close();
  });

  whereFilesAreTold('closes the file of a download that is broken off, however many there are', async () => {
    const { address, server } = await servePage(join(folder, 'page'), 0);
    await Promise.all(Array.from({ length: 50 }, () => breakOff(`${address}large.bin`)));
    await expect.poll(() => openFiles('large.bin'), { timeout: 5_000 }).toBe(0);
    expect((await (await fetch(`${address}large.bin`)).arrayBuffer()).byteLength).toBe(8_000_000);
    await expect.poll(() => openFiles('large.bin')).toBe(0);
    server.close();
  });

  whereFilesAreTold('goes on when more is asked for at once than files may be open', async () => {
    const { address, child } = await serveWithFewFiles(64);
    const held = Array.from({ length: 120 }, () => hold(`${address}large.bin`));
    await expect.poll(() => held.some(({ answers }) => answers())).toBe(true);
    for (const { leave } of held) leave();
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ status }) => status,
            () => 'no answer',
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill();
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
    const request = get(address, (answer) => {
      answer.once('data', () => {
        request.destroy();
        resolve();
      });
      answer.on('error', () => {});
    });
    request.on('error', () => {});
  });

/** Asks for a file and does not read it. */
function hold(address: string): { readonly answers: () => boolean; readonly leave: () => void } {
  let isAnswered = false;
  const request = get(address, (answer) => {
    isAnswered = true;
    answer.pause();
    answer.on('error', () => {});
  });
  request.on('error', () => {});
  return { answers: () => isAnswered, leave: () => request.destroy() };
}

/** The server in a process of its own that may have only so many files open. */
async function serveWithFewFiles(most: number): Promise<{ readonly address: string; readonly child: ChildProcess }> {
  const module = join(root, 'dist', 'cli', 'play', 'page-server.js');
  const code = `import(${JSON.stringify(module)}).then(({ servePage }) => servePage(${JSON.stringify(join(folder, 'page'))}, 0)).then(({ address }) => console.log(address));`;
  const child = spawn('sh', ['-c', `ulimit -n ${most}; exec "$0" -e "$1"`, process.execPath, code]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: line.toString().trim(), child };
}
