import type { Line, TableAbout } from '../../../protocol/index.js';
import { BANNER } from '../../words/online-table.js';
import { timeText } from './clock-now.js';

/** What is said over the table. */
export interface Banner {
  readonly look: 'away' | 'good' | 'no' | 'wait';
  readonly strong: string;
  readonly rest: string;
  readonly act: BannerAct | null;
}

/** What can be done about it. */
export interface BannerAct {
  readonly does: 'claim' | 'go-on' | 'try';
  readonly name: string;
  readonly isOpen: boolean;
}

/** What is true for a few seconds only. */
export type Passing =
  | { readonly is: 'back'; readonly name: string }
  | { readonly is: 'you-back'; readonly choice: string | null }
  /** `because`: what the table has against it; null: it was no longer asked for. */
  | { readonly is: 'late'; readonly choice: string; readonly because: string | null };

export interface BannerInput {
  readonly line: Line;
  /** Whether this machine has a network at all. */
  readonly hasNetwork: boolean;
  readonly about: TableAbout;
  readonly seat: number | null;
  /** The server's clock. */
  readonly serverNow: number;
  /** The choice that waits for the line, in words. */
  readonly kept: string | null;
  readonly passing: Passing | null;
  /** Seats whose player has been away for longer than it takes to load a page. */
  readonly away: readonly number[];
}

/** One thing at a time, the most urgent first; null: all is well. */
export function bannerOf(input: BannerInput): Banner | null {
  const { line, passing } = input;
  if (line.is === 'closed') return { look: 'no', strong: BANNER.closed, rest: line.sentence, act: null };
  if (line.is !== 'open') return lineAway(input);
  if (passing !== null && passing.is !== 'back') return passingBanner(passing);
  return someoneAway(input) ?? (passing === null ? pausedBanner(input) : passingBanner(passing));
}

function lineAway({ line, hasNetwork, kept }: BannerInput): Banner | null {
  if (line.is === 'opening') return null;
  return {
    look: 'away',
    strong: hasNetwork ? BANNER.serverAway : BANNER.offline,
    rest: kept === null ? BANNER.triedAgain : BANNER.kept(kept),
    act: { does: 'try', name: BANNER.tryNow, isOpen: true },
  };
}

function passingBanner(passing: Passing): Banner {
  switch (passing.is) {
    case 'back':
      return { look: 'good', strong: BANNER.back(passing.name), rest: BANNER.looksAtTable, act: null };
    case 'late':
      return { look: 'no', strong: BANNER.tooLate, rest: BANNER.tooLateFor(passing), act: null };
    case 'you-back': {
      const rest = passing.choice === null ? BANNER.nothingMissed : BANNER.sentAndCounts(passing.choice);
      return { look: 'good', strong: BANNER.youAreBack, rest, act: null };
    }
  }
}

function someoneAway({ about, away, seat, serverNow }: BannerInput): Banner | null {
  const gone = about.seats.filter((each) => each.seat !== seat && away.includes(each.seat));
  if (gone.length === 0 || about.phase !== 'playing') return null;
  const rest = gone.some(({ clock }) => clock?.since != null) ? BANNER.awayRuns : BANNER.awayWaits;
  return {
    look: 'away',
    strong: BANNER.away(gone.map(({ name }) => name)),
    rest,
    act: claimOf(about, seat, serverNow),
  };
}

function claimOf({ claimable }: TableAbout, seat: number | null, serverNow: number): BannerAct | null {
  if (claimable === null || seat === null || claimable.seat === seat) return null;
  const wait = claimable.from - serverNow;
  const name = wait > 0 ? BANNER.claimIn(timeText(wait)) : BANNER.claim;
  return { does: 'claim', name, isOpen: wait <= 0 };
}

function pausedBanner({ about, seat }: BannerInput): Banner | null {
  if (!about.isPaused || about.phase !== 'playing') return null;
  const act: BannerAct | null = seat === null ? null : { does: 'go-on', name: BANNER.goOn, isOpen: true };
  return { look: 'wait', strong: BANNER.paused, rest: BANNER.pausedHelp, act };
}
