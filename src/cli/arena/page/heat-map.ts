// The matrix as a map: every pairing a cell, the better the warmer, with how well it is known.
import type { Contest, ContestReport, Share } from '../../../contest/index.js';
import { reachOf } from '../../../contest/index.js';
import { mirror } from '../report.js';
import { percent, withInterval } from '../telling.js';
import { stepOf } from './colours.js';
import { escaped, inHundred } from './html.js';

/** Where a pairing is told in full. */
export const pairingId = (row: number, column: number): string => `pairing-${row}-${column}`;

/** The decks of the rows and of the columns, the best first. */
export function orderOf({ names, tried, bots }: Contest, { decks, pairings }: ContestReport): Order {
  const byShare = names.map((_, deck) => deck).sort((one, other) => decks[other]!.share - decks[one]!.share);
  if (tried !== undefined)
    return { rows: byShare.filter((deck) => deck < tried), columns: names.map((_, deck) => deck).slice(tried) };
  const isRow = (deck: number): boolean => bots[0] === bots[1] || pairings.some(({ row }) => row === deck);
  return { rows: byShare.filter(isRow), columns: byShare };
}

export interface Order {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export function heatMap(contest: Contest, report: ContestReport): string {
  const { names } = contest;
  const { rows, columns } = orderOf(contest, report);
  const heads = columns.map((deck) => `<th scope="col" class="up"><span>${escaped(names[deck]!)}</span></th>`);
  const lines = rows.map((row) => {
    const cells = columns.map((column) => cellOf(contest, report, { row, column }));
    return `<tr><th scope="row">${escaped(names[row]!)}</th>${cells.join('')}${allCell(report.decks[row]!)}</tr>`;
  });
  return `<div class="scroll" role="region" aria-label="Matrix of decks" tabindex="0">
<table class="map"><thead><tr><td></td>${heads.join('')}<th scope="col" class="up"><span>all</span></th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>
<p class="key" aria-hidden="true"><span>loses</span>${KEY}<span>wins</span></p>`;
}

const KEY = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((step) => `<i class="${classOf(step)}"></i>`).join('');

function classOf(step: number): string {
  return `h${step < 0 ? `m${-step}` : step}`;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

function cellOf({ names, bots }: Contest, { pairings }: ContestReport, { row, column }: Cell): string {
  const found = pairings.find((pairing) => pairing.row === row && pairing.column === column);
  const turned =
    bots[0] === bots[1] ? pairings.find((pairing) => pairing.row === column && pairing.column === row) : undefined;
  const shown = found?.rate ?? (turned === undefined ? undefined : mirror(turned));
  if (shown === undefined) return '<td class="none"></td>';
  const id = found === undefined ? pairingId(column, row) : pairingId(row, column);
  const said = `${names[row]} against ${names[column]}: ${withInterval(shown)}`;
  return `<td class="${classOf(stepOf(shown.share))}"><a href="#${id}" title="${escaped(said)}" aria-label="${escaped(said)}">${figure(shown)}</a></td>`;
}

const figure = (share: Share): string =>
  `<b>${inHundred(share.share)}</b><small>± ${(reachOf(share) * 100).toFixed(reachOf(share) < 0.095 ? 1 : 0)}</small>`;

const allCell = (deck: Share): string =>
  `<td class="all ${classOf(stepOf(deck.share))}"><span title="${percent(deck.share)}">${figure(deck)}</span></td>`;
