// What a number of chance costs by itself, beside the mixing function of the first records.
import { begin, type Game, nextRandom, type Options, type Setup, seedOfNumber } from '../../engine/index.js';
import { median, seconds } from './clock.js';

export interface ChanceSpeed {
  readonly ns_per_number: number;
  readonly older_ns_per_number: number;
}

const ROUNDS = 5;
const NUMBERS = 1_000_000;

/** Both in turn, so that a machine that slows down slows both. */
export function measureChance(setup: Setup, numbers = NUMBERS): ChanceSpeed {
  const [now, older] = [gameOf(setup, 'chacha8'), gameOf(setup, 'first')];
  const rounds = Array.from({ length: ROUNDS + 1 }, () =>
    [now, older].map((game) => seconds(() => draw(game, numbers))),
  );
  const warm = rounds.slice(1);
  const perNumber = (which: number): number =>
    Math.round((median(warm.map((round) => round[which]!)) / numbers) * 1e10) / 10;
  return { ns_per_number: perNumber(0), older_ns_per_number: perNumber(1) };
}

const gameOf = (setup: Setup, chance: Options['chance']): Game =>
  begin({ ...setup, options: { ...setup.options, chance } }, seedOfNumber(1));

let sum = 0;

/** What the numbers came to; reading it keeps the compiler from leaving them out. */
export const sumOfNumbers = (): number => sum;

function draw(game: Game, numbers: number): void {
  for (let i = 0; i < numbers; i++) sum = (sum + nextRandom(game)) | 0;
}
