import { expect, it } from 'vitest';
import { Metrics, measuredLog, openNotes, Spell } from '../../../src/server/index.js';
import { MemoryLog, MemoryStore } from '../../../src/server/log/memory.js';
import { entry } from '../log/contract.js';

it('A log that cannot be written is noted when that begins, once a minute while it lasts, and when it is over', async () => {
  const lines: string[] = [];
  const notes = openNotes({ log: 'info' }, { write: (line: string) => void lines.push(line) });
  let now = 0;
  const store = new MemoryStore();
  const log = measuredLog(new MemoryLog(store), new Metrics(), new Spell(notes, () => now));
  await log.append(entry('a', 1));
  expect(lines).toEqual([]);
  store.trouble = 'The disk is full.';
  for (now = 1_000; now < 90_000; now += 1_000) await expect(log.append(entry('a', 2))).rejects.toThrow('full');
  store.trouble = null;
  await log.append(entry('a', 2));
  await log.append(entry('a', 3));
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(noted.map(({ level, msg, failures, seconds }) => [level, msg, failures, seconds])).toEqual([
    [50, 'nothing can be written into the log', 1, undefined],
    [50, 'nothing can be written into the log', 61, undefined],
    [30, 'the log can be written again', 89, 89],
  ]);
  expect(noted[0]).toMatchObject({ err: { message: 'The disk is full.' } });
});
