// `rulebox soak`: random decks and random play, and what must always hold checked after every decision.
import type { Command } from 'commander';
import { CHECK_EVERY, IMAGINED_LESS_OFTEN } from '../arena/index.js';
import { KNOWN } from '../engine/index.js';
import { readCards } from './cards/card-files.js';
import { soakCorpus, TEXTS_CHECK_EVERY, withBar } from './cards/soak-corpus.js';
import { shippedLibrary } from './library-files.js';
import { noteExercised } from './local/note-exercised.js';
import { KeptSoak } from './soak/kept.js';
import { type DeckSoak, decksToSoak, soakDecks, WHOLE_LIBRARY } from './soak/soak-decks.js';
import { tellSoak } from './soak/tell-soak.js';
import { type PlaySoak, soakInThreads, type ThreadedPlan } from './soak/threads.js';
import { fail } from './terminal.js';
import { seedTyped } from './typed.js';

/** What games a soak is asked for, wherever they are played. */
export interface SoakOptions {
  readonly games: string;
  readonly seed: string;
  readonly era?: string;
  readonly format?: string;
  readonly corpus?: readonly string[];
  readonly decks?: readonly string[];
  readonly out?: string;
  readonly json?: boolean;
}

interface Options extends SoakOptions {
  readonly resume?: string;
  readonly doors?: string;
  readonly kills?: string;
  readonly hostile?: string;
  readonly tables: string;
  readonly nodes: string;
  readonly database?: string;
  readonly threads: string;
}

/** What a soak of games is asked with, wherever it is played. */
export const soakArguments = (command: Command): Command =>
  command
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
    .option('--out <file>', 'where to write the record of a failing game')
    .option('--json', 'print the figures as JSON');

export function register(command: Command): void {
  soakArguments(command)
    .option(
      '--doors <n>',
      'instead of games, bring so many spoilt records, decks and claims to the doors: each must be taken or refused, none may throw or take long',
    )
    .option(
      '--kills <n>',
      'instead of games, kill a server of online play so many times in the middle of games: nothing that it acknowledged may be lost',
    )
    .option(
      '--hostile <n>',
      'instead of games, say so many messages to a server of online play that nobody should say, from thousands of sockets: no table may change',
    )
    .option('--tables <n>', 'with --kills: how many tables are played at', '20')
    .option(
      '--nodes <n>',
      'with --kills: 2: two servers on one database, killed in turn, each when the other is ready',
      '1',
    )
    .option('--database <url>', 'with --kills: keep the tables there instead of in a file')
    .option('--threads <n>', 'how many threads play; the games are the same', '1')
    .option(
      '--resume <file>',
      'keep there how far it is, and go on from there: a long soak may be stopped and taken up again',
    )
    .addHelpText('after', CHECKED)
    .action(run);
}

const CHECKED = `
What is checked, and how often:
  after every decision: every card is in exactly one place of its owner's; spots, Prize cards, played cards and what may
    be done once a turn; stacks, attached cards, damage and Special Conditions; what the game is doing fits what it asks;
    at least one answer, and none twice; nothing breaks, nothing hangs
  at one decision in ${CHECK_EVERY} (with --corpus: in ${TEXTS_CHECK_EVERY}): an answer that is not offered is refused with a rule, the
    ways to use each card and Pokémon are what is offered, JSON, fork and pack give the same state and games that go on
    alike, no seat's views, refusals and events tell of hidden cards, the random bot answers by its view; at eight times
    as many: every offered answer is accepted; at one in ${IMAGINED_LESS_OFTEN} of them: the game that a seat imagines looks to it as
    the real one does
  in one game in 8: every event is told in a sentence; in one in 8: its record replays, choice by choice`;

async function run(options: Options): Promise<void> {
  const { doors, seed, json = false } = options;
  if (doors !== undefined) {
    const inputs = whole('--doors', doors, 1, 100_000_000);
    const { tellDoors } = await import('./soak/doors.js');
    return tellDoors({ inputs, seed: whole('--seed', seed, 0, 4_294_967_295), json });
  }
  if (options.kills !== undefined) {
    const database = options.database ?? null;
    const nodes = whole('--nodes', options.nodes, 1, 2) as 1 | 2;
    if (nodes === 2 && database === null) fail('--nodes 2 needs --database: two servers share no file here.');
    const [kills, tables] = [whole('--kills', options.kills, 1, 100_000), whole('--tables', options.tables, 1, 2000)];
    const { tellKills } = await import('./soak/tell-kills.js');
    return tellKills({ kills, tables, nodes, database, seed: whole('--seed', seed, 0, 4_294_967_295) }, json);
  }
  if (options.hostile !== undefined) {
    const messages = whole('--hostile', options.hostile, 100, 10_000_000);
    const { tellHostile } = await import('./soak/hostile/tell-hostile.js');
    return tellHostile({ messages, seed: whole('--seed', seed, 0, 4_294_967_295), json });
  }
  if (options.resume !== undefined && options.decks !== undefined)
    fail(
      '--resume keeps one soak, and --decks plays one for each era and format. Name the cards with --corpus instead.',
    );
  const kept = options.resume === undefined ? null : new KeptSoak(options.resume);
  const threads = whole('--threads', options.threads, 1, 64);
  return soakGames(options, (plan, stock) => soakInThreads({ ...plan, threads, kept }, stock));
}

/** Plays the games of a soak, wherever, and tells what was found. */
export async function soakGames(options: SoakOptions, play: PlaySoak): Promise<void> {
  const plan: ThreadedPlan = {
    games: whole('--games', options.games, 1, 100_000_000),
    seed: seedTyped(options.seed),
    eras: chosen('--era', options.era, KNOWN.eras),
    formats: chosen('--format', options.format, KNOWN.formats),
    threads: 1,
  };
  const corpus = options.corpus === undefined ? null : await soakCorpus(readCards(options.corpus), plan, NONE, play);
  const decks = options.decks === undefined ? null : await soakShipped(options.decks, plan, play);
  const { report } =
    corpus ?? decks ?? (await withBar('Soaking', plan.games, (played) => play({ ...plan, played }, null)));
  if (report.games === 0) fail(`The era ${options.era} knows no ${options.format} games.`);
  if (corpus !== null) noteExercised(options.corpus ?? [], corpus.exercised);
  tellSoak({ report, corpus, decks }, options);
}

/** No texts are compared with those of scenarios. */
const NONE: ReadonlySet<string> = new Set();

function soakShipped(names: readonly string[], plan: ThreadedPlan, play: PlaySoak): Promise<DeckSoak> {
  const library = shippedLibrary();
  return soakDecks(library, decksToSoak(library, names), plan, play);
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
