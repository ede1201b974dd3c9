import type { SideView } from '../../../engine/index.js';
import type { Moment } from '../../../session/index.js';
import { othersOf } from '../../table/at-table.js';

/** The other player whom a phone has room for above the table: who is in turn, else who comes next. The lower side is told of below. */
export function sideAbove(moment: Moment): SideView {
  const others = othersOf(moment);
  return others.find(({ seat }) => seat === moment.view.player) ?? others[0]!;
}
