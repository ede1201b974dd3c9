// Game records from files.
import { openRecord } from '../cards/index.js';
import type { GameRecord } from '../engine/index.js';
import { readText } from './files.js';
import { fail } from './terminal.js';

/** The record in a file, or the end of the command with what is wrong in it. */
export function readRecord(file: string): GameRecord {
  const opened = openRecord(readText(file));
  if (!opened.ok) return fail(opened.error.map(({ message }) => `${file}: ${message}`).join('\n'));
  for (const remark of opened.value.remarks) process.stderr.write(`${file}: note: ${remark}\n`);
  return opened.value.record;
}
