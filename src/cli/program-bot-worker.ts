// A thread that listens to a program, so that whoever asked it can stand still and wait.
import { spawn } from 'node:child_process';
import { type MessagePort, workerData } from 'node:worker_threads';
import { began, ended, type Running } from './arena/running.js';
import { Lines } from './engine/lines.js';

export interface ProgramWork {
  readonly words: readonly string[];
  /** Counts what has been told. */
  readonly signal: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
  readonly running: Running;
}

export type FromProgram =
  | { readonly is: 'begun'; readonly pid: number }
  | { readonly is: 'line'; readonly line: string }
  | { readonly is: 'ended'; readonly sentence: string };

/** An answer is a few signs long; who says more than this says something else. */
const LONGEST_LINE = 10_000;

const { words, signal, port, running } = workerData as ProgramWork;
const lines = new Lines(LONGEST_LINE);
let asked = 0;

function tell(said: FromProgram): void {
  port.postMessage(said);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

const program = spawn(words[0] ?? '', words.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
const { pid } = program;
if (pid !== undefined) {
  began(running, pid);
  program.on('exit', () => ended(running, pid));
  tell({ is: 'begun', pid });
}
program.on('error', (error) => tell({ is: 'ended', sentence: `cannot be run: ${error.message}.` }));
program.on('close', (code, by) =>
  tell({
    is: 'ended',
    sentence: `has ended${code === null ? ` by ${by}` : ` with code ${code}`}, while it was asked.`,
  }),
);
program.stdin.on('error', () => {}); // it has ended, and that is told
program.stdout.setEncoding('utf8');
program.stdout.on('data', (chunk: string) => {
  for (const line of lines.take(chunk)) {
    if (asked-- > 0) tell({ is: 'line', line });
    else {
      program.kill('SIGKILL');
      tell({ is: 'ended', sentence: 'spoke without being asked.' });
    }
  }
});
port.on('message', (line: string) => {
  asked++;
  program.stdin.write(`${line}\n`);
});
