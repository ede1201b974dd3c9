import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileFor, servePage } from '../../src/cli/play/page-server.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-served-'));
mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
writeFileSync(join(folder, 'page', 'index.html'), '<p>the table</p>');
writeFileSync(join(folder, 'page', 'assets', 'a.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'not served');
afterAll(() => rmSync(folder, { recursive: true }));

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
});
