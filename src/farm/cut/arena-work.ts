import {
  type Bout,
  type Contest,
  Course,
  GAMES_IN_BOUT,
  groupsOf,
  type Pairing,
  type Played,
  pairingsOf,
} from '../../contest/index.js';
import { GAMES_IN_JOB, type Part, piecesInJob } from '../job.js';
import type { ArenaKit } from '../kit.js';
import type { Cut, Work } from './work.js';

const MOST_BOUTS = GAMES_IN_JOB / GAMES_IN_BOUT;

/** A contest over the farm. Its course is the one that it has on one machine. */
export class ArenaWork implements Work {
  readonly kit: ArenaKit;
  readonly title: string;
  readonly isKnownAhead: boolean;
  private readonly course: Course;
  private readonly cuts: Cuts;

  constructor(contest: Contest) {
    this.kit = { is: 'arena', contest };
    this.title = titleOf(contest);
    this.course = new Course(contest);
    this.isKnownAhead = contest.until === undefined;
    this.cuts = this.isKnownAhead ? new AllCuts(contest) : new CutsByGroup(contest, this.course);
  }

  get isOver(): boolean {
    return this.course.isOver;
  }

  get games(): Work['games'] {
    return this.course.games;
  }

  /** What counts by now. */
  get played(): readonly Played[] {
    return this.course.played;
  }

  next(): Cut | null {
    return this.cuts.next();
  }

  isWanted(number: number): boolean {
    return this.cuts.isWanted(number);
  }

  take(_number: number, part: Part): void {
    if (part.is !== 'bouts') throw new Error(`What came of a contest is of ${part.is}.`);
    for (const played of part.played) this.course.take(played);
  }
}

function titleOf({ names, era, bots: [one, other], games, until }: Contest): string {
  const often =
    until === undefined ? `${games} games a pairing` : `until it is known, ${games} games a pairing at most`;
  return `${names.length} decks of ${era}, ${one === other ? one : `${one} against ${other}`}, ${often}`;
}

type Cuts = Pick<Work, 'next' | 'isWanted'>;

/** Every pairing plays as often: the first bout of each, then the second of each. */
class AllCuts implements Cuts {
  private readonly pairings: readonly Pairing[];
  private readonly each: number;
  private number = 0;

  constructor(private readonly contest: Contest) {
    this.pairings = pairingsOf(contest);
    this.each = piecesInJob(this.pairings.length * Math.ceil(contest.games / GAMES_IN_BOUT), MOST_BOUTS);
  }

  next(): Cut | null {
    const number = this.number;
    const bouts = Array.from({ length: this.each }, (_, i) => this.bout(number * this.each + i)).filter(
      (bout) => bout !== null,
    );
    if (bouts.length === 0) return null;
    this.number++;
    return { number, games: gamesOf(bouts), task: { is: 'bouts', bouts } };
  }

  isWanted(): boolean {
    return true;
  }

  private bout(place: number): Bout | null {
    const from = Math.floor(place / this.pairings.length) * GAMES_IN_BOUT;
    if (from >= this.contest.games) return null;
    const to = Math.min(this.contest.games, from + GAMES_IN_BOUT);
    return { ...this.pairings[place % this.pairings.length]!, from, to };
  }
}

const gamesOf = (bouts: readonly Bout[]): number => bouts.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Pairings that are left off early are cut group by group, always at the same games, whatever was left off before. What is played
 * beyond the last look is forgotten, as on one machine.
 */
class CutsByGroup implements Cuts {
  private readonly groups: readonly (readonly Pairing[])[];
  private readonly handedOut: number[];

  constructor(
    private readonly contest: Contest,
    private readonly course: Course,
  ) {
    this.groups = groupsOf(contest);
    this.handedOut = this.groups.map(() => 0);
  }

  /** Up to the next look first; of those the group that has been given the fewest games. */
  next(): Cut | null {
    const open = this.course.open.filter(({ place }) => this.from(place) < this.contest.games);
    const before = open.filter(({ place, look }) => this.from(place) < look);
    const [first] = (before.length > 0 ? before : open).sort(
      (one, other) => this.from(one.place) - this.from(other.place),
    );
    if (first === undefined) return null;
    const { place, pairings } = first;
    const [from, chunk] = [this.from(place), this.handedOut[place]!++];
    const to = Math.min(this.contest.games, from + this.gamesEach(place));
    const bouts: Bout[] = [];
    for (let at = from; at < to; at += GAMES_IN_BOUT)
      for (const pairing of pairings) bouts.push({ ...pairing, from: at, to: Math.min(to, at + GAMES_IN_BOUT) });
    return { number: chunk * this.groups.length + place, games: gamesOf(bouts), task: { is: 'bouts', bouts } };
  }

  isWanted(number: number): boolean {
    const place = number % this.groups.length;
    return this.course.open.some((group) => group.place === place);
  }

  /** How many games a pairing of the group plays in a job. */
  private gamesEach(place: number): number {
    const each = GAMES_IN_JOB / this.groups[place]!.length;
    return Math.max(1, Math.floor(each / (2 * GAMES_IN_BOUT))) * 2 * GAMES_IN_BOUT;
  }

  private readonly from = (place: number): number => this.handedOut[place]! * this.gamesEach(place);
}
