// A bot that is a program: it is asked line by line, and waited for, because the game goes on when it has answered.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot } from '../../bots/index.js';
import { Asking, type Wanted } from '../../env/index.js';
import { threadFile } from '../here.js';
import type { FromProgram, ProgramWork } from '../program-bot-worker.js';
import { kill, noneRunning, type Running } from './running.js';
import { wordsOf } from './words.js';

/** How long a program may take to begin, and to answer, in milliseconds. */
export interface Patience {
  readonly hello: number;
  readonly answer: number;
}

/** What is usual. */
export const PATIENCE: Patience = { hello: 30_000, answer: 10_000 };

/** The bot that a command runs. The program is started when it is asked for the first time, and ended with us. */
export function programBot(command: string, patience: Patience = PATIENCE, running: Running = noneRunning()): Bot {
  let seat: AskedProgram | null = null;
  return (outlook, random) => {
    seat ??= new AskedProgram(command, patience, running);
    const { asking, wanted } = seat;
    const line = seat.ask(asking.choose(outlook, random, wanted), patience.answer);
    const chosen = asking.chosen(line, outlook.answers);
    return chosen.ok ? chosen.value : seat.end(`${chosen.error}.`);
  };
}

/** A program at the other end of a thread: the thread listens, while whoever asks stands still. */
class AskedProgram {
  readonly asking = new Asking();
  readonly wanted: Wanted;
  private readonly command: string;
  private readonly signal = new Int32Array(new SharedArrayBuffer(4));
  private readonly port: MessagePort;
  private readonly worker: Worker;
  private pid: number | null = null;

  constructor(command: string, patience: Patience, running: Running) {
    this.command = command;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.unref();
    const work: ProgramWork = { words: wordsOf(command), signal: this.signal, port: port2, running };
    this.worker = new Worker(threadFile('program-bot'), { workerData: work, transferList: [port2] });
    this.worker.unref();
    process.once('exit', () => this.kill());
    const ready = this.asking.ready(this.ask(this.asking.hello(), patience.hello));
    this.wanted = ready.ok ? ready.value : this.end(`${ready.error}.`);
  }

  /** Says a line, and stands still until there is one in answer. */
  ask(line: string, most: number): string {
    this.port.postMessage(line);
    const until = performance.now() + most;
    for (;;) {
      const seen = Atomics.load(this.signal, 0);
      const said = receiveMessageOnPort(this.port)?.message as FromProgram | undefined;
      if (said?.is === 'line') return said.line;
      if (said?.is === 'ended') return this.end(said.sentence);
      if (said?.is === 'begun') this.pid = said.pid;
      const left = until - performance.now();
      if (left <= 0) return this.end(`has not answered within ${most / 1000} seconds.`);
      if (said === undefined) Atomics.wait(this.signal, 0, seen, left);
    }
  }

  /** What it did wrong ends the program, and the arena. */
  end(sentence: string): never {
    this.kill();
    void this.worker.terminate();
    throw new Error(`exec:${this.command}: the program ${sentence}`);
  }

  private kill(): void {
    if (this.pid === null) return;
    const { pid } = this;
    this.pid = null;
    kill(pid);
  }
}
