import { Bounded } from '../decks/bounded.js';
import type { Note } from '../log/log.js';
import { TableFold } from '../table/fold.js';
import { ServedTable } from './served-table.js';
import { Standby } from './standby.js';
import { decksIn, readAll, Unreadable, type Works } from './works.js';

/** Who has nobody for so long is let go of. */
const IDLE_FOR = 60_000;
/** A table that was given up so often is not served again by this node. */
const MOST_FAILURES = 3;

/** So many tables are held for other nodes, and at most half of what there is room for. */
const MOST_STANDING_BY = 500;
/** A table at which nothing has happened for so long is not fetched before somebody comes. */
const OF_LATE = 600_000;

/** Why a table cannot be had. */
export type Absent = 'none' | 'full' | 'broken' | 'away';

/** The tables in memory: fetched from the log when somebody wants one, let go of when nobody does. */
export class Tables {
  private readonly served = new Map<string, ServedTable>();
  private readonly loading = new Map<string, Promise<ServedTable | Absent>>();
  private readonly failures = new Bounded<number>(1_000);
  /** What is being fetched although nobody wants it here: others serve it. */
  private readonly forOthers = new Set<string>();
  readonly standby = new Standby((table) => this.standBy(table));

  constructor(private readonly works: Works) {}

  get size(): number {
    return this.served.size;
  }

  get all(): readonly ServedTable[] {
    return [...this.served.values()];
  }

  /** The table, as the log has it. */
  async get(table: string): Promise<ServedTable | Absent> {
    const served = this.served.get(table);
    if (served?.isBehind === true) await served.catchUp();
    if (served !== undefined) return served;
    const loading = this.loading.get(table) ?? this.load(table).finally(() => this.loading.delete(table));
    this.loading.set(table, loading);
    return loading;
  }

  /** Fetches what happens elsewhere of late, before anybody wants it here. */
  beginStandby(): void {
    const { log, clock } = this.works.parts;
    void this.standby.begin(log.recentTables(clock.now() - OF_LATE, this.mostStandingBy));
  }

  /** Another node says something of a table: whoever is here is told. */
  hear({ node, table, number, here }: Note): void {
    const served = this.served.get(table);
    if (served === undefined) {
      if (number !== undefined && this.served.size < this.mostStandingBy) this.standby.want(table);
      return;
    }
    if (number !== undefined && number > served.fold.number) served.heardOf(number);
    if (here === undefined) return;
    const isNew = served.presence.hear(node, here, this.works.parts.clock.now());
    if (isNew && here.length > 0) this.tellPresence(served);
    served.presenceChanged();
  }

  /** Tells the other nodes who is connected here. */
  tellPresence(served: ServedTable): void {
    const { log, node } = this.works.parts;
    log.tell({ node, table: served.table, here: served.presence.ownSeats });
  }

  /** Lets go of tables at which nobody is. */
  sweep(now: number): void {
    for (const served of this.served.values()) {
      served.rest();
      const isInTheWay = served.isElsewhere && this.served.size > this.mostStandingBy;
      if (served.isIdle && (isInTheWay || now - served.usedAt > IDLE_FOR)) this.letGo(served);
    }
  }

  private get mostStandingBy(): number {
    return Math.min(MOST_STANDING_BY, Math.floor(this.works.limits.tables / 2));
  }

  private async standBy(table: string): Promise<boolean> {
    if (this.served.size >= this.mostStandingBy) return false;
    this.forOthers.add(table);
    await this.get(table);
    this.forOthers.delete(table);
    return true;
  }

  private async load(table: string): Promise<ServedTable | Absent> {
    if ((this.failures.get(table) ?? 0) >= MOST_FAILURES) return 'broken';
    if (this.served.size >= this.works.limits.tables && !this.makeRoom()) return 'full';
    try {
      const entries = await readAll(this.works.parts.log, table, 0);
      const fold = TableFold.of(entries, await decksIn(entries, this.works.shelf), this.works.around);
      return fold === null ? 'none' : this.serve(fold);
    } catch (error) {
      if (error instanceof Unreadable) return 'away';
      this.note(table, error);
      return 'broken';
    }
  }

  private serve(fold: TableFold): ServedTable {
    const served: ServedTable = new ServedTable(fold, this.works, (error) => this.giveUp(served, error));
    this.served.set(served.table, served);
    if (this.forOthers.has(served.table)) served.heardOf(fold.number);
    served.goOn();
    return served;
  }

  /** Something went wrong that must not: nobody else's table suffers from it. */
  private giveUp(served: ServedTable, error: unknown): void {
    this.note(served.table, error);
    this.letGo(served);
    for (const guest of served.guests())
      guest.close('This table had to be closed. Nothing that was written down is lost.', true);
  }

  private note(table: string, error: unknown): void {
    this.failures.set(table, (this.failures.get(table) ?? 0) + 1);
    this.works.parts.report?.(error, table);
  }

  private makeRoom(): boolean {
    const idle = this.all.filter(({ isIdle }) => isIdle);
    const [oldest] = idle.sort((one, other) => one.usedAt - other.usedAt);
    if (oldest !== undefined) this.letGo(oldest);
    return oldest !== undefined;
  }

  private letGo(served: ServedTable): void {
    if (this.served.get(served.table) === served) this.served.delete(served.table);
    void served.end();
  }
}
