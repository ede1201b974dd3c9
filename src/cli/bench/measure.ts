// Measuring: rounds of equal work, the median of them, and the checksum that shows that it was equal.
import { fork, type Game, pack, type Setup, type State } from '../../engine/index.js';
import { median, seconds } from './clock.js';
import { liveBytes } from './live-bytes.js';
import { type Door, midGames, playGames } from './playouts.js';

export interface PlaySpeed {
  readonly decisions_per_s: number;
  readonly games_per_s: number;
  readonly decisions: number;
  readonly games: number;
  readonly checksum: string;
}

const ROUNDS = 5;

/** Plays the same games in every round, the first round unmeasured. */
export function measurePlay(setups: readonly Setup[], games: number, door: Door): PlaySpeed {
  const first = playGames(setups, games, door);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(
      seconds(() => {
        const { checksum } = playGames(setups, games, door);
        if (checksum !== first.checksum) throw new Error('two rounds of the same games differ');
      }),
    );
  }
  const time = median(times);
  return {
    decisions_per_s: Math.round(first.decisions / time),
    games_per_s: Math.round(games / time),
    decisions: first.decisions,
    games,
    checksum: first.checksum.toString(16).padStart(8, '0'),
  };
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
