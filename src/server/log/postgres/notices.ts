import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Note } from '../log.js';

/** Bytes of a notice; PostgreSQL takes no more than 7,999. */
const MOST_BYTES = 7900;
/** Notes that wait while one is being sent; beyond that they are lost, as hints may be. */
const MOST_NOTES = 10_000;
/** Milliseconds until the next try to connect: they double from the first to the last. */
const PAUSES = { first: 100, last: 5000 };

/** Any number, the same for all nodes: with the channel's own it names a lock that each node shares with the others. */
const PRESENT = 7_263_502;

/**
 * What nodes tell each other through the database, on a connection of its own that does not wait for the disk: inside the
 * transactions that write entries it would cost most of their speed. What is told while there is no connection is lost. As long as
 * it stands it holds a lock that others can see: with a process that is killed both are gone at once.
 */
export class Notices {
  private readonly sender = randomUUID().slice(0, 8);
  private client: pg.Client | null = null;
  private waiting: string[] = [];
  private isSending = false;
  private isClosed = false;
  private pause = PAUSES.first;
  private timer: NodeJS.Timeout | null = null;
  hear: ((note: Note) => void) | null = null;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly channel: string,
  ) {}

  /** Resolves when it listens, or when it has failed to and will try again. */
  async connect(): Promise<void> {
    const client = new pg.Client(this.config);
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query('set synchronous_commit = off');
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [PRESENT, this.channel]);
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
      this.client = client;
      this.pause = PAUSES.first;
      if (this.isClosed) await client.end();
    } catch {
      this.lost(client);
    }
  }

  /** By what others are found who hold the lock; the last is the number of this node's own connection, or of none. */
  get present(): readonly [number, string, number] {
    const { processID = null } = (this.client ?? {}) as { readonly processID?: number | null };
    return [PRESENT, this.channel, processID ?? 0];
  }

  private lost(client: pg.Client): void {
    if (this.client !== null && this.client !== client) return;
    this.client = null;
    this.waiting = [];
    client.end().catch(() => null);
    if (this.isClosed || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.connect();
    }, this.pause);
    this.timer.unref();
    this.pause = Math.min(PAUSES.last, this.pause * 2);
  }

  tell(note: Note): void {
    if (this.client === null || this.waiting.length >= MOST_NOTES) return;
    this.waiting.push(JSON.stringify(note));
    if (!this.isSending) setImmediate(() => void this.send());
    this.isSending = true;
  }

  /** As with entries: whatever comes while one notice is under way goes into the next. */
  private async send(): Promise<void> {
    while (this.client !== null && this.waiting.length > 0) {
      const values = [this.channel, this.nextPayload()];
      await this.client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values }).catch(() => null);
    }
    this.isSending = false;
  }

  private nextPayload(): string {
    let bytes = this.sender.length + 4;
    let count = 0;
    while (count < this.waiting.length) {
      bytes += Buffer.byteLength(this.waiting[count]!) + 1;
      if (bytes > MOST_BYTES) break;
      count++;
    }
    const notes = this.waiting.splice(0, Math.max(1, count));
    return count === 0 ? '[]' : `["${this.sender}",${notes.join()}]`;
  }

  /** Anybody who reaches the database may have sent it. */
  private heard(payload: string): void {
    if (this.hear === null) return;
    const [sender, ...notes] = parsed(payload);
    if (sender === this.sender) return;
    for (const note of notes) if (isNote(note)) this.hear(note);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => null);
  }
}

function parsed(payload: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(payload);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Note).table === 'string' &&
  typeof (value as Note).node === 'string';
