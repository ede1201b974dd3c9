// What came of an arena as one page: nothing is fetched, nothing runs in it.
import type { Contest, ContestReport, Played } from '../../../contest/index.js';
import { ERAS, seedText } from '../../../engine/index.js';
import { hex, points } from '../telling.js';
import { heatMap } from './heat-map.js';
import { escaped, whole } from './html.js';
import { leads } from './race.js';
import { ranking } from './ranking.js';
import { cardsOfDecks, endsOf, everyPairing, keyFigures, lengthsOf } from './sections.js';
import { STYLE } from './style.js';

export function contestPage(contest: Contest, report: ContestReport, played: readonly Played[]): string {
  const title = ERAS.find(({ id }) => id === contest.era)?.title ?? contest.era;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${subject(contest)}, ${title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="brand">Rulebox arena</p><h1>${escaped(subject(contest))}</h1><p class="sub">${escaped(`${title} · ${about(contest, report)}`)}</p></header>
<main>
${keyFigures(contest, report)}
<section class="wide"><h2>Who beats whom</h2><p class="mut">Of a hundred games the deck of the row won so many against the deck of the column; in 95 of 100 such cells the truth lies within the ±. Choose a cell to see the pairing.</p>
${heatMap(contest, report)}</section>
<section><h2>All opponents, each counted alike</h2>${ranking(contest, report)}</section>
<section><h2>The race for Prize cards</h2>${leads(contest, report, played)}</section>
<section><h2>How long it takes</h2>${lengthsOf(report)}</section>
<section><h2>How it ends</h2>${endsOf(report)}</section>
<section class="wide"><h2>The cards that tell</h2>${cardsOfDecks(contest, report)}</section>
<section class="wide plain"><h2>Every pairing</h2>${everyPairing(contest, report, played)}</section>
</main>
<footer><p>${escaped(method(contest))}</p><p>Seed ${escaped(seedText(contest.seed))}, checksum ${hex(report.checksum)}: the same decks, bots and version give the same games on every machine.</p></footer>
</body>
</html>
`;
}

function subject({ names, tried }: Contest): string {
  if (tried === undefined) return `${names.length} decks against each other`;
  if (tried === 2) return `${names[0]} or ${names[1]}?`;
  return `${names.slice(0, tried).join(', ')} against the field`;
}

const about = ({ format, bots: [one, other] }: Contest, { games }: ContestReport): string =>
  `${format} · ${one === other ? `${one} plays every deck` : `${one} against ${other}`} · ${whole(games)} games`;

function method({ games, until, reckon }: Contest): string {
  const often =
    until === undefined
      ? `Every pairing plays ${whole(games)} games.`
      : until === 'decided'
        ? `Every pairing plays until it is known which deck is better, ${whole(games)} games at most.`
        : `Every pairing plays until its interval reaches ± ${points(until.within)} points, ${whole(games)} games at most.`;
  const knows =
    reckon === 'others' ? 'They do not know which of them they meet.' : 'They reckon with the decks of this arena.';
  return `${often} The two change seats in every other game, and the n-th game has the same chance in all pairings. Bots know what their seat may see. ${knows} Intervals are Wilson’s; where games share their chance, they are as wide as that makes them.`;
}
