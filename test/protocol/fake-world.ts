// A world for clients whose time goes when it is told to, and whose sockets are objects.
import type { Socket, ToClient, ToServer, World } from '../../src/protocol/index.js';
import { TextWriter } from './text-writer.js';

/** The client's end of a socket, and what its other end does. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly said: ToServer[] = [];
  isClosed = false;
  private readonly writer = new TextWriter();

  constructor(
    readonly address: string,
    readonly subprotocol: string,
    private readonly post: (socket: FakeSocket, message: ToServer) => void = () => {},
  ) {}

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    this.said.push(message);
    this.post(this, message);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server's end opens it. */
  open(): void {
    this.onopen?.();
  }

  /** The server says something. */
  hear(message: ToClient): void {
    this.frame(this.writer.write(message));
  }

  frame(data: unknown): void {
    this.onmessage?.({ data });
  }

  /** The line breaks. */
  cut(): void {
    this.onerror?.();
    this.onclose?.();
  }

  last<Kind extends ToServer['kind']>(kind: Kind): Extract<ToServer, { kind: Kind }> | undefined {
    return this.said.findLast((message) => message.kind === kind) as Extract<ToServer, { kind: Kind }> | undefined;
  }
}

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** Time and sockets. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  /** What happens to a new socket. */
  connected: (socket: FakeSocket) => void = () => {};
  post: (socket: FakeSocket, message: ToServer) => void = () => {};
  private timers: Timer[] = [];
  private time = 1_000_000;
  private drawn = 0;

  connect(address: string, subprotocol: string): Socket {
    const socket = new FakeSocket(address, subprotocol, (from, message) => this.post(from, message));
    this.sockets.push(socket);
    this.connected(socket);
    return socket;
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.time + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  now(): number {
    return this.time;
  }

  /** As if by chance, each one another. */
  randomHex(bytes: number): string {
    this.drawn += 1;
    return (this.drawn * 0x9e3779b1)
      .toString(16)
      .repeat(bytes)
      .slice(-2 * bytes);
  }

  get latest(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  get waiting(): number {
    return this.timers.length;
  }

  /** Lets time go by. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    while (this.next(until));
    this.time = until;
  }

  /** The next thing that is waited for happens; false: nothing is, or not until then. */
  next(until = Number.POSITIVE_INFINITY): boolean {
    const timer = this.timers.toSorted((one, other) => one.at - other.at)[0];
    if (timer === undefined || timer.at > until) return false;
    this.timers = this.timers.filter((each) => each !== timer);
    this.time = Math.max(this.time, timer.at);
    timer.act();
    return true;
  }
}

/** Lets promises that are settled be heard. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
