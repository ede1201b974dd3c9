import type { Result } from '../../engine/index.js';
import type { Said } from '../../protocol/index.js';
import type { Conversation, Guest, House } from '../house/house.js';
import { NoTables } from './errors.js';

/** Milliseconds until a house that could not be opened is tried again. */
const PAUSE = 3000;

/**
 * A house that is opened when somebody first wants something of it, so that a page need not wait for it. Where it cannot be
 * opened whoever asks is told so, and it is tried again.
 */
export class LateHouse implements House {
  private opened: House | null = null;
  private opening: Promise<House> | null = null;
  private triedAt = Number.NEGATIVE_INFINITY;
  private isClosed = false;

  /** `tell`: what guests hear of the reason why it cannot be opened. */
  constructor(
    private readonly openIt: () => Promise<House>,
    private readonly tell: (error: unknown) => string,
  ) {}

  async open(...asked: Parameters<House['open']>): ReturnType<House['open']> {
    return (await this.house()).open(...asked);
  }

  async sit(...asked: Parameters<House['sit']>): ReturnType<House['sit']> {
    return (await this.house()).sit(...asked);
  }

  async about(table: string): ReturnType<House['about']> {
    return (await this.house()).about(table);
  }

  async lobby(): ReturnType<House['lobby']> {
    return (await this.house()).lobby();
  }

  async greet(hello: Said<'hello'>, guest: Guest): Promise<Result<Conversation, string>> {
    return (await this.house()).greet(hello, guest);
  }

  async record(...asked: Parameters<House['record']>): ReturnType<House['record']> {
    return (await this.house()).record(...asked);
  }

  async share(record: unknown): ReturnType<House['share']> {
    return (await this.house()).share(record);
  }

  async shared(game: string): ReturnType<House['shared']> {
    return (await this.house()).shared(game);
  }

  figures(): ReturnType<House['figures']> {
    return this.opened?.figures() ?? { tables: 0, guests: 0 };
  }

  async ready(): Promise<string | null> {
    try {
      return await (await this.house()).ready();
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      return cause instanceof Error ? cause.message : String(cause);
    }
  }

  get isGettingReady(): boolean {
    return this.opened?.isGettingReady ?? false;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const house = await this.opening?.catch(() => null);
    await house?.close();
  }

  /** Rejects with `NoTables`. */
  private house(): Promise<House> {
    if (this.isClosed) return Promise.reject(new NoTables('The server is closing. Come back in a moment.'));
    const now = performance.now();
    if (this.opening === null || (this.opened === null && now - this.triedAt > PAUSE)) {
      this.triedAt = now;
      this.opening = this.attempt(this.opening);
      this.opening.catch(() => {});
    }
    return this.opening;
  }

  /** One at a time: an attempt that takes long is waited for. */
  private async attempt(before: Promise<House> | null): Promise<House> {
    await before?.catch(() => null);
    if (this.opened !== null) return this.opened;
    try {
      this.opened = await this.openIt();
      return this.opened;
    } catch (error) {
      throw new NoTables(this.tell(error), { cause: error });
    }
  }
}
