import { areOpponents, type Seat, teamOf } from '../../engine/index.js';
import type { TableAbout } from '../../protocol/index.js';
import type { Body } from '../log/entry.js';
import { isBotSeat, NOT_SEATED } from './seats.js';
import { isPlaying, type TableState } from './state.js';
import { type Presence, refused, type Verdict, type Wisher, write } from './wish.js';

/** How long a player has to be gone before the others may claim the game. */
export const GONE_FOR = 180_000;

/**
 * Whose game can be claimed, and from when. While clocks run they decide; in a pause, whoever is gone is waited for until
 * somebody has asked to go on.
 */
export function claimable(state: TableState, presence: Presence): TableAbout['claimable'] {
  if (!isPlaying(state) || state.playing?.isOver !== false) return null;
  const asked = state.requests.find(({ request }) => request === 'go-on');
  if (state.isPaused ? asked === undefined : state.rules.clock !== null) return null;
  const gone = state.seats.flatMap((each, seat) => {
    const since = isBotSeat(each) ? null : presence.goneSince(seat);
    return since === null ? [] : [{ seat, from: Math.max(since, asked?.at ?? since) + GONE_FOR }];
  });
  return gone.reduce<TableAbout['claimable']>(
    (first, each) => (first === null || each.from < first.from ? each : first),
    null,
  );
}

export function judgeClaim(state: TableState, { seat, at, presence }: Wisher): Verdict {
  if (seat === null) return NOT_SEATED;
  const open = claimable(state, presence);
  if (open === null) return refused('Nobody whom the game waits for is gone.');
  if (!areOpponents(seat, open.seat)) return refused('Only an opponent of who is gone can claim the game.');
  const seconds = Math.ceil((open.from - at) / 1000);
  if (seconds > 0) return refused(`The game can be claimed in ${seconds} seconds, if nobody comes back.`);
  return write({ kind: 'claimed', seat });
}

/** The game is over for a team, whatever its rules say. */
export function takeEnding(state: TableState, body: Extract<Body, { kind: 'claimed' | 'clock' }>): void {
  const { playing } = state;
  if (playing === null) return;
  if (body.kind === 'claimed') playing.ended = { winner: teamOf(body.seat), by: 'claim' };
  else if (body.what === 'fallen') playing.ended = { winner: otherTeam(body.seat), by: 'clock' };
}

const otherTeam = (seat: Seat): number => 1 - teamOf(seat);
