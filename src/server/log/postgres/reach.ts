import pg from 'pg';
import { NotWritten, Unknown } from '../log.js';
import { inWords, stateOf } from './in-words.js';

export interface Question {
  /** Prepared once a connection, under this name. */
  readonly name: string;
  readonly text: string;
}

/** Milliseconds for which nobody tries to connect after it has failed: they double from the first to the last. */
const PAUSES = { first: 50, last: 1000 };

/** What a server says that has become another's copy: the next connection may find the one that can be written. */
const READ_ONLY = '25006';

/**
 * Some connections to the database. When it goes away, whoever asks is told so at once, and when it is back, the next to ask
 * reaches it: connections are made anew as they are needed.
 */
export class Reach {
  private readonly pool: pg.Pool;
  private readonly begun = new WeakSet<pg.PoolClient>();
  private away: { readonly until: number; readonly pause: number; readonly reason: string } | null = null;

  /** `beginWith`: what each connection is told first. */
  constructor(
    config: pg.PoolConfig,
    private readonly beginWith: string | null = null,
  ) {
    this.pool = new pg.Pool({ idleTimeoutMillis: 0, ...config });
    this.pool.on('error', () => null); // an idle connection broke off; the pool has let go of it
  }

  /** Asks once. Rejects with `NotWritten` where it is sure that nothing was changed, else with `Unknown`. */
  async ask(question: Question, values: readonly unknown[]): Promise<readonly unknown[][]> {
    const client = await this.connect();
    try {
      const { rows } = await client.query<unknown[]>({ ...question, values: [...values], rowMode: 'array' });
      client.release();
      return rows;
    } catch (error) {
      const isSure = stateOf(error) !== null && (await isStillThere(client));
      client.release(!isSure || stateOf(error) === READ_ONLY);
      throw isSure ? new NotWritten(inWords(error), { cause: error }) : new Unknown(inWords(error), { cause: error });
    }
  }

  /** Asks what can be asked twice: a connection that breaks off is no reason to give up. */
  async askAgain(question: Question, values: readonly unknown[]): Promise<readonly unknown[][]> {
    try {
      return await this.ask(question, values);
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      return this.ask(question, values);
    }
  }

  /** A connection of one's own for a while; `release` gives it back. */
  async connect(): Promise<pg.PoolClient> {
    if (this.away !== null && performance.now() < this.away.until) throw new NotWritten(this.away.reason);
    let client: pg.PoolClient | null = null;
    try {
      client = await this.pool.connect();
      await this.begin(client);
      this.away = null;
      return client;
    } catch (error) {
      client?.release(true);
      throw this.noteAway(error);
    }
  }

  private async begin(client: pg.PoolClient): Promise<void> {
    if (this.begun.has(client)) return;
    client.on('error', () => null); // told to whoever waits for an answer
    if (this.beginWith !== null) await client.query(this.beginWith);
    this.begun.add(client);
  }

  private noteAway(error: unknown): NotWritten {
    const pause = Math.min(PAUSES.last, this.away === null ? PAUSES.first : this.away.pause * 2);
    const reason = inWords(error);
    this.away = { until: performance.now() + pause, pause, reason };
    return new NotWritten(reason, { cause: error });
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** A statement that failed leaves its connection as it was; one that breaks off may have been carried out. */
const isStillThere = (client: pg.PoolClient): Promise<boolean> =>
  client.query('select 1').then(
    () => true,
    () => false,
  );
