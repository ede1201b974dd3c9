// Decks by how often they win, each with what is not known of it.
import type { Contest, ContestReport } from '../../../contest/index.js';
import { interval, percent } from '../telling.js';
import { orderOf } from './heat-map.js';
import { at, escaped, whole } from './html.js';

export function ranking(contest: Contest, report: ContestReport): string {
  const { rows } = orderOf(contest, report);
  const [from, to] = boundsOf(rows.map((deck) => report.decks[deck]!));
  const place = (share: number): string => at((share - from) / (to - from));
  const lines = rows.map((deck, rank) => {
    const { share, low, high, games } = report.decks[deck]!;
    return `<li><span class="rank">${rank + 1}</span><span class="who">${escaped(contest.names[deck]!)}</span>
<span class="track" aria-hidden="true"><i class="even" style="left:${place(0.5)}"></i><i class="bar ${side(low, high)}" style="left:${place(low)};right:calc(100% - ${place(high)})"></i><i class="dot ${side(low, high)}" style="left:${place(share)}"></i></span>
<span class="fig"><b>${percent(share)}</b> <small>${interval({ share, low, high })} · ${whole(games)} games</small></span></li>`;
  });
  return `<ol class="ranks">${lines.join('\n')}</ol>`;
}

/** Whether it is known to win more than it loses, or less. */
const side = (low: number, high: number): string => (low > 0.5 ? 'good' : high < 0.5 ? 'bad' : 'open');

/** The axis holds all intervals and the middle. */
function boundsOf(shares: readonly { readonly low: number; readonly high: number }[]): [number, number] {
  const low = Math.min(0.45, ...shares.map((share) => share.low));
  const high = Math.max(0.55, ...shares.map((share) => share.high));
  return [Math.max(0, low - 0.02), Math.min(1, high + 0.02)];
}
