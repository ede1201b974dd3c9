// The other pieces of the page: key figures, lengths, ends, cards, and every pairing in full.
import {
  type CardReport,
  type Contest,
  type ContestReport,
  FATES,
  type Fate,
  type PairingReport,
  type Played,
  type Share,
} from '../../../contest/index.js';
import { endWords, NOT_CAUSES, percent, points, telling, withInterval } from '../telling.js';
import { curveColour } from './colours.js';
import { orderOf, pairingId } from './heat-map.js';
import { at, escaped, whole } from './html.js';
import { pairingRace, turnsShown } from './race.js';

const figure = (value: string, title: string, more: string): string =>
  `<div><dt>${title}</dt><dd><b>${value}</b><small>${more}</small></dd></div>`;

const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

export function keyFigures(contest: Contest, report: ContestReport): string {
  const { lengths, starters, firstPrize, rows, versus } = report;
  const [one, other] = contest.bots;
  return `<dl class="keys">${[
    ...(versus === null
      ? []
      : [
          figure(
            `${versus.share < 0 ? '−' : '+'}${points(Math.abs(versus.share))}`,
            `points: ${escaped(contest.names[0]!)} over ${escaped(contest.names[1]!)}`,
            `${points(versus.low)} to ${points(versus.high)}, game for game`,
          ),
        ]),
    ...(one === other ? [] : [figure(percent(rows.share), `${escaped(one)} beats ${escaped(other)}`, interval(rows))]),
    figure(percent(starters.share), 'who goes first wins', interval(starters)),
    figure(percent(firstPrize.share), 'who takes the first Prize card wins', interval(firstPrize)),
    figure(`${lengths.median}`, 'turns, the middle game', `8 of 10 take ${lengths.p10} to ${lengths.p90}`),
    figure(whole(report.games), 'games', `${whole(report.decisions)} decisions`),
  ].join('')}</dl>`;
}

export function lengthsOf({ lengths }: ContestReport): string {
  const last = Math.max(lengths.p90 + 3, Math.round(lengths.p90 * 1.4));
  const counts = Array.from({ length: last + 1 }, (_, turn) => lengths.counts[turn] ?? 0);
  const beyond = lengths.counts.slice(last + 1).reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 1);
  const bars = counts.map((count, turn) => {
    const look = turn === lengths.median ? 'mid' : turn >= lengths.p10 && turn <= lengths.p90 ? 'in' : '';
    return `<i class="${look}" style="height:${at(count / most)}" title="${turn} turns: ${whole(count)} games"></i>`;
  });
  const every = last > 40 ? 10 : 5;
  const marks = counts.map((_, turn) =>
    turn % every === 0 ? `<span style="left:${at((turn + 0.5) / counts.length)}">${turn}</span>` : '',
  );
  const left = beyond === 0 ? '' : ` ${whole(beyond)} took longer.`;
  return `<figure class="lengths" role="img" aria-label="Turns of a game: half of them take ${lengths.median} or fewer, 8 of 10 take ${lengths.p10} to ${lengths.p90}."><div class="bars" aria-hidden="true">${bars.join('')}</div><div class="marks" aria-hidden="true">${marks.join('')}</div></figure>
<p class="mut">Turns, both players’ counted. Half of the games take ${lengths.median} or fewer, 8 of 10 take ${lengths.p10} to ${lengths.p90}.${left}</p>`;
}

export function endsOf({ ends, games }: ContestReport): string {
  const bars = ends.map(
    (end, place) => `<i style="width:${at(end.games / games)};background:${curveColour(place)}"></i>`,
  );
  const lines = ends.map(
    ({ ways, games: count }, place) =>
      `<li><i style="background:${curveColour(place)}"></i><span>${endWords(ways)}</span><b>${percent(count / games)}</b></li>`,
  );
  return `<div class="stack" aria-hidden="true">${bars.join('')}</div><ul class="legend">${lines.join('')}</ul>`;
}

export function cardsOfDecks(contest: Contest, report: ContestReport): string {
  const { rows } = orderOf(contest, report);
  const decks = rows.map((deck, place) => {
    const known = telling(report.decks[deck]!);
    const others = report.decks[deck]!.cards.filter((card) => !known.includes(card));
    const about =
      known.length === 0
        ? 'no card tells yet'
        : `${known.length === 1 ? 'one card tells' : `${known.length} cards tell`}`;
    return `<details${place === 0 ? ' open' : ''}><summary><b>${escaped(contest.names[deck]!)}</b> <span>${about}</span></summary>
${cardTable(contest.names[deck]!, [...known, ...others])}</details>`;
  });
  return `<p class="mut">How often a deck won in the games in which it drew a card, played it, or had one among its Prize cards; the bar shows by how many points it
won more often, or less, with the card drawn than without. ${NOT_CAUSES}</p>${decks.join('\n')}`;
}

function cardTable(name: string, cards: readonly CardReport[]): string {
  const heads = FATES.map((fate) => `<th scope="col">${fate}</th>`);
  const lines = cards.map(
    (card) =>
      `<tr><th scope="row">${escaped(card.name)} <small>${card.copies}</small></th>${moreBar(card)}${FATES.map((fate) => fateCell(card, fate)).join('')}</tr>`,
  );
  return `<div class="scroll" role="region" aria-label="Cards of ${escaped(name)}" tabindex="0"><table class="cards"><thead><tr><th scope="col">card</th><th scope="col">drawn, against not</th>${heads.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

/** So many points lie between the middle of the bar and its end. */
const WIDEST = 0.4;

function moreBar({ fates: { drawn } }: CardReport): string {
  const { share, low, high } = drawn.more;
  if (drawn.with.games === 0 || drawn.without.games === 0)
    return '<td class="more"><small>always, or never</small></td>';
  const look = low > 0 ? 'good' : high < 0 ? 'bad' : 'open';
  const place = (value: number): string => at(0.5 + value / WIDEST / 2);
  return `<td class="more"><span class="track" aria-hidden="true"><i class="even" style="left:50%"></i><i class="bar ${look}" style="left:${place(low)};right:calc(100% - ${place(high)})"></i><i class="dot ${look}" style="left:${place(share)}"></i></span><span class="unseen">${points(share)} points, ${points(low)} to ${points(high)}</span></td>`;
}

function fateCell({ fates }: CardReport, fate: Fate): string {
  const { games, share, low, high } = fates[fate].with;
  if (games === 0) return '<td>–</td>';
  return `<td title="${withInterval({ share, low, high })}, ${whole(games)} games">${percent(share)} <small>${Math.round(low * 100)}–${Math.round(high * 100)} · ${whole(games)}</small></td>`;
}

export function everyPairing(contest: Contest, report: ContestReport, played: readonly Played[]): string {
  const turns = turnsShown(report);
  return `<div class="pairings">${report.pairings
    .map((pairing) => {
      const parts = played.filter(({ bout }) => bout.row === pairing.row && bout.column === pairing.column);
      return pairingCard(contest, pairing, pairingRace(parts, namesOf(contest, pairing), turns));
    })
    .join('\n')}</div>`;
}

const namesOf = ({ names, bots }: Contest, { row, column }: PairingReport): [string, string] =>
  bots[0] === bots[1] ? [names[row]!, names[column]!] : [`${names[row]} (${bots[0]})`, `${names[column]} (${bots[1]})`];

function pairingCard(contest: Contest, pairing: PairingReport, race: string): string {
  const [one, other] = namesOf(contest, pairing);
  const { rate, games, first, second, turns, lead, unfinished } = pairing;
  const isAhead = lead >= 0;
  return `<article id="${pairingId(pairing.row, pairing.column)}"><h3><i style="background:${curveColour(0)}"></i>${escaped(one)} <span>against</span> <i style="background:${curveColour(1)}"></i>${escaped(other)}</h3>
<p class="big"><b>${percent(rate.share)}</b> <small>${interval(rate)}, ${whole(games)} games</small></p>${race}
<ul><li>goes first: wins ${percent(first.share)}; second: ${percent(second.share)}</li><li>${turns.median} turns, ${turns.p10} to ${turns.p90}</li><li>${isAhead ? 'ahead' : 'behind'} by ${Math.abs(lead).toFixed(1)} Prize cards at the end</li>${unfinished === 0 ? '' : `<li>${unfinished} left off</li>`}</ul></article>`;
}
