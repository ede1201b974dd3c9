// The thread that holds the file: libsql's calls wait for the disk, and nobody else should.
import { parentPort, workerData } from 'node:worker_threads';
import { CannotOpen, NotWritten, Unknown } from '../log.js';
import type { AskedOfThread, Failure, SaidByThread, ThreadStart } from './asked.js';
import { Store } from './store.js';

const { path, patience } = workerData as ThreadStart;
const port = parentPort!;
const say = (said: SaidByThread): void => port.postMessage(said);

function failureOf(error: unknown): Failure {
  const { message } = error as Error;
  if (error instanceof CannotOpen) return { kind: 'cannot-open', message };
  if (error instanceof NotWritten) return { kind: 'not-written', message };
  return { kind: error instanceof Unknown ? 'unknown' : 'error', message };
}

function answer(store: Store, { id, method, args }: AskedOfThread): SaidByThread {
  try {
    const value = (store[method] as (...args: unknown[]) => unknown).apply(store, [...args]);
    return { id, value };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

try {
  const store = new Store(path, patience);
  port.on('message', (asked: AskedOfThread) => {
    say(answer(store, asked));
    if (asked.method === 'close') port.close();
  });
  say({ id: 0, value: null });
} catch (error) {
  say({ id: 0, failure: failureOf(error) });
  port.close();
}
