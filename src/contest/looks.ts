import { GAMES_IN_BOUT } from './contest.js';

/** Fewer games than these tell too little to be left off at. */
const FIRST_LOOK = 64;

/** From one look to the next a pairing plays a tenth more games. */
const GROWTH = 1.1;

/** After how many games it is looked whether a pairing has been played enough, at most so many. */
export function looksOf(most: number): number[] {
  const looks: number[] = [];
  for (let games = FIRST_LOOK; games < most; games = roundedUp(games * GROWTH)) looks.push(games);
  return [...looks, most];
}

const roundedUp = (games: number): number => Math.ceil(games / (2 * GAMES_IN_BOUT)) * 2 * GAMES_IN_BOUT;

/** Points of the grid over which a chance is added up; Simpson's rule wants an odd number. */
const POINTS = 51;
/** So often is the interval halved in which the number is looked for. */
const HALVINGS = 20;

/**
 * How many deviations an interval has to reach so that in 95 of 100 contests it holds the truth at all looks at once.
 * Deviations at two looks go together the more, the nearer the looks are: by √(n / m). How likely it is that none of them leaves
 * the bounds is worked out from look to look.
 */
export function reachForAll(looks: readonly number[], kept = 0.95): number {
  const known = REACHES.get(`${looks.join()} ${kept}`);
  if (known !== undefined) return known;
  let [low, high] = [1.5, 6];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (chanceToStay(looks, middle) < kept) low = middle;
    else high = middle;
  }
  REACHES.set(`${looks.join()} ${kept}`, high);
  return high;
}

const REACHES = new Map<string, number>();

const normal = (z: number): number => Math.exp(-z * z * 0.5) / Math.sqrt(2 * Math.PI);

/** How likely it is that the deviation is within the bounds at each of the looks. */
export function chanceToStay(looks: readonly number[], bounds: number): number {
  const step = (2 * bounds) / (POINTS - 1);
  const points = Array.from({ length: POINTS }, (_, i) => i * step - bounds);
  const weights = points.map((_, i) => (step / 3) * (i === 0 || i === POINTS - 1 ? 1 : i % 2 === 0 ? 2 : 4));
  let density = points.map(normal);
  for (let look = 1; look < looks.length; look++) {
    const together = Math.sqrt(looks[look - 1]! / looks[look]!);
    const deviation = Math.sqrt(1 - together * together);
    density = points.map((to) => {
      let sum = 0;
      for (let i = 0; i < POINTS; i++)
        sum += weights[i]! * density[i]! * normal((to - together * points[i]!) / deviation);
      return sum / deviation;
    });
  }
  return density.reduce((sum, each, i) => sum + weights[i]! * each, 0);
}
