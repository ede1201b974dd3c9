// `rulebox serve` and `rulebox play` as processes of their own: started, asked, ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { FrameReader, SUBPROTOCOL, type ToClient } from '../../src/protocol/index.js';
import { root } from '../house/sources.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-serving-'));
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly error: () => string;
}

const MAIN = join(root, 'dist', 'rulebox', 'main.js');
const WISH = { name: 'Ada', era: 'swsh-2022', format: 'constructed' };

function launch(args: readonly string[], env: Record<string, string> = {}, shell = 'exec "$0" "$@"'): ChildProcess {
  const child = spawn('sh', ['-c', shell, process.execPath, MAIN, ...args], {
    env: { ...process.env, RULEBOX_HOME: join(folder, 'home'), ...env },
  });
  children.push(child);
  return child;
}

async function running(args: readonly string[], env: Record<string, string> = {}, shell?: string): Promise<Running> {
  const child = launch([...args, '--port', '0'], env, shell);
  let [out, error] = ['', ''];
  child.stderr!.on('data', (text) => {
    error += text;
  });
  child.stdout!.on('data', (text) => {
    out += text;
  });
  await expect.poll(() => out || (child.exitCode === null ? '' : error), { timeout: 20_000 }).toContain('open at');
  return { child, address: /open at (\S+)\//.exec(out)![1]!, error: () => error };
}

const open = async ({ address }: Running) => {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(WISH),
  });
  return { status: answer.status, body: (await answer.json()) as { table: string; key: string; sentence: string } };
};

const ended = async (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
};

/** Says hello, and keeps what is heard. */
function sit({ address }: Running, table: string, key: string): { heard: ToClient[]; closed: () => boolean } {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, SUBPROTOCOL);
  const heard: ToClient[] = [];
  const reader = new FrameReader();
  let isClosed = false;
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 3, table, key })));
  socket.on('message', (data) => heard.push(reader.read(String(data))));
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => {});
  return { heard, closed: () => isClosed };
}

describe('rulebox serve', () => {
  it('keeps its tables when it is ended, tells its guests to come back, and goes on with them', async () => {
    const first = await running(['serve']);
    const { status, body } = await open(first);
    expect(status).toBe(201);
    const guest = sit(first, body.table, body.key);
    await expect.poll(() => guest.heard[0], { timeout: 10_000 }).toMatchObject({ kind: 'welcome', seat: 0 });
    first.child.kill('SIGTERM');
    expect(await ended(first.child)).toBe(0);
    await expect.poll(() => guest.heard.at(-1)).toMatchObject({ kind: 'closing', comeBack: true });
    expect(guest.closed()).toBe(true);

    const second = await running(['serve']);
    const again = sit(second, body.table, body.key);
    await expect.poll(() => again.heard[0], { timeout: 10_000 }).toMatchObject({ kind: 'welcome', seat: 0 });
    second.child.kill('SIGKILL');
    expect(await ended(second.child)).toBe('SIGKILL');

    const third = await running(['serve']);
    expect((await fetch(`${third.address}/api/tables/${body.table}`)).status).toBe(200);
    expect(third.error()).not.toContain(body.key);
  });

  it('notices a setting that is misspelt', async () => {
    const { error } = await running(['serve'], { RULEBOX_SOCKET: '1' });
    await expect.poll(error).toContain('rulebox: there is no setting RULEBOX_SOCKET.');
  });

  it('goes on while the tables cannot be opened, and opens them when they can', async () => {
    const place = join(folder, 'file');
    writeFileSync(place, 'no folder');
    const server = await running(['serve', '--data', join(place, 'tables.db')]);
    await expect.poll(server.error).toContain('no tables can be opened for now, and it is tried again');
    const ready = await fetch(`${server.address}/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, sentence: expect.stringContaining(place) },
    ]);
    const refused = await open(server);
    expect([refused.status, refused.body.sentence]).toEqual([503, expect.not.stringContaining(place)]);
    rmSync(place);
    mkdirSync(place);
    await expect.poll(async () => (await open(server)).status, { timeout: 15_000 }).toBe(201);
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  });
});

describe('rulebox play', () => {
  it('serves the page and its tables on this machine alone', async () => {
    const server = await running(['play', '--no-open']);
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${server.address}/`)).text()).toContain('<title>Rulebox</title>');
    expect(existsSync(join(folder, 'home'))).toBe(false);
    expect((await open(server)).status).toBe(201);
    server.child.kill('SIGINT');
    expect(await ended(server.child)).toBe(0);
  });

  it('shows the page where no table can be kept, and says why there is none', async () => {
    mkdirSync(join(folder, 'home'));
    writeFileSync(
      join(folder, 'home', 'tables.db'),
      'this is no database, and long enough to be taken for one'.repeat(99),
    );
    const server = await running(['play', '--no-open']);
    expect((await fetch(`${server.address}/`)).status).toBe(200);
    const { status, body } = await open(server);
    expect([status, body.sentence]).toEqual([503, expect.stringContaining('tables.db')]);
    expect((await fetch(`${server.address}/ready`)).status).toBe(503);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
  });

  it('says so where its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const child = launch(['play', '--no-open', '--port', String(port)]);
    const [error] = (await once(child.stderr!, 'data')) as [Buffer];
    expect(String(error)).toBe(
      `rulebox: Port ${port} is taken. Choose another with --port, or 0 for any that is free.\n`,
    );
    expect(await ended(child)).toBe(2);
    other.close();
  });

  it('goes on when more is asked for at once than files may be open', async () => {
    const server = await running(['play', '--no-open'], {}, 'ulimit -n 64; exec "$0" "$@"');
    const held = Array.from({ length: 120 }, () => hold(`${server.address}/scenario-texts.json`));
    await expect.poll(() => held.some(({ answers }) => answers())).toBe(true);
    for (const { leave } of held) leave();
    const status = (): Promise<unknown> =>
      fetch(`${server.address}/`).then(
        (answer) => answer.status,
        () => 'no answer',
      );
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });
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
