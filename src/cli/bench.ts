// `rulebox bench`: fixed decks, random choices, one core.
import type { Command } from 'commander';
import { ERAS, type Format, type GameClaim, KNOWN, prepare, type Setup, TEAM_BATTLE } from '../engine/index.js';
import { type ChanceSpeed, measureChance } from './bench/chance.js';
import { measureEnv } from './bench/env.js';
import { measureLibrary } from './bench/library.js';
import { type CopySpeed, measureCopies, measurePlay, type PlaySpeed } from './bench/measure.js';
import type { Door } from './bench/playouts.js';
import { takeYardstick, type Yardstick } from './bench/reference.js';
import { measureSession, type SessionCost } from './bench/session.js';
import { measureTexts, type TextSpeed } from './bench/texts.js';
import { type EffectDecks, effectDecks, type LibraryDecks, plainDecks } from './library-files.js';
import { fail, table } from './terminal.js';

interface Options {
  readonly json?: boolean;
  readonly reference?: boolean;
  readonly session?: boolean;
  readonly library?: boolean;
  readonly env?: boolean;
  readonly log?: boolean;
  readonly online?: boolean;
  readonly tables: string;
  readonly seconds: string;
  readonly database?: string;
  readonly games: string;
}

export function register(command: Command): void {
  command
    .option('--json', 'print the figures as JSON')
    .option('--reference', 'measure boardgame.io beside it and print the ratio')
    .option('--session', 'measure instead what a choice costs before two viewers, at turns 4 to 6 and 58 to 62')
    .option('--library', 'measure instead how fast the decks that ship are played, era by era, and what is allocated')
    .option('--env', 'measure instead the environment for learning, one game and many at once, beside the engine alone')
    .option(
      '--online',
      'measure instead the server of online play under a load; with --reference beside the one of boardgame.io',
    )
    .option('--tables <n,…>', 'with --online: with how many tables, one after another', '100,500,2000')
    .option('--seconds <n>', 'with --online: for how long each', '10')
    .option(
      '--database <url>',
      'with --online: keep the tables there instead of in a file; with --log: measure it, too',
    )
    .option('--log', 'measure instead how fast entries of tables are kept for good, one by one and in groups')
    .option('--games <n>', 'games a round', '2000')
    .action(bench);
}

/** A benchmark is a fixed piece of work: eras that came later are not in it, or no row could be compared with one before. */
const MEASURED: readonly string[] = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

/** Everything is played in turn in each of these eras that knows the format. */
function claimsFor(format: Format, { facts, decks, ...more }: LibraryDecks | EffectDecks): GameClaim[] {
  const programs = 'programs' in more ? { programs: more.programs } : {};
  const seats = Array.from({ length: format.seats }, (_, seat) => decks[seat % decks.length]!);
  return ERAS.filter(({ id, formats }) => MEASURED.includes(id) && formats.includes(format.id)).map(({ id }) => ({
    era: id,
    format: format.id,
    facts,
    ...programs,
    decks: seats,
    seed: 0,
  }));
}

export const setupsFor = (format: Format, cards: LibraryDecks | EffectDecks): Setup[] =>
  claimsFor(format, cards).map((claim) => {
    const setup = prepare(claim);
    return setup.ok ? setup.value : fail(setup.error.map(({ message }) => message).join(' '));
  });

/** The figures at the top are those of decks full of effects. */
interface Figures extends PlaySpeed, CopySpeed {
  readonly effects: PlaySpeed & CopySpeed & TextSpeed;
  readonly plain: PlaySpeed & CopySpeed;
  readonly pure: PlaySpeed;
  readonly four_seats: PlaySpeed & CopySpeed;
  readonly chance: ChanceSpeed;
  readonly memory_mb: number;
  readonly reference?: Comparison;
}

interface Comparison {
  readonly moves_per_s: number;
  readonly ratio: number;
  readonly ratio_plain: number;
  readonly ratio_pure: number;
}

/** Games with texts take longer; fewer of them measure as well. */
const FEWER = 1 / 4;

/** Effects first: they are the figure at the top, and code that has played plain games before is compiled for those. */
async function measure(games: number, yardstick: Yardstick | null): Promise<Figures> {
  const constructed = KNOWN.formats[0]!;
  const two = setupsFor(constructed, plainDecks());
  const four = setupsFor(TEAM_BATTLE, plainDecks());
  const full = setupsFor(constructed, effectDecks());
  const play = (setups: readonly Setup[], share: number, door: Door): Promise<PlaySpeed> =>
    measurePlay({ setups, games: Math.ceil(games * share), door }, yardstick);
  const top = { ...(await play(full, FEWER, 'in-place')), ...measureCopies(full) };
  const effects = { ...top, ...measureTexts(full) };
  const plain = { ...(await play(two, 1, 'in-place')), ...measureCopies(two) };
  const pure = await play(two, 1, 'pure');
  const four_seats = { ...(await play(four, 1 / 2, 'in-place')), ...measureCopies(four) };
  const chance = measureChance(two[0]!);
  const memory_mb = Math.round(process.resourceUsage().maxRSS / 1000); // the most it ever was
  return { ...top, effects, plain, pure, four_seats, chance, memory_mb };
}

async function bench(options: Options): Promise<void> {
  const { json = false, reference = false, session = false, games } = options;
  // What is only loaded here need not be waited for by other commands.
  if (options.log === true) return (await import('./bench/log-report.js')).benchLog({ ...options, json });
  if (options.online === true)
    return (await import('./bench/online-report.js')).benchOnline({ ...options, json, reference });
  const count = Number(games);
  if (!Number.isInteger(count) || count < 1) fail(`--games takes a whole number from 1 up, not "${games}".`);
  if (session) return benchSession(count, json);
  if (options.env === true) return benchEnv(count, json);
  if (options.library === true) return benchLibrary(count, json);
  const yardstick = reference ? await takeYardstick() : null;
  const figures = await measure(count, yardstick);
  const all = yardstick === null ? figures : { ...figures, reference: compare(figures, yardstick.putAway()) };
  if (json) console.log(JSON.stringify(all, null, 2));
  else print(all);
}

/** One game of a session takes as long as a hundred that nobody looks at. */
const SESSION_SHARE = 1 / 20;

function benchSession(games: number, json: boolean): void {
  const cost = measureSession(claimsFor(KNOWN.formats[0]!, plainDecks()), Math.ceil(games * SESSION_SHARE));
  if (json) console.log(JSON.stringify(cost, null, 2));
  else printSession(cost);
}

/** Games of real cards take longer; fewer of them measure as well. */
const LIBRARY_SHARE = 1 / 8;

function benchLibrary(games: number, json: boolean): void {
  const eras = measureLibrary(Math.ceil(games * LIBRARY_SHARE));
  if (json) return console.log(JSON.stringify(eras, null, 2));
  const rows = eras.map(({ era, decisions_per_cpu_s, bytes_per_decision, decisions, checksum }) => [
    era,
    thousands(decisions_per_cpu_s),
    thousands(bytes_per_decision),
    thousands(decisions),
    checksum,
  ]);
  console.log(table(['', 'decisions/CPU-s', 'bytes a decision', 'decisions', 'checksum'], rows));
}

/** Games that are observed take longer; fewer of them measure as well. */
const ENV_SHARE = 1 / 8;
const GAMES_IN_BATCHES = 64;

function benchEnv(games: number, json: boolean): void {
  const claims = claimsFor(KNOWN.formats[0]!, effectDecks());
  const batches = Math.max(1, Math.round((games * ENV_SHARE) / GAMES_IN_BATCHES));
  const speeds = measureEnv(claims, batches * GAMES_IN_BATCHES);
  if (json) return console.log(JSON.stringify(speeds, null, 2));
  const rows = speeds.map(({ way, steps_per_cpu_s, percent, steps, checksum }) => [
    way,
    thousands(steps_per_cpu_s),
    `${percent} %`,
    thousands(steps),
    checksum,
  ]);
  console.log(table(['', 'steps/CPU-s', 'of the engine', 'steps', 'checksum'], rows));
}

function printSession({ early, late, ratio, ratio_own, ratio_bytes, checksum }: SessionCost): void {
  const row = (name: string, { choices, us, engine_us, bytes }: SessionCost['early']): (string | number)[] => [
    name,
    choices,
    us,
    engine_us,
    us - engine_us,
    bytes,
  ];
  const rows = [row('turns 4 to 6', early), row('turns 58 to 62', late)];
  console.log(table(['', 'choices', 'µs a choice', 'engine', 'session', 'bytes'], rows));
  console.log(`\nLate by early: ${ratio} × in all, ${ratio_own} × of the session, ${ratio_bytes} × in bytes`);
  console.log(`Checksum: ${checksum}`);
}

const compare = ({ effects, plain, pure }: Figures, moves_per_s: number): Comparison => ({
  moves_per_s,
  ratio: effects.ratio ?? 0,
  ratio_plain: plain.ratio ?? 0,
  ratio_pure: pure.ratio ?? 0,
});

const thousands = (number: number): string => number.toLocaleString('en-US');

function print({ effects, plain, pure, four_seats, chance, memory_mb, reference }: Figures): void {
  const speed = (name: string, each: PlaySpeed): string[] => [
    name,
    thousands(each.decisions_per_s),
    thousands(each.first_decisions_per_s),
    thousands(each.games_per_s),
    each.checksum,
  ];
  const rows = [
    speed('effects', effects),
    speed('plain decks', plain),
    speed('pure door', pure),
    speed('four seats', four_seats),
  ];
  console.log(table(['', 'decisions/s', 'first round', 'games/s', 'checksum'], rows));
  console.log('');
  const copies = (name: string, each: CopySpeed): (string | number)[] => [
    name,
    each.fork_us,
    each.pack_kept_us,
    thousands(each.state_bytes),
    thousands(each.packed_bytes),
  ];
  const titles = ['', 'fork µs', 'pack kept µs', 'state bytes', 'packed bytes'];
  const sizes = [copies('effects', effects), copies('two seats', plain), copies('four seats', four_seats)];
  console.log(table(titles, sizes));
  const { ask_idle_ns, ask_heard_ns, happen_idle_ns } = effects;
  console.log(`\nA question that nobody answers: ${ask_idle_ns} ns, with rules that listen: ${ask_heard_ns} ns`);
  console.log(`A happening that nobody waits for: ${happen_idle_ns} ns`);
  const { ns_per_number, older_ns_per_number } = chance;
  console.log(`A number of chance: ${ns_per_number} ns; of the first records: ${older_ns_per_number} ns`);
  console.log(`Resident memory: ${memory_mb} MB`);
  if (reference === undefined) return;
  const { moves_per_s, ratio, ratio_plain, ratio_pure } = reference;
  console.log(
    `Reference (boardgame.io): ${thousands(moves_per_s)} moves/s; ${ratio} × with effects, ${ratio_plain} × plain, ${ratio_pure} × pure`,
  );
}
