import { type Bout, type Contest, GAMES_IN_BOUT, type Pairing, type Played, pairingsOf } from './contest.js';
import { looksOf } from './looks.js';
import { isEnough, standingOf, versus } from './standing.js';

/** Pairings that are left off together. */
interface Group {
  readonly pairings: readonly Pairing[];
  /** Which look is next; after the last one, or when it has been played enough, the group is over. */
  look: number;
  isOver: boolean;
  handedOut: number;
}

/** What is still to be played of a group, for who hands its bouts out otherwise. */
export interface OpenGroup {
  /** Its place among all groups. */
  readonly place: number;
  readonly pairings: readonly Pairing[];
  readonly look: number;
}

/**
 * The course of a contest: which bout is played next, and when a pairing has been played enough. It looks after fixed numbers
 * of games, when all up to there are in, and forgets what was played beyond: so what comes of it does not depend on who
 * played what, and when it came back.
 */
export class Course {
  private readonly groups: readonly Group[];
  private readonly looks: readonly number[];
  private readonly came = new Map<string, Played>();
  private readonly waiting: Bout[] = [];
  private done = 0;

  constructor(private readonly contest: Contest) {
    this.groups = groupsOf(contest).map((group) => ({ pairings: group, look: 0, isOver: false, handedOut: 0 }));
    this.looks = contest.until === undefined ? [contest.games] : looksOf(contest.games);
  }

  get isOver(): boolean {
    return this.groups.every(({ isOver }) => isOver);
  }

  /** What counts by now. */
  get played(): readonly Played[] {
    return [...this.came.values()];
  }

  /** How many games are played, and how many it will be at most, as far as can be told. */
  get games(): { readonly done: number; readonly expected: number } {
    const expected = this.groups.reduce((sum, { isOver, look, pairings }) => {
      return sum + this.looks[isOver ? look : this.looks.length - 1]! * pairings.length;
    }, 0);
    return { done: this.done, expected };
  }

  /** The pairings that are left off together and are not over yet, with the number of games after which is looked next. */
  get open(): readonly OpenGroup[] {
    return this.groups.flatMap(({ pairings, look, isOver }, place) =>
      isOver ? [] : [{ place, pairings, look: this.looks[look]! }],
    );
  }

  /** The next bout; null: there is none to be given out. What lies beyond a look is only given out where nothing else is. */
  next(): Bout | null {
    if (this.waiting.length === 0) this.layOut();
    return this.waiting.shift() ?? null;
  }

  /** A bout that was played. */
  take(part: Played): void {
    const group = this.groups.find((each) => isOf(each, part.bout));
    if (group === undefined || (group.isOver && part.bout.from >= this.looks[group.look]!)) return;
    this.came.set(keyOf(part.bout, part.bout.from), part);
    this.done += part.results.length;
    while (!group.isOver && this.isAt(group)) this.lookAt(group);
  }

  /** The pairing that has played the fewest games goes first. */
  private layOut(): void {
    const open = this.groups.filter(({ isOver, handedOut }) => !isOver && handedOut < this.contest.games);
    const before = open.filter(({ handedOut, look }) => handedOut < this.looks[look]!);
    const [first] = (before.length > 0 ? before : open).sort((one, other) => one.handedOut - other.handedOut);
    if (first === undefined) return;
    const from = first.handedOut;
    const to = Math.min(this.contest.games, from + GAMES_IN_BOUT);
    this.waiting.push(...first.pairings.map((pairing) => ({ ...pairing, from, to })));
    first.handedOut = to;
  }

  /** Whether all games up to the next look are in. */
  private isAt(group: Group): boolean {
    const most = this.looks[group.look]!;
    for (const pairing of group.pairings)
      for (let from = 0; from < most; from += GAMES_IN_BOUT) if (!this.came.has(keyOf(pairing, from))) return false;
    return true;
  }

  private lookAt(group: Group): void {
    group.isOver = group.look === this.looks.length - 1 || this.hasEnough(group);
    if (group.isOver) this.forgetBeyond(group);
    else group.look++;
  }

  private forgetBeyond(group: Group): void {
    for (const [key, { bout, results }] of this.came) {
      if (!isOf(group, bout) || bout.from < this.looks[group.look]!) continue;
      this.came.delete(key);
      this.done -= results.length;
    }
  }

  private hasEnough({ pairings, look }: Group): boolean {
    const resultsOf = (pairing: Pairing) => this.resultsUpTo(pairing, this.looks[look]!);
    if (this.contest.tried === 2) return isEnough(this.contest, versus(this.contest, resultsOf), 0);
    return pairings.every((pairing) => isEnough(this.contest, standingOf(this.contest, resultsOf(pairing)), 0.5));
  }

  private resultsUpTo(pairing: Pairing, most: number): Played['results'] {
    const results: Played['results'][number][] = [];
    for (let from = 0; from < most; from += GAMES_IN_BOUT)
      results.push(...this.came.get(keyOf(pairing, from))!.results);
    return results;
  }
}

/** Pairings that are left off together: two lists of one deck are compared over all their opponents at once. */
export function groupsOf(contest: Contest): readonly (readonly Pairing[])[] {
  const pairings = pairingsOf(contest);
  return contest.tried === 2 ? [pairings] : pairings.map((pairing) => [pairing]);
}

const isOf = ({ pairings }: Group, { row, column }: Pairing): boolean =>
  pairings.some((pairing) => pairing.row === row && pairing.column === column);

const keyOf = ({ row, column }: Pairing, from: number): string => `${row} ${column} ${from}`;
