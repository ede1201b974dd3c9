import { teamOf } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { nameOf, seatIn } from '../table/at-table.js';
import { SEATS } from '../words/words.js';

/** The two sides of a result: one's own first, or that of the first player for who looks on. */
export interface Sides {
  readonly teams: readonly [0 | 1, 0 | 1];
  readonly names: readonly [string, string];
  /** The seat that one played; null: one looked on. */
  readonly you: number | null;
}

export function sidesOf(moment: Moment): Sides {
  const mine = teamOf(seatIn(moment)) as 0 | 1;
  const teams = [mine, mine === 0 ? 1 : 0] as const;
  const names = teams.map((team) => nameOfTeam(moment, team)) as [string, string];
  return { teams, names, you: moment.view.seat === 'spectator' ? null : moment.view.seat };
}

function nameOfTeam(moment: Moment, team: number): string {
  const members = moment.view.sides.filter(({ seat }) => teamOf(seat) === team);
  return members.length === 1 ? nameOf(moment, members[0]!) : SEATS.team(team + 1);
}
