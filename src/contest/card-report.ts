import { type Contest, GAMES_IN_BOUT, type Played } from './contest.js';
import { type Cluster, clustered, difference, type Share } from './share.js';
import { differentCards, FATES, type Fate, NUMBERS_PER_CARD } from './tally.js';

/** How a deck did in the games in which a card was drawn, played, among the Prize cards; and in all others. */
export interface CardReport {
  readonly name: string;
  readonly copies: number;
  readonly fates: Readonly<Record<Fate, FateReport>>;
}

export interface FateReport {
  readonly with: Share & Cluster;
  readonly without: Share & Cluster;
  /** By how much it won more often with it than without. */
  readonly more: Share;
}

/** The cards of a deck; cards of one name are told as one print each. */
export function cardsOf(contest: Contest, played: readonly Played[], deck: number): CardReport[] {
  const list = contest.pool.decks[deck]!;
  const sides = contest.bots[0] === contest.bots[1] ? [0, 1] : [0];
  const seen = sides.flatMap((side) =>
    played.filter(({ bout }) => (side === 0 ? bout.row : bout.column) === deck).map((part) => ({ part, side })),
  );
  const all = clusters(seen, ({ part, side }) => {
    const won = part.results.filter(({ winner }) => winner === side).length;
    return { games: part.results.length, won };
  });
  return differentCards(list).map((place, at) => ({
    name: contest.pool.facts[place]!.name,
    copies: list.filter((each) => each === place).length,
    fates: Object.fromEntries(
      FATES.map((fate, number) => {
        const from = at * NUMBERS_PER_CARD + 2 * number;
        const those = clusters(seen, ({ part, side }) => {
          const numbers = part.tally.cards[side]!;
          return { games: numbers[from]!, won: numbers[from + 1]! };
        });
        return [fate, fateOf(those, all)];
      }),
    ) as Record<Fate, FateReport>,
  }));
}

function fateOf(those: readonly Cluster[], all: readonly Cluster[]): FateReport {
  const has = clustered(those);
  const hasNot = clustered(
    all.map((each, at) => ({ games: each.games - those[at]!.games, won: each.won - those[at]!.won })),
  );
  return { with: has, without: hasNot, more: difference(has, hasNot) };
}

interface SeenPart {
  readonly part: Played;
  readonly side: number;
}

/** Games of the same numbers go together. */
function clusters(seen: readonly SeenPart[], of: (each: SeenPart) => Cluster): Cluster[] {
  const sums: { games: number; won: number }[] = [];
  for (const each of seen) {
    const at = Math.floor(each.part.bout.from / GAMES_IN_BOUT);
    while (sums.length <= at) sums.push({ games: 0, won: 0 });
    const { games, won } = of(each);
    sums[at]!.games += games;
    sums[at]!.won += won;
  }
  return sums;
}
