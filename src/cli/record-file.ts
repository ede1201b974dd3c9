// Game records from files.
import { readRecord as readWritten } from '../cards/index.js';
import type { GameRecord } from '../engine/index.js';
import { readText } from './files.js';
import { fail } from './terminal.js';

/** The record in a file, or the end of the command with what is wrong in it. */
export function readRecord(file: string): GameRecord {
  const read = readWritten(readText(file));
  return read.ok ? read.value : fail(read.error.map((fault) => `${file}: ${fault}`).join('\n'));
}
