// Sockets that say what they must not, nothing at all, or more than they read.
import { WebSocket } from 'ws';
import type { Random } from '../../../bots/index.js';
import { FrameReader, SUBPROTOCOL, socketAddress, type ToClient } from '../../../protocol/index.js';
import { ALONE, GREETED, hello, isRight, seatOf, type Voice } from './messages.js';
import type { Victim } from './victim.js';

/** What came of it. */
export interface Tally {
  readonly sent: Record<string, number>;
  /** What must not have happened, in sentences. */
  readonly faults: Set<string>;
  refusedStrangers: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All that one attack is made of. Each socket comes from an address of its own, as far as the server can tell. */
export class Attack {
  readonly tally: Tally = { sent: {}, faults: new Set(), refusedStrangers: 0 };
  readonly silent: WebSocket[] = [];
  private readonly slow: WebSocket[] = [];
  private addresses = 0;
  private count = 0;

  constructor(
    private readonly server: string,
    private readonly victims: readonly Victim[],
    private readonly random: Random,
  ) {}

  /** Messages, those besides that nobody reads the answer to. */
  get sent(): number {
    return this.count;
  }

  /** One message on each socket, and then whatever the server makes of it. */
  async sayAlone(messages: number): Promise<void> {
    const kinds = Object.entries(ALONE);
    for (let i = 0; i < messages; i++) {
      const [kind, make] = kinds[i % kinds.length]!;
      const socket = await this.open();
      if (socket === null) continue;
      this.listen(socket, new Set());
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.send(make(this.oneOf(this.victims), this.random));
      this.note(kind);
      await Promise.race([gone, pause(3000)]);
      socket.terminate();
    }
  }

  /** A conversation after another, each with many messages that are wrong. */
  async sayGreeted(messages: number, voice: Voice): Promise<void> {
    for (let left = messages, broken = 0; left > 0 && broken < 100; ) {
      const said = await this.converse(this.oneOf(this.victims), voice, Math.min(left, 300));
      if (said === 0) broken++;
      left -= said;
    }
  }

  private async converse(victim: Victim, voice: Voice, most: number): Promise<number> {
    const socket = await this.open();
    if (socket === null) return 0;
    const seat = seatOf(victim, voice);
    const mayBeDone = new Set<number>();
    this.listen(socket, mayBeDone);
    socket.send(JSON.stringify(hello(victim.table, seat === null ? undefined : victim.seats[seat]!.key)));
    let said = 0;
    for (let re = 0; said < most && re < 4 * most && socket.readyState === WebSocket.OPEN; re++) {
      const [kind, make] = this.oneOf(Object.entries(GREETED));
      const message = make(victim, seat, this.random);
      if (isRight(victim, seat, message)) continue;
      // What was chosen before is done again by saying so: no entry comes of it.
      if (kind === 'whole' || (kind === 'replayed' && seat === victim.made.seat)) mayBeDone.add(re);
      socket.send(JSON.stringify({ ...message, re }));
      this.note(kind);
      said++;
      if (said % 20 === 19) await pause(this.random(30));
    }
    await pause(100);
    socket.terminate();
    return said;
  }

  /** Pages of other hosts that would like to talk to this server. */
  async comeAsStranger(times: number): Promise<void> {
    const origins = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example'];
    for (let i = 0; i < times; i++) {
      this.note('wrong origin');
      const socket = await this.open({ origin: origins[i % origins.length]! });
      if (socket === null) this.tally.refusedStrangers++;
      else this.tally.faults.add('A page of another host was let in.');
      socket?.terminate();
    }
  }

  async saySilently(sockets: number): Promise<void> {
    for (let i = 0; i < sockets; i++) {
      const socket = await this.open();
      if (socket !== null) this.silent.push(socket);
    }
  }

  /** Who looks on, asks for everything again and again, and reads nothing of it. */
  async readSlowly(sockets: number): Promise<void> {
    for (let i = 0; i < sockets; i++) {
      const socket = await this.open();
      if (socket === null) continue;
      socket.send(JSON.stringify(hello(this.oneOf(this.victims).table)));
      await pause(5);
      socket.pause();
      this.slow.push(socket);
    }
  }

  askSlowOnes(re: number): void {
    for (const socket of this.slow) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      socket.send(JSON.stringify({ kind: 'whole', re }));
      this.tally.sent['unread'] = (this.tally.sent['unread'] ?? 0) + 1;
    }
  }

  end(): void {
    for (const socket of [...this.silent, ...this.slow]) socket.terminate();
  }

  /** Null: it was refused. */
  private open(headers: Readonly<Record<string, string>> = {}): Promise<WebSocket | null> {
    const n = ++this.addresses;
    const from = `10.${Math.floor(n / 65_536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}`;
    return new Promise((resolve) => {
      const socket = new WebSocket(socketAddress(this.server), SUBPROTOCOL, {
        headers: { 'x-forwarded-for': from, ...headers },
        perMessageDeflate: false,
      });
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(null)); // a refusal, or a socket that was cut: both are the server's right
    });
  }

  /** What is said to such a socket tells nothing that it may not know, and of nothing that it brought about. */
  private listen(socket: WebSocket, mayBeDone: ReadonlySet<number>): void {
    const reader = new FrameReader();
    const keys = this.victims.flatMap(({ seats }) => seats.map(({ key }) => key));
    socket.on('message', (data) => {
      const text = String(data);
      if (keys.some((key) => text.includes(key))) this.tally.faults.add('A key was told.');
      if (/node_modules|\bat .*\.js:\d|Error:/.test(text)) this.tally.faults.add(`The inside was told: ${text}`);
      const message = readBy(reader, text);
      if (message?.kind === 'done' && !mayBeDone.has(message.re)) this.tally.faults.add('Something wrong was done.');
    });
  }

  private oneOf<T>(things: readonly T[]): T {
    return things[this.random(things.length)]!;
  }

  private note(kind: string): void {
    this.count++;
    this.tally.sent[kind] = (this.tally.sent[kind] ?? 0) + 1;
  }
}

/** Null: who is turned away for its version is told so without frames. */
function readBy(reader: FrameReader, text: string): ToClient | null {
  try {
    return reader.read(text);
  } catch {
    return null;
  }
}
