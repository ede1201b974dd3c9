// One process at a time: for what takes a moment, such as looking whether a file is still the same and then replacing it.
import { closeSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is done under a lock takes milliseconds; a lock of this age belongs to a process that was killed. */
const DEAD_AFTER_MS = 10_000;
const LOOK_AGAIN_MS = 10;

/** Does something to a file while no other process does, and waits for its turn. */
export function whileLocked<T>(file: string, act: () => T): T {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  while (!taken(lock)) {
    if (isDead(lock)) remove(lock);
    else sleep(LOOK_AGAIN_MS);
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isDead(lock: string): boolean {
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > DEAD_AFTER_MS;
}

/** Somebody else may have removed it first and taken a new one: what turns out to be alive is put back. */
function remove(lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (!isDead(aside)) linkSync(aside, lock);
  } catch {
    // It is gone, or a newer one is there already.
  } finally {
    rmSync(aside, { force: true });
  }
}

const sleep = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
