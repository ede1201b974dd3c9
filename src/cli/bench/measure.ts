// Measuring: rounds of equal work, the median of them, and the checksum that shows that it was equal. A yardstick is
// measured by turns with the rounds: a machine that slows down slows both.
import { fork, type Game, pack, type Setup, type State } from '../../engine/index.js';
import { median, seconds } from './clock.js';
import { liveBytes } from './live-bytes.js';
import { type Door, midGames, playGames, type Work } from './playouts.js';
import type { Yardstick } from './reference.js';

export interface PlaySpeed {
  readonly decisions_per_s: number;
  /** Of the very first round, in which the machine is still making its own code of the engine. */
  readonly first_decisions_per_s: number;
  readonly games_per_s: number;
  readonly decisions: number;
  readonly games: number;
  readonly checksum: string;
  /** How many times as fast as the yardstick, where there is one: the median of the rounds. */
  readonly ratio?: number;
}

const ROUNDS = 5;
/** Rounds that are not measured, as the yardstick is not while it warms up: code that thousands of games run gets faster so long. */
const WARM_UP = 12;

/** What is played in a round. */
export interface Rounds {
  readonly setups: readonly Setup[];
  readonly games: number;
  readonly door: Door;
}

/** Plays the same games in every round, the first ones unmeasured. */
export async function measurePlay(rounds: Rounds, yardstick: Yardstick | null): Promise<PlaySpeed> {
  const { setups, games, door } = rounds;
  const { time: cold, work } = timed(() => playGames(setups, games, door));
  const again = (): number => {
    const { time, work: same } = timed(() => playGames(setups, games, door));
    if (same.checksum !== work.checksum) throw new Error('two rounds of the same games differ');
    return time;
  };
  for (let round = 1; round < WARM_UP; round++) again();
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await yardstick?.measure();
    const time = again();
    const after = await yardstick?.measure();
    times.push(time);
    if (before !== undefined && after !== undefined) ratios.push((2 * work.decisions) / time / (before + after));
  }
  const time = median(times);
  const speed = {
    decisions_per_s: Math.round(work.decisions / time),
    first_decisions_per_s: Math.round(work.decisions / cold),
    games_per_s: Math.round(games / time),
    decisions: work.decisions,
    games,
    checksum: work.checksum.toString(16).padStart(8, '0'),
  };
  return ratios.length === 0 ? speed : { ...speed, ratio: Math.round(median(ratios) * 10) / 10 };
}

function timed(play: () => Work): { readonly time: number; readonly work: Work } {
  const before = performance.now();
  const work = play();
  return { time: (performance.now() - before) / 1000, work };
}

export interface CopySpeed {
  readonly fork_us: number;
  readonly pack_kept_us: number;
  readonly state_bytes: number;
  readonly packed_bytes: number;
}

const POSITIONS = 200;
const COPIES = 5_000;

/** Copies of positions in the middle of games: forks that are dropped at once, and snapshots kept by the thousand. */
export function measureCopies(setups: readonly Setup[]): CopySpeed {
  const positions = midGames(setups, POSITIONS);
  const states = positions.map(({ state }) => state);
  return {
    fork_us: perCopy(() => forkAll(states)),
    pack_kept_us: perCopy(() => packAll(states)),
    state_bytes: Math.round(mean(states.map(liveBytes))),
    packed_bytes: Math.round(mean(positions.map(packedBytes))),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const packedBytes = ({ state }: Game): number => pack(state).byteLength;

function perCopy(copies: () => void): number {
  for (let round = 0; round < ROUNDS; round++) copies(); // until it runs compiled
  const times = Array.from({ length: ROUNDS }, () => seconds(copies));
  return Math.round((median(times) / COPIES) * 1e8) / 100;
}

let kept: unknown = null;

function forkAll(states: readonly State[]): void {
  for (let i = 0; i < COPIES; i++) kept = fork(states[i % states.length]!);
}

function packAll(states: readonly State[]): void {
  const snapshots: Int16Array[] = [];
  for (let i = 0; i < COPIES; i++) snapshots.push(pack(states[i % states.length]!));
  kept = snapshots;
}

/** What the last measurement kept alive; reading it keeps the compiler from leaving the copies out. */
export const lastKept = (): unknown => kept;
