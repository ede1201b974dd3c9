// Measuring: rounds of equal work, the median of them, and the checksum that shows that it was equal. A yardstick is
// measured by turns with the rounds: a machine that slows down slows both.
import { fork, type Game, pack, type Setup, type State } from '../../engine/index.js';
import { median, seconds } from './clock.js';
import { liveBytes } from './live-bytes.js';
import { type Door, midGames, playGames } from './playouts.js';
import type { Yardstick } from './reference.js';

export interface PlaySpeed {
  readonly decisions_per_s: number;
  readonly games_per_s: number;
  readonly decisions: number;
  readonly games: number;
  readonly checksum: string;
  /** How many times as fast as the yardstick, where there is one: the median of the rounds. */
  readonly ratio?: number;
}

const ROUNDS = 5;

/** What is played in a round. */
export interface Rounds {
  readonly setups: readonly Setup[];
  readonly games: number;
  readonly door: Door;
}

/** Plays the same games in every round, the first round unmeasured. */
export async function measurePlay(rounds: Rounds, yardstick: Yardstick | null): Promise<PlaySpeed> {
  const { setups, games, door } = rounds;
  const first = playGames(setups, games, door);
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await yardstick?.measure();
    const time = seconds(() => {
      const { checksum } = playGames(setups, games, door);
      if (checksum !== first.checksum) throw new Error('two rounds of the same games differ');
    });
    const after = await yardstick?.measure();
    times.push(time);
    if (before !== undefined && after !== undefined) ratios.push((2 * first.decisions) / time / (before + after));
  }
  const time = median(times);
  const speed = {
    decisions_per_s: Math.round(first.decisions / time),
    games_per_s: Math.round(games / time),
    decisions: first.decisions,
    games,
    checksum: first.checksum.toString(16).padStart(8, '0'),
  };
  return ratios.length === 0 ? speed : { ...speed, ratio: Math.round(median(ratios) * 10) / 10 };
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
