// The programs that run for an arena, as all of its threads see them: who ends a thread ends what that thread has started.

/** A process number a place; 0: none. */
export type Running = Int32Array<SharedArrayBuffer>;

/** 64 threads with two programs each. */
const MOST = 128;

export const noneRunning = (): Running => new Int32Array(new SharedArrayBuffer(4 * MOST));

export const began = (running: Running, pid: number): void => swap(running, 0, pid);

export const ended = (running: Running, pid: number): void => swap(running, pid, 0);

/** Kills those that still run: a program need not heed that nobody asks it any more. */
export function killRunning(running: Running): void {
  for (let place = 0; place < running.length; place++) {
    const pid = Atomics.exchange(running, place, 0);
    if (pid !== 0) kill(pid);
  }
}

function swap(running: Running, from: number, to: number): void {
  for (let place = 0; place < running.length; place++)
    if (Atomics.compareExchange(running, place, from, to) === from) return;
}

/** Kills a program that may have ended by itself. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
