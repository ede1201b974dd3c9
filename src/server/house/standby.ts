/** Milliseconds for which a node that has just begun says that it is not ready, however many tables there are. */
const PATIENCE = 10_000;

/**
 * Tables that other nodes serve, fetched one after the other while nobody waits for them: if one of those nodes is killed, its guests
 * come here, and find their tables laid.
 */
export class Standby {
  private readonly wanted = new Set<string>();
  private fetching: Promise<void> | null = null;
  private isBeginning = false;

  /** `fetch`: false where there is no room for it. */
  constructor(private readonly fetch: (table: string) => Promise<boolean>) {}

  /** Whether what was there when the node began is still being fetched. */
  get isBusy(): boolean {
    return this.isBeginning;
  }

  /** Fetches what other nodes serve when this one begins. */
  async begin(tables: Promise<readonly string[]>): Promise<void> {
    this.isBeginning = true;
    const late = setTimeout(() => this.done(), PATIENCE);
    late.unref();
    const found = await tables.catch(() => []);
    for (const table of found) this.want(table);
    await this.fetching;
    clearTimeout(late);
    this.done();
  }

  /** Fetches a table when those before it are fetched. */
  want(table: string): void {
    this.wanted.add(table);
    this.fetching ??= this.fetchAll().finally(() => {
      this.fetching = null;
    });
  }

  private done(): void {
    this.isBeginning = false;
  }

  private async fetchAll(): Promise<void> {
    for (const table of this.wanted) {
      this.wanted.delete(table);
      if (!(await this.fetch(table))) this.wanted.clear();
      await new Promise((resolve) => setImmediate(resolve)); // guests come first
    }
  }
}
