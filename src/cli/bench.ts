// `rulebox bench`: fixed decks, random choices, one core.
import type { Command } from 'commander';
import { ERAS, type Format, KNOWN, prepare, type Setup } from '../engine/index.js';
import { type CopySpeed, measureCopies, measurePlay, type PlaySpeed } from './bench/measure.js';
import { measureReference } from './bench/reference.js';
import { plainDecks } from './library-files.js';
import { fail, table } from './terminal.js';

interface Options {
  readonly json?: boolean;
  readonly reference?: boolean;
  readonly games: string;
}

export function register(program: Command): void {
  program
    .command('bench')
    .description('measure how fast the engine plays, on one core')
    .option('--json', 'print the figures as JSON')
    .option('--reference', 'measure boardgame.io beside it and print the ratio')
    .option('--games <n>', 'games a round', '2000')
    .action(bench);
}

/** Four players, one Active Pokémon each: the size that the model must carry. */
const FOUR_SEATS: Format = { id: 'four-seats', seats: 4, actives: 1, bench: 4, deck: 60, prizes: 3, copies: 4 };

function setupsFor(format: Format): Setup[] {
  const { facts, decks } = plainDecks();
  return ERAS.map(({ id }) => {
    const seats = Array.from({ length: format.seats }, (_, seat) => decks[seat % decks.length]!);
    const claim = { era: id, format: format.id, facts, decks: seats, seed: 0 };
    const setup = prepare(claim, { ...KNOWN, formats: [...KNOWN.formats, FOUR_SEATS] });
    return setup.ok ? setup.value : fail(setup.error.map(({ message }) => message).join(' '));
  });
}

interface Figures extends PlaySpeed, CopySpeed {
  readonly plain: PlaySpeed & CopySpeed;
  readonly pure: PlaySpeed;
  readonly four_seats: PlaySpeed & CopySpeed;
  readonly memory_mb: number;
  readonly reference?: { readonly moves_per_s: number; readonly ratio: number; readonly ratio_pure: number };
}

function measure(games: number, reference: boolean): Figures {
  const two = setupsFor(KNOWN.formats[0]!);
  const four = setupsFor(FOUR_SEATS);
  const yardstick = reference ? measureReference() : 0;
  const plain = { ...measurePlay(two, games, 'in-place'), ...measureCopies(two) };
  const pure = measurePlay(two, games, 'pure');
  const four_seats = { ...measurePlay(four, Math.ceil(games / 2), 'in-place'), ...measureCopies(four) };
  const memory_mb = Math.round(process.resourceUsage().maxRSS / 1000); // the most it ever was
  const figures = { ...plain, plain, pure, four_seats, memory_mb };
  if (!reference) return figures;
  const ratio = (speed: PlaySpeed): number => Math.round((speed.decisions_per_s / yardstick) * 10) / 10;
  return { ...figures, reference: { moves_per_s: yardstick, ratio: ratio(plain), ratio_pure: ratio(pure) } };
}

function bench({ json = false, reference = false, games }: Options): void {
  const count = Number(games);
  if (!Number.isInteger(count) || count < 1) fail(`--games takes a whole number from 1 up, not "${games}".`);
  const figures = measure(count, reference);
  if (json) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
}

const thousands = (number: number): string => number.toLocaleString('en-US');

function print({ plain, pure, four_seats, memory_mb, reference }: Figures): void {
  const speed = (name: string, each: PlaySpeed): string[] => [
    name,
    thousands(each.decisions_per_s),
    thousands(each.games_per_s),
    each.checksum,
  ];
  const rows = [speed('plain decks', plain), speed('pure door', pure), speed('four seats', four_seats)];
  console.log(table(['', 'decisions/s', 'games/s', 'checksum'], rows));
  console.log('');
  const copies = (name: string, each: CopySpeed): (string | number)[] => [
    name,
    each.fork_us,
    each.pack_kept_us,
    thousands(each.state_bytes),
    thousands(each.packed_bytes),
  ];
  const titles = ['', 'fork µs', 'pack kept µs', 'state bytes', 'packed bytes'];
  console.log(table(titles, [copies('two seats', plain), copies('four seats', four_seats)]));
  console.log(`\nResident memory: ${memory_mb} MB`);
  if (reference === undefined) return;
  const { moves_per_s, ratio, ratio_pure } = reference;
  console.log(`Reference (boardgame.io): ${thousands(moves_per_s)} moves/s; ${ratio} × in place, ${ratio_pure} × pure`);
}
