import type { Logger } from 'pino';

/** While it lasts, it is noted down so often. */
const AGAIN = 60_000;

/** A time in which nothing could be written: noted when it begins, now and then while it lasts, and when it is over. */
export class Spell {
  private begun: number | null = null;
  private notedAt = 0;
  private failures = 0;

  constructor(
    private readonly notes: Pick<Logger, 'error' | 'info'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Hands on what comes of something that is written, and takes note of it. */
  async watch<T>(writing: Promise<T>): Promise<T> {
    try {
      const written = await writing;
      if (this.begun !== null) this.over(this.begun);
      return written;
    } catch (error) {
      this.failed(error);
      throw error;
    }
  }

  private failed(error: unknown): void {
    const now = this.now();
    this.failures++;
    if (this.begun !== null && now - this.notedAt < AGAIN) return;
    this.begun ??= now;
    this.notedAt = now;
    this.notes.error({ err: error, failures: this.failures }, 'nothing can be written into the log');
  }

  private over(begun: number): void {
    const seconds = Math.round((this.now() - begun) / 100) / 10;
    this.notes.info({ seconds, failures: this.failures }, 'the log can be written again');
    this.begun = null;
    this.failures = 0;
  }
}
