/** A share with the bounds between which the true one lies, in 95 of 100 such cases. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal deviate of 95 %. */
export const Z = 1.959963984540054;

/** Wilson's interval: honest for few games, and for shares near none and all. `z`: how many deviations it reaches. */
export function wilson(successes: number, trials: number, z: number = Z): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  return around(successes / trials, trials, z);
}

/** The interval about a share that is known as well as from so many trials, which need not be a whole number. */
export function around(share: number, trials: number, z: number = Z): Share {
  const z2 = z * z;
  const centre = share + z2 / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share) + z2 / (4 * trials)) / trials);
  const scale = 1 + z2 / trials;
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** How far an interval reaches to either side. */
export const reachOf = ({ low, high }: Pick<Share, 'low' | 'high'>): number => (high - low) / 2;

/** Some games that may have to do with each other: how many, and how many of them were won. */
export interface Cluster {
  readonly games: number;
  readonly won: number;
}

/**
 * The share of all games in clusters. Games of the same number share their chance, so that a deck that drew well did so
 * against everybody: what is known is worth fewer games than were played, and the interval is as wide as that.
 */
export function clustered(clusters: readonly Cluster[]): Share & Cluster {
  const games = clusters.reduce((sum, each) => sum + each.games, 0);
  const won = clusters.reduce((sum, each) => sum + each.won, 0);
  if (games === 0) return { games, won, ...wilson(0, 0) };
  const share = won / games;
  const spread = clusters.map((each) => (each.won - share * each.games) / games);
  return { games, won, ...around(share, worth(share, games, spread)) };
}

/** The mean share of several columns, each counted as much as the other: `columns[i][n]` is the n-th cluster of the i-th. */
export function evenly(columns: readonly (readonly Cluster[])[]): Share & Cluster {
  const sums = columns.map((clusters) => clustered(clusters)).filter(({ games }) => games > 0);
  const games = sums.reduce((sum, each) => sum + each.games, 0);
  const won = sums.reduce((sum, each) => sum + each.won, 0);
  if (games === 0) return { games, won, ...wilson(0, 0) };
  const share = sums.reduce((sum, each) => sum + each.share, 0) / sums.length;
  const spread = new Array<number>(Math.max(...columns.map(({ length }) => length))).fill(0);
  for (const clusters of columns) {
    const whole = clustered(clusters);
    for (const [number, each] of clusters.entries())
      if (whole.games > 0) spread[number]! += (each.won - whole.share * each.games) / whole.games / sums.length;
  }
  return { games, won, ...around(share, worth(share, games, spread)) };
}

/** How many games without anything in common would tell as much; never more than there were. */
function worth(share: number, games: number, spread: readonly number[]): number {
  const count = spread.length;
  const variance = spread.reduce((sum, each) => sum + each * each, 0) * (count > 1 ? count / (count - 1) : 1);
  return variance === 0 ? games : Math.min(games, (share * (1 - share)) / variance);
}

/** The difference of two shares with its interval, by Newcombe's way of putting two of Wilson's together. */
export function difference(one: Share, other: Share): Share {
  const share = one.share - other.share;
  const low = Math.hypot(one.share - one.low, other.high - other.share);
  const high = Math.hypot(one.high - one.share, other.share - other.low);
  return { share, low: Math.max(-1, share - low), high: Math.min(1, share + high) };
}

/** The mean of numbers with its interval: how many deviations it reaches is `z`. */
export function meanOf(values: readonly number[], z: number = Z): Share {
  const count = values.length;
  const share = count === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / count;
  if (count < 2) return { share, low: -1, high: 1 };
  const variance = values.reduce((sum, each) => sum + (each - share) ** 2, 0) / (count - 1);
  const reach = z * Math.sqrt(variance / count);
  return { share, low: share - reach, high: share + reach };
}
