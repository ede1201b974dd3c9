import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Said, ToClient } from '../../protocol/index.js';
import { FrameWriter } from '../../protocol/index.js';
import type { Conversation, Guest, House } from '../house/house.js';
import type { Metrics } from '../operations/metrics.js';
import type { Settings } from '../operations/settings.js';
import { Asked } from './asked.js';
import { Bucket } from './buckets.js';
import { whyNotNow } from './errors.js';
import { type Fault, readMessage } from './reading.js';
import { textFrame } from './text-frame.js';

/** What a line needs of the server around it. */
export interface Around {
  readonly house: Pick<House, 'greet'>;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Notes down what should not have happened. */
  readonly note: (error: unknown) => void;
}

/**
 * So many pings may stay without an answer. They are counted, not timed: where this process itself was held up, nobody's answer was
 * read meanwhile.
 */
const MOST_UNANSWERED = 2;
/** How long a client may take to say goodbye. */
const GOODBYE = 2000;

/** A socket with somebody at its other end: their messages one by one to the table, and what is said there to them. */
export class Line implements Guest {
  private readonly writer = new FrameWriter();
  private readonly bucket: Bucket;
  private readonly waiting: Buffer[] = [];
  private readonly asked: Asked;
  private stage: 'silent' | 'greeting' | 'talking' | 'closed' = 'silent';
  private conversation: Conversation | null = null;
  private isCorked = false;
  private drain: NodeJS.Timeout | null = null;
  private readonly opened = performance.now();
  private beatAt = this.opened;
  /** Pings since somebody was heard last. */
  private unanswered = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly raw: Duplex,
    private readonly around: Around,
  ) {
    const { messagesAtOnce, messagesPerSecond } = around.settings;
    this.bucket = new Bucket(messagesAtOnce, messagesPerSecond, this.opened);
    this.asked = new Asked(around.metrics);
    socket.on('message', (data, isBinary) => this.take(data as Buffer, isBinary));
    socket.on('pong', () => this.there());
    socket.on('error', (error) => this.broken(error));
    socket.on('close', () => this.gone());
  }

  send(message: ToClient): void {
    if (this.stage === 'closed') return;
    this.asked.answered(message);
    this.write(message);
    if (this.socket.bufferedAmount > this.around.settings.unreadBytes) this.closeUnread();
  }

  /** Bytes that wait for who is at the other end, and does not read. */
  get unread(): number {
    return this.stage === 'closed' ? 0 : this.socket.bufferedAmount;
  }

  closeUnread(): void {
    this.around.metrics.dropped.inc({ reason: 'does-not-read' });
    this.close('You were not reading what is said here. Come back for where the game stands.', true);
  }

  close(sentence: string, comeBack: boolean): void {
    if (this.stage === 'closed') return;
    this.write({ kind: 'closing', sentence, comeBack });
    this.end(sentence, comeBack);
  }

  private end(sentence: string, comeBack: boolean): void {
    this.stage = 'closed';
    this.waiting.length = 0;
    this.socket.resume(); // or a goodbye is never heard
    this.socket.close(comeBack ? 1001 : 1008, reasonOf(sentence));
    setTimeout(() => this.socket.terminate(), GOODBYE).unref();
    queueMicrotask(() => this.gone());
  }

  /** For who speaks another version, and reads none of our frames: the sentence stands in what every version understands. */
  turnAway(sentence: string): void {
    this.socket.send(JSON.stringify({ kind: 'closing', sentence, comeBack: false } satisfies ToClient), ignore);
    this.end(sentence, false);
  }

  /** Called every now and then: asks whether somebody is there, and drops who is not. */
  tick(now: number): void {
    const { helloSeconds, beatSeconds } = this.around.settings;
    if (this.stage === 'closed') return;
    if (this.stage === 'silent' && now - this.opened > helloSeconds * 1000) {
      this.around.metrics.dropped.inc({ reason: 'no-hello' });
      return this.close('Nothing was said on this socket. Say hello first.', true);
    }
    if (now - this.beatAt < beatSeconds * 1000) return;
    this.beatAt = now;
    if (this.unanswered === MOST_UNANSWERED) {
      this.around.metrics.dropped.inc({ reason: 'silent' });
      return this.cut();
    }
    this.unanswered++;
    this.socket.ping();
    if (this.stage === 'talking') this.send({ kind: 'beat', now: Date.now() });
  }

  /** Ends it without a word. */
  cut(): void {
    this.socket.terminate();
    this.gone();
  }

  private take(data: Buffer, isBinary: boolean): void {
    if (this.stage === 'closed') return;
    this.there();
    this.around.metrics.received.inc(data.length);
    if (isBinary) return this.reject('binary', 'That was no message: it is not text.');
    this.waiting.push(data);
    if (this.waiting.length > 4 * this.around.settings.messagesAtOnce)
      return this.reject('too-many', 'Those were too many messages at once.', true);
    this.hearWaiting();
  }

  /** Goes through what has come, as fast as is allowed; the rest stays where it is, in the end at the sender. */
  private hearWaiting(): void {
    while (this.waiting.length > 0 && (this.stage === 'talking' || this.stage === 'silent') && this.drain === null) {
      const now = performance.now();
      const cost = Math.ceil(this.waiting[0]!.length / this.around.settings.messageBytes);
      if (!this.bucket.take(cost, now)) return this.hearLater(this.bucket.until(cost, now));
      this.hear(this.waiting.shift()!);
    }
  }

  private hearLater(milliseconds: number): void {
    this.socket.pause();
    this.drain = setTimeout(() => {
      this.drain = null;
      if (this.stage !== 'closed') this.socket.resume();
      this.hearWaiting();
    }, milliseconds);
  }

  private hear(data: Buffer): void {
    const read = readMessage(data.toString(), data.length, this.around.settings);
    if (!read.ok) return this.notHeard(read.error);
    const message = read.value;
    if (message.kind === 'hello') return this.stage === 'silent' ? void this.greet(message) : this.reject(...TWICE);
    if (this.conversation === null) return this.reject(...TOO_EARLY);
    this.asked.heard(message);
    try {
      this.conversation.hear(message);
    } catch (error) {
      this.failed(error);
    }
  }

  private notHeard({ reason, sentence }: Fault): void {
    if (reason !== 'other-version') return this.reject(reason, sentence);
    this.around.metrics.rejected.inc({ reason });
    this.turnAway(sentence);
  }

  private async greet(hello: Said<'hello'>): Promise<void> {
    this.stage = 'greeting';
    this.socket.pause(); // what comes meanwhile stays at the sender
    try {
      const greeted = await this.around.house.greet(hello, this);
      if (!greeted.ok) return this.close(greeted.error, false);
      this.conversation = greeted.value;
    } catch (error) {
      return this.failed(error);
    }
    if ((this.stage as string) === 'closed') return this.gone();
    this.stage = 'talking';
    this.socket.resume();
    this.hearWaiting();
  }

  private failed(error: unknown): void {
    const notNow = whyNotNow(error);
    if (notNow !== null) return this.close(notNow, true);
    this.around.note(error);
    this.close('The table cannot be reached for the moment. Come back in a while.', true);
  }

  private reject(reason: string, sentence: string, comeBack = false): void {
    this.around.metrics.rejected.inc({ reason });
    this.close(sentence, comeBack);
  }

  /** The socket itself says that something is wrong with it: what came was no message, or nobody is there. */
  private broken(error: Error): void {
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.around.metrics.rejected.inc({ reason: 'too-long' });
    else if (code.startsWith('WS_ERR')) this.around.metrics.rejected.inc({ reason: 'no-frame' });
    this.stage = 'closed';
    this.gone();
    setTimeout(() => this.socket.terminate(), GOODBYE).unref();
  }

  /** Called as often as one likes. */
  private gone(): void {
    this.stage = 'closed';
    this.waiting.length = 0;
    if (this.drain !== null) clearTimeout(this.drain);
    const { conversation } = this;
    this.conversation = null;
    try {
      conversation?.gone();
    } catch (error) {
      this.around.note(error);
    }
  }

  private there(): void {
    this.unanswered = 0;
  }

  /** Everything that is said at once goes out at once. Nothing is compressed: the socket has nothing to add to a frame. */
  private write(message: ToClient): void {
    if (!this.isCorked) {
      this.isCorked = true;
      this.raw.cork();
      process.nextTick(() => {
        this.isCorked = false;
        this.raw.uncork();
      });
    }
    const text = this.writer.write(message);
    this.around.metrics.sent.inc(text.length);
    if (this.socket.readyState === this.socket.OPEN) this.raw.write(textFrame(text));
  }
}

const TWICE = ['twice-hello', 'Hello was said before. Open another socket for another table.'] as const;
const TOO_EARLY = ['no-hello', 'Say hello first: which table, and by which right.'] as const;

/** A reason has at most 123 bytes. */
const reasonOf = (sentence: string): string =>
  Buffer.from(sentence)
    .subarray(0, 120)
    .toString()
    .replace(/\uFFFD$/, '');

/** A socket that cannot be written to is closed, and that is told elsewhere. */
const ignore = (): void => {};
