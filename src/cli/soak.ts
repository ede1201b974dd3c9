// `rulebox soak`: random decks and random play, and what must always hold checked after every decision.
import { basename } from 'node:path';
import type { Command } from 'commander';
import { CHECK_EVERY, IMAGINED_LESS_OFTEN, type SoakReport, type Tally } from '../arena/index.js';
import { KNOWN, WIN_WAYS, type WinWay } from '../engine/index.js';
import { readCards } from './cards/card-files.js';
import { type CorpusSoak, soakCorpus, TEXTS_CHECK_EVERY, withBar } from './cards/soak-corpus.js';
import { shippedLibrary } from './library-files.js';
import { noteExercised } from './local/note-exercised.js';
import { type Failure, keepFailures } from './soak/failing-games.js';
import { type DeckSoak, decksToSoak, soakDecks, WHOLE_LIBRARY } from './soak/soak-decks.js';
import { soakInThreads, type ThreadedPlan } from './soak/threads.js';
import { EXIT, fail, table } from './terminal.js';

interface Options {
  readonly games: string;
  readonly seed: string;
  readonly era?: string;
  readonly format?: string;
  readonly corpus?: readonly string[];
  readonly decks?: readonly string[];
  readonly threads: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('soak')
    .description('play random games and check after every decision what must always hold')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <s>', 'the same seed gives the same games, on every machine', '1')
    .option('--era <era>', 'games of this era only')
    .option('--format <format>', 'games of this format only')
    .option(
      '--corpus <path...>',
      'with decks of the cards in these files that compile, instead of cards without text; a library of imported cards notes which were exercised',
    )
    .option(
      '--decks <deck...>',
      `with these decks that ship with Rulebox, or "${WHOLE_LIBRARY}" for all of them: each has so many games against others of its era`,
    )
    .option('--threads <n>', 'how many threads play; the games are the same', '1')
    .option('--out <file>', 'where to write the record of a failing game')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', CHECKED)
    .action(run);
}

const CHECKED = `
What is checked, and how often:
  after every decision: every card is in exactly one place of its owner's; spots, Prize cards, played cards and what may
    be done once a turn; stacks, attached cards, damage and Special Conditions; what the game is doing fits what it asks;
    at least one answer, and none twice; nothing breaks, nothing hangs
  at one decision in ${CHECK_EVERY} (with --corpus: in ${TEXTS_CHECK_EVERY}): an answer that is not offered is refused with a rule, JSON, fork and
    pack give the same state and games that go on alike, no seat's views, refusals and events tell of hidden cards, the
    random bot answers by its view; at eight times as many: every offered answer is accepted; at one in ${IMAGINED_LESS_OFTEN} of them:
    the game that a seat imagines looks to it as the real one does
  in one game in 8: every event is told in a sentence; in one in 8: its record replays, choice by choice`;

async function run(options: Options): Promise<void> {
  const plan = {
    games: whole('--games', options.games, 1, 100_000_000),
    seed: whole('--seed', options.seed, 0, 4_294_967_295),
    eras: chosen('--era', options.era, KNOWN.eras),
    formats: chosen('--format', options.format, KNOWN.formats),
    threads: whole('--threads', options.threads, 1, 64),
  };
  const corpus = options.corpus === undefined ? null : await soakCorpus(readCards(options.corpus), plan);
  const decks = options.decks === undefined ? null : await soakShipped(options.decks, plan);
  const { report } =
    corpus ?? decks ?? (await withBar('Soaking', plan.games, (played) => soakInThreads({ ...plan, played }, null)));
  if (report.games === 0) fail(`The era ${options.era} knows no ${options.format} games.`);
  const failures = keepFailures(report, options.out);
  if (corpus !== null) noteExercised(options.corpus ?? [], corpus.exercised);
  if (options.json === true) printJson(report, failures, corpus ?? decks);
  else printText(report, failures, corpus === null ? deckLines(decks) : corpusLines(corpus));
  process.exitCode = failures.length > 0 ? EXIT.fails : EXIT.holds;
}

function soakShipped(names: readonly string[], plan: ThreadedPlan): Promise<DeckSoak> {
  const library = shippedLibrary();
  return soakDecks(library, decksToSoak(library, names), plan);
}

function whole(option: string, typed: string, least: number, most: number): number {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= least && number <= most) return number;
  return fail(`${option} takes a whole number from ${least} to ${most}, not "${typed}".`);
}

/** The ids to play: the one that was named, or all. */
function chosen(option: string, typed: string | undefined, all: readonly { readonly id: string }[]): string[] {
  const ids = all.map(({ id }) => id);
  if (typed === undefined) return ids;
  return ids.includes(typed) ? [typed] : fail(`${option}: there is no "${typed}"; there are ${ids.join(', ')}.`);
}

function printJson(report: SoakReport, failures: readonly Failure[], more: CorpusSoak | DeckSoak | null): void {
  const violations = failures.map(({ record: _, ...failure }) => failure);
  const { report: _report, ...found } = more ?? {};
  const { exercised: _exercised, ...cards } = { exercised: null, ...found };
  const told = { ...report, violations, ...(more === null ? {} : { cards }) };
  process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
}

const WAY_TITLES: Readonly<Record<WinWay, string>> = {
  prizes: 'Prize cards',
  'no-pokemon': 'no Pokémon left',
  'deck-out': 'no card to draw',
  concede: 'conceded',
  effect: 'by a card’s text',
};

/** Nobody concedes in a soak. */
const WAYS = WIN_WAYS.filter((way) => way !== 'concede');

const row = (title: string, { games, decisions, ways, suddenDeaths }: Tally): (string | number)[] => [
  title,
  games,
  decisions,
  ...WAYS.map((way) => ways[way] ?? 0),
  suddenDeaths,
];

function printText(report: SoakReport, failures: readonly Failure[], about: readonly string[]): void {
  const titles = ['era and format', 'games', 'decisions', ...WAYS.map((way) => WAY_TITLES[way]), 'Sudden Death'];
  const rows = Object.entries(report.tables)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, tally]) => row(title, tally));
  const asked = Object.entries(report.asked).map(([kind, times]) => `${kind} ${times}`);
  const lines = [
    table(titles, [...rows, row('all', report)]),
    '',
    ...(about.length === 0 ? [] : [...about, '']),
    `Asked: ${asked.join(', ')}.`,
    `Copies, secrets and answers that are not offered were checked at ${report.checks} decisions, every offer at ${report.offers}, the rest at all.`,
    ...(report.leftOff > 0 ? [`${report.leftOff} games were left off, because they need not end.`] : []),
    `Seed ${report.seed}, checksum ${report.checksum.toString(16).padStart(8, '0')}.`,
    `${failures.length} ${failures.length === 1 ? 'violation' : 'violations'}.`,
    ...failures.flatMap(failureLines),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function deckLines(decks: DeckSoak | null): string[] {
  if (decks === null) return [];
  const { games, cards, exercised, untried } = decks;
  const [least = 0] = Object.values(games).sort((a, b) => a - b);
  return [
    `${Object.keys(games).length} decks, each with ${least} games of its own; ${exercised} of their ${cards} cards ran in every branch.`,
    ...untried.map(({ id, name, left }) => `  left of ${name} (${id}): ${left.join(', ')}`),
  ];
}

function corpusLines({ figures, unknown, untried }: CorpusSoak): string[] {
  const rows = [...Object.entries(figures.series), ['all', figures.total] as const].map(([serie, each]) => [
    serie || '(no serie)',
    each.unique,
    each.compiled,
    each.exercised,
  ]);
  const leftOut = Object.entries(figures.leftOut).map(([role, cards]) => `${cards} ${role}`);
  return [
    table(['serie', 'unique', 'compiled', 'exercised'], rows),
    `Something is left to try of ${untried.length} cards that were in a game; --json tells what.`,
    `Left out: ${[...leftOut, `${unknown} that no era played here knows`].join(', ')}.`,
  ];
}

const failureLines = ({ game, era, format, choice, problem, file }: Failure): string[] => [
  '',
  `✗ game ${game} (${era}, ${format}), after ${choice} choices: ${problem}`,
  `  Its record is in ${file}; see it with: rulebox replay ${basename(file)} --at ${choice + 1}`,
];
