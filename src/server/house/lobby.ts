import type { TableAbout } from '../../protocol/index.js';
import { Bounded } from '../decks/bounded.js';
import { isFree } from '../table/seats.js';
import type { ServedTable } from './served-table.js';
import type { Tables } from './tables.js';
import type { Works } from './works.js';

/** Tables at which nothing was written for so long are not found any more. */
const RECENT = 6 * 3_600_000;
/** So many of the latest tables are looked at, and so many listed. */
const MOST_LOOKED_AT = 300;
const MOST_LISTED = 50;
/** What was found holds for so long. */
const HOLDS = 1_000;

/** The tables that want to be found. */
export class Lobby {
  private found: { readonly tables: Promise<readonly TableAbout[]>; readonly at: number } | null = null;
  /** Tables that do not want to, and never will. */
  private readonly unlisted = new Bounded<true>(5_000);

  constructor(
    private readonly tables: Tables,
    private readonly works: Works,
  ) {}

  list(): Promise<readonly TableAbout[]> {
    const now = this.works.parts.clock.now();
    if (this.found !== null && now - this.found.at < HOLDS) return this.found.tables;
    const tables = this.look(now);
    this.found = { tables, at: now };
    tables.catch(() => {
      this.found = null;
    });
    return tables;
  }

  private async look(now: number): Promise<readonly TableAbout[]> {
    const recent = await this.works.parts.log.recentTables(now - RECENT, MOST_LOOKED_AT);
    const listed: TableAbout[] = [];
    for (const table of recent) {
      if (listed.length >= MOST_LISTED) break;
      if (this.unlisted.get(table) !== undefined) continue;
      const served = await this.tables.get(table);
      if (typeof served === 'string') continue;
      if (!served.fold.state.rules.listed) this.unlisted.set(table, true);
      else if (isWorthFinding(served)) listed.push(served.about());
    }
    return listed;
  }
}

/** Somebody waits there for others, or it can be watched. */
function isWorthFinding({ fold: { state }, presence }: ServedTable): boolean {
  if (state.phase === 'gathering') return presence.here.size > 0 && state.seats.some(isFree);
  return state.phase !== 'over' && state.rules.watching !== 'nobody';
}
