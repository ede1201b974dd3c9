import { expect, it } from 'vitest';
import { NotWritten, Unknown } from '../../../src/server/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { entry, keepsTheContract } from './contract.js';

keepsTheContract('memory', async () => {
  const store = new MemoryStore();
  return {
    open: async () => new MemoryLog(store),
    disturb: async () => void store.mishaps.push('not-written', 'unknown-written', 'unknown-lost'),
    nodesHear: true,
    makeNewer: null,
    remove: async () => undefined,
  };
});

it('A log in memory fails as it is told to', async () => {
  const store = new MemoryStore();
  const log = new MemoryLog(store);
  store.mishaps.push('not-written', 'unknown-written');
  await expect(log.append(entry('a', 1))).rejects.toBeInstanceOf(NotWritten);
  await expect(log.append(entry('a', 1))).rejects.toBeInstanceOf(Unknown);
  expect(await log.append(entry('a', 1))).toBe('taken');
  store.trouble = 'The disk is full.';
  await expect(log.append(entry('a', 2))).rejects.toThrow('The disk is full.');
  expect(await log.check()).toBe('The disk is full.');
});
