// What a farm does, as a page: plain enough to be read from across the room.
import type { DeadLetter, FarmStatus, QueueStatus, RunAbout, WorkerSign } from '../../farm/index.js';
import { at, escaped, whole } from '../arena/page/html.js';
import { PAPER_STYLE } from '../arena/page/style.js';
import { standingOf } from './standing.js';

/** `refresh`: a script that fetches the page anew; without one it stays as it is. */
export function statusPage(status: FarmStatus, now: Date, refresh = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(titleOf(status))}</title>
<style>${PAPER_STYLE}${STYLE}</style>
</head>
<body>
<header><p class="brand">Rulebox farm</p><h1>${escaped(titleOf(status))}</h1><p class="sub">The farm “${escaped(status.farm)}”, at ${now.toISOString().slice(11, 19)} UTC</p></header>
<main>
${keyFigures(status)}
<section class="wide"><h2>Runs</h2>${runsOf(status.runs)}</section>
<section class="wide"><h2>Workers</h2>${workersOf(status)}</section>
<section class="wide"><h2>Queues</h2>${queuesOf(status)}</section>
<section class="wide"><h2>Dead letters</h2>${deadOf(status.dead)}</section>
</main>
${refresh}</body>
</html>
`;
}

function titleOf({ runs, gamesPerSecond }: FarmStatus): string {
  const going = runs.filter(({ isOver, isAsked }) => !isOver && isAsked);
  if (going.length === 0) return 'Nothing is played';
  return `${going.length} ${going.length === 1 ? 'run' : 'runs'} at ${pace(gamesPerSecond)} games a second`;
}

const pace = (rate: number): string => (rate < 10 ? rate.toFixed(1) : whole(Math.round(rate)));

function keyFigures({ gamesPerSecond, workers, queues, dead }: FarmStatus): string {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  const threads = sum(workers.map((worker) => worker.threads));
  return `<dl class="keys">
${figure('Games a second', pace(gamesPerSecond), 'over the last half minute')}
${figure('Workers', whole(workers.length), `${whole(threads)} threads`)}
${figure('Jobs playing', whole(sum(queues.map(({ playing }) => playing))), `${whole(sum(queues.map(({ waiting }) => waiting)))} waiting`)}
${figure('Dead letters', whole(dead.length), dead.length === 0 ? 'all is well' : 'see below')}
</dl>`;
}

const figure = (name: string, value: string, more: string): string =>
  `<div><dt>${name}</dt><dd><b>${value}</b><small>${more}</small></dd></div>`;

function runsOf(runs: readonly RunAbout[]): string {
  if (runs.length === 0)
    return '<p class="mut">Nothing was asked for yet: <code>rulebox farm run arena DECKS…</code></p>';
  return `<ul class="runs">${runs.map(runOf).join('')}</ul>`;
}

function runOf(run: RunAbout): string {
  const { title, done, expected, jobs, doubles, version, make } = run;
  const share = Math.min(1, done / Math.max(1, expected));
  const twice = doubles === 0 ? '' : `, ${whole(doubles)} played twice and counted once`;
  const stands =
    run.isOver || run.isAsked ? '' : ` · <code>rulebox farm run --resume ${escaped(run.run)}</code> takes it up again`;
  return `<li><p><b>${escaped(title)}</b> <span class="state ${run.isOver ? 'over' : run.isAsked ? 'going' : 'left'}">${standingOf(run)}</span></p>
<div class="bar" role="progressbar" aria-label="${escaped(title)}" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${Math.floor(share * 100)}"><i style="width:${at(share)}"></i></div>
<p class="mut">${whole(done)} of ${whole(expected)} games · ${whole(jobs)} jobs done${twice} · run <code>${escaped(run.run)}</code>, version ${escaped(version)}, make <code>${escaped(make)}</code>${stands}</p></li>`;
}

function workersOf({ workers, make: ours, runs }: FarmStatus): string {
  if (workers.length === 0) return '<p class="mut">Nobody plays: <code>rulebox farm work</code> begins a worker.</p>';
  const asked = new Set(runs.filter(({ isOver }) => !isOver).map(({ make }) => make));
  const note = (make: string): string =>
    asked.size > 0 && !asked.has(make) ? 'leaves these runs to others' : make === ours ? '' : 'another make';
  return tableOf(
    ['worker', 'make', 'threads', 'playing', 'games', 'games/s', ''],
    workers.map(({ host, pid, make, threads, playing, games, rate }: WorkerSign) => [
      ...[`${escaped(host)} <small>${pid}</small>`, `<code>${escaped(make)}</code>`, whole(threads), whole(playing)],
      ...[whole(games), pace(rate), note(make)],
    ]),
  );
}

function queuesOf({ queues, workers }: FarmStatus): string {
  if (queues.length === 0) return '<p class="mut">There is none yet.</p>';
  const like = (make: string): number => workers.filter((worker) => worker.make === make).length;
  return tableOf(
    ['make', 'workers', 'waiting', 'playing', 'tried again', 'dead'],
    queues.map(({ make, waiting, playing, delayed, dead }: QueueStatus) => [
      ...[
        `<code>${escaped(make)}</code>`,
        whole(like(make)),
        whole(waiting),
        whole(playing),
        whole(delayed),
        whole(dead),
      ],
    ]),
    false,
  );
}

/** So many are shown. */
const MOST_DEAD = 20;

function deadOf(dead: readonly DeadLetter[]): string {
  if (dead.length === 0) return '<p class="mut">None: no job has failed as often as it may.</p>';
  const rows = dead
    .slice(0, MOST_DEAD)
    .map(({ run, number, attempts, reason }) => [
      ...[
        `<code>${escaped(run)}</code>`,
        whole(number),
        whole(attempts),
        `<span class="why">${escaped(reason)}</span>`,
      ],
    ]);
  const more = dead.length > MOST_DEAD ? `<p class="mut">And ${whole(dead.length - MOST_DEAD)} more.</p>` : '';
  return `${tableOf(['run', 'job', 'attempts', 'what was said'], rows)}${more}<p class="mut"><code>rulebox farm dead --full</code> has all that was said; <code>rulebox farm again</code> queues them again.</p>`;
}

/** Cells are written already. */
const tableOf = (titles: readonly string[], rows: readonly (readonly string[])[], isWords = true): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="table"><table${isWords ? ' class="words"' : ''}><thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${rows.map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const STYLE = `
code{font:13px ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
.scroll{overflow-x:auto;border-radius:8px}
.scroll:focus-visible{outline:3px solid var(--good);outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:7px 12px 7px 0;text-align:right;white-space:nowrap;border-top:1px solid var(--edge)}
thead th{border-top:0;font-size:12px;color:var(--mut);font-weight:600}
th:first-child,.words td:last-child,.words th:last-child{text-align:left}
tbody th{font-weight:600}
.why{white-space:normal}
.runs li{padding:12px 0;border-top:1px solid var(--edge)}
.runs li:first-child{border-top:0;padding-top:0}
.runs b{font:600 18px/1.25 var(--serif);overflow-wrap:anywhere}
.runs .mut{margin:0;max-width:none;font-size:13px}
.state{font-weight:700;margin-left:6px;white-space:nowrap}
.state.going{color:var(--good)}
.state.left{color:var(--bad)}
.state.over{color:var(--mut)}
.bar{height:10px;margin:8px 0;border-radius:5px;background:var(--edge);overflow:hidden}
.bar i{display:block;height:100%;background:var(--good);border-radius:5px}
@media (max-width:760px){body{padding:20px 12px 32px}h1{font-size:31px}main{grid-template-columns:minmax(0,1fr)}section{padding:16px 14px}.keys div{flex-basis:40%;padding:12px}.keys dd b{font-size:25px}}
`;
