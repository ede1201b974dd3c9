import type { TableAbout } from '../../../protocol/index.js';
import { SEAT } from '../../words/online.js';

/** The games of the match so far: "Ada 1 : 0 Ben", teams by their first players; empty before the first is over. */
export function scoreOf({ seats, results }: Pick<TableAbout, 'seats' | 'results'>): string {
  const [one, other] = seats;
  if (results.length === 0 || one === undefined || other === undefined) return '';
  return `${SEAT.named(one)} ${one.wins} : ${other.wins} ${SEAT.named(other)}`;
}
