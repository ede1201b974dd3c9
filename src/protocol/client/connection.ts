import { socketAddress } from '../links.js';
import type { ToClient } from '../to-client.js';
import type { ToServer } from '../to-server.js';
import { SUBPROTOCOL } from '../version.js';
import { FrameReader } from '../wire/frames.js';
import type { Line } from './news.js';
import type { Socket, World } from './socket.js';

/** Who hears what comes over a line. */
export interface Hearing {
  /** What is said first on every socket. */
  greeting(): ToServer;
  hear(message: ToClient): void;
  /** The line is another now. It is open once the greeting was answered, before that answer is heard. */
  changed(line: Line): void;
}

/** Milliseconds before each further try, or round of tries; the last stands for all that follow. */
const WAITS = [100, 250, 500, 1000, 2000, 5000];
/** Told to come back, or with another server to turn to, everybody does at once, but not in the same instant. */
const AT_ONCE = 50;
/** A server says something every fifteen seconds: then this is a dead line. */
export const SILENCE = 25_000;
/** On a page that was out of sight, less than that is suspicious. */
const SUSPICIOUS = 17_000;
/** A socket that opens for so long may have been opened into a network that is gone. */
const SLOW = 2_000;
/** Until a greeting must have been answered. */
const OPENING = 8_000;
/** A line that lasted so long was a good one: the next wait is the shortest again. */
const LASTING = 2_000;

/** Where the first frame cannot be read, no later one can: what frames are written by is another. */
const OTHER_VERSION = 'The server speaks another version of the protocol. Load the page again, or renew this program.';

/** A line to any of several servers that comes back by itself whenever it is cut. */
export class Connection {
  private now: Line = { is: 'opening' };
  private socket: Socket | null = null;
  private place = 0;
  private tries = 0;
  private awaySince: number;
  private openSince = 0;
  private heardAt = 0;
  /** Whether a first frame was read on this socket. */
  private isGreeted = false;
  /** Whether the table went on while this socket was open: then it was a good one, however short. */
  private hasServed = false;
  /** The one thing that is waited for: an answer, the end of a silence, the next try. */
  private callOff: () => void = () => {};

  constructor(
    private readonly world: World,
    private readonly addresses: readonly string[],
    private readonly hearing: Hearing,
  ) {
    this.awaySince = world.now();
    this.wait(0, () => this.open());
  }

  get line(): Line {
    return this.now;
  }

  /** Opens a socket now, whatever was waited for. */
  private open(): void {
    this.callOff();
    const { world } = this;
    this.heardAt = world.now();
    this.wait(OPENING, () => this.cut());
    this.isGreeted = false;
    this.hasServed = false;
    const reader = new FrameReader();
    const socket = this.connected();
    if (socket === null) return;
    this.socket = socket;
    // Handlers stay after a cut: the package ws throws errors that nobody listens to.
    const whileOurs = (act: () => void) => (): void => {
      if (this.socket === socket) act();
    };
    socket.onopen = whileOurs(() => this.send(this.hearing.greeting()));
    socket.onclose = whileOurs(() => this.cut());
    socket.onerror = whileOurs(() => this.cut());
    socket.onmessage = ({ data }: { readonly data: unknown }) => whileOurs(() => this.read(reader, data))();
  }

  /** Says something, if there is somebody to hear it. */
  send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Tries at once: the page is in sight again, or the machine has a network again. */
  tryNow(): void {
    const { is } = this.now;
    const silent = this.world.now() - this.heardAt;
    if (is === 'open' && silent >= SUSPICIOUS) this.cut(0);
    if (is !== 'away' || (this.socket !== null && silent < SLOW)) return;
    this.hangUp();
    this.open();
  }

  /** Ends it for good. */
  close(sentence: string): void {
    if (this.now.is === 'closed') return;
    this.callOff();
    this.hangUp();
    this.become({ is: 'closed', sentence });
  }

  private connected(): Socket | null {
    const address = this.addresses[this.place % this.addresses.length]!;
    try {
      return this.world.connect(socketAddress(address), SUBPROTOCOL);
    } catch {
      this.cut();
      return null;
    }
  }

  private read(reader: FrameReader, data: unknown): void {
    const message = messageIn(reader, data);
    if (message === null) return this.isGreeted ? this.cut() : this.close(turnedAwayBy(data));
    this.isGreeted = true;
    this.heardAt = this.world.now();
    if (message.kind === 'closing') return message.comeBack ? this.cut(AT_ONCE) : this.close(message.sentence);
    if (message.kind === 'welcome') this.welcomed();
    if (message.kind === 'news' || message.kind === 'done') this.hasServed = true;
    this.hearing.hear(message);
  }

  private welcomed(): void {
    this.callOff();
    this.openSince = this.heardAt;
    this.become({ is: 'open' });
    this.listenFor(SILENCE);
  }

  /** Frames do not set the clock back one by one: it is looked at when it would have run out. */
  private listenFor(milliseconds: number): void {
    this.wait(milliseconds, () => {
      const left = this.heardAt + SILENCE - this.world.now();
      if (left <= 0) this.cut(0);
      else this.listenFor(left);
    });
  }

  /** The line is away, and tried again after a while: at another address, if there is one. `soon`: if it was a good line. */
  cut(soon?: number): void {
    const { world, now } = this;
    this.callOff();
    this.hangUp();
    this.place++;
    if (now.is !== 'away') this.awaySince = world.now();
    const wasGood = now.is === 'open' && (this.hasServed || world.now() - this.openSince >= LASTING);
    if (wasGood) this.tries = 0;
    const most = (wasGood ? soon : undefined) ?? this.nextWait();
    // From half of it to all of it, so that many who were cut together do not come back together.
    const wait = Math.round(most * (0.5 + Number.parseInt(world.randomHex(1), 16) / 510));
    this.become({ is: 'away', since: this.awaySince, nextTry: world.now() + wait });
    this.wait(wait, () => this.open());
  }

  /** Who knows several servers asks the others at once; each round of all of them is waited for longer than the last. */
  private nextWait(): number {
    const { length } = this.addresses;
    this.tries++;
    if (this.tries % length !== 0) return AT_ONCE;
    return WAITS[Math.min(this.tries / length, WAITS.length) - 1]!;
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private wait(milliseconds: number, act: () => void): void {
    this.callOff = this.world.later(milliseconds, act);
  }

  private become(line: Line): void {
    this.now = line;
    this.hearing.changed(line);
  }
}

/** A server of another version says why in plain JSON, if it says anything that can be read. */
function turnedAwayBy(data: unknown): string {
  try {
    const { kind, sentence } = JSON.parse(String(data)) as Readonly<Record<string, unknown>>;
    return kind === 'closing' && typeof sentence === 'string' ? sentence : OTHER_VERSION;
  } catch {
    return OTHER_VERSION;
  }
}

/** What a frame says; null: nothing that one of ours would have written. */
function messageIn(reader: FrameReader, data: unknown): ToClient | null {
  if (typeof data !== 'string') return null;
  try {
    return reader.read(data);
  } catch {
    return null;
  }
}
