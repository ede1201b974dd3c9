import { teamOf } from '../../engine/index.js';
import type { ChanceAbout, SeatAbout, SeatClock, TableAbout } from '../../protocol/index.js';
import { claimable } from './claims.js';
import { winsOf } from './match.js';
import { isBotSeat, isReady, shareOf } from './seats.js';
import type { SeatState, TableState } from './state.js';
import type { Presence } from './wish.js';

/** The table as everybody sees it who sits there or looks on. */
export const aboutOf = (state: TableState, presence: Presence): TableAbout => ({
  table: state.table,
  rules: state.rules,
  phase: state.phase,
  match: state.match,
  game: state.game,
  seats: state.seats.map((each, seat) => seatAbout(state, presence, each, seat)),
  results: state.results,
  isPaused: state.isPaused,
  requests: state.requests.map(({ request, seat, agreed }) => ({ request, seat, agreed })),
  said: state.said,
  chance: chanceAbout(state),
  claimable: claimable(state, presence),
});

const seatAbout = (state: TableState, { here }: Presence, each: SeatState, seat: number): SeatAbout => ({
  seat,
  name: each.name,
  player: each.player,
  here: isBotSeat(each) || (each.player === 'person' && here.has(seat)),
  hasDeck: each.deck !== null,
  isReady: isReady(each),
  wins: winsOf(state.results, teamOf(seat)),
  clock: clockAbout(state, seat),
});

/** Before a game everybody has all the time there is. */
function clockAbout({ phase, playing, rules: { clock } }: TableState, seat: number): SeatClock | null {
  if (clock === null) return null;
  const clocks = phase === 'gathering' ? null : (playing?.clocks ?? null);
  return clocks?.about(seat) ?? { left: clock.seconds * 1000, since: null };
}

/** Of the game that comes next or is played; when the match is over, of the last one, with the secret. */
function chanceAbout({ phase, sealed, commitment, seats }: TableState): ChanceAbout {
  if (phase === 'over' && sealed !== null) {
    return { commitment: sealed.commitment, shares: sealed.shares, secret: sealed.secret };
  }
  return { commitment, shares: seats.map(shareOf), secret: null };
}
