import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function isServed(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

it('A server does not outlive the process that started it, however that ends', async () => {
  const script = fileURLToPath(new URL('./starts-a-server.mjs', import.meta.url));
  const starter = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(starter.stdout, 'data')) as [Buffer];
  const { address } = JSON.parse(String(line)) as { address: string };
  expect(await isServed(address)).toBe(true);
  starter.kill('SIGKILL');
  for (let i = 0; i < 600 && (await isServed(address)); i++) await pause(50);
  expect(await isServed(address)).toBe(false);
}, 60_000);

it('A server that is gone already can be ended', async () => {
  const { ServerProcess } = await import('../../../src/cli/online/server-process.js');
  const server = await ServerProcess.start({ port: 0, data: { file: join(folder, 'ended.db') } });
  await server.end('SIGKILL');
  await server.end('SIGKILL');
  expect(await isServed(server.address)).toBe(false);
}, 60_000);

it('Players that are gone are told of, and can be ended', async () => {
  const { startPlayers } = await import('../../../src/cli/online/players-process.js');
  const players = startPlayers(fileURLToPath(new URL('../../../dist/rulebox', import.meta.url)));
  await players.order({ do: 'stop' });
  const waiting = players.order({ do: 'go', milliseconds: 60_000, pace: 0 });
  process.kill(players.pid, 'SIGKILL');
  await expect(waiting).rejects.toThrow('The players were gone before they did "go".');
  await expect(players.order({ do: 'stop' })).rejects.toThrow('The players are gone');
  players.end();
}, 60_000);
