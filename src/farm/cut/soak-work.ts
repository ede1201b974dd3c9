import {
  GAMES_IN_STRETCH,
  LANES,
  materialOf,
  openedLessons,
  roundsOf,
  SoakCourse,
  type SoakPart,
  type SoakReport,
  type SoakState,
  type Stock,
  type Stretch,
  type TextMaterial,
} from '../../arena/index.js';
import { GAMES_IN_JOB, type Part, piecesInJob } from '../job.js';
import type { SoakKit } from '../kit.js';
import type { Cut, LearningWork, RoundLessons, Work } from './work.js';

/** Usually. */
const ROUNDS_KEPT_AFTER = 64;

/**
 * A soak over the farm, in the rounds that it has on one machine. Where nothing is learnt, all of it is known ahead; where there are
 * texts, the stretches of a round are jobs of their own, and a round waits for what the one before has taught.
 */
export class SoakWork implements Work, LearningWork {
  readonly kit: SoakKit;
  readonly title: string;
  readonly isKnownAhead: boolean;
  readonly material: TextMaterial;
  readonly learning: LearningWork = this;
  private readonly course: SoakCourse;
  private readonly all: readonly Stretch[];
  private readonly inJob: number;
  /** What came of stretches whose round is not whole yet, and of rounds after it. */
  private readonly came = new Map<number, SoakPart & { readonly kept: SoakState['lessons'] }>();
  private cuts = 0;
  private keptAt = 0;
  private told: RoundLessons[] = [];

  /** `keptAfter`: how many rounds are taken in between one kept state and the next. */
  constructor(
    kit: SoakKit,
    private readonly keptAfter = ROUNDS_KEPT_AFTER,
  ) {
    this.kit = kit;
    const { plan, stock } = kit;
    this.title = `soak of ${plan.games.toLocaleString('en')} games, ${aboutOf(stock)}`;
    this.isKnownAhead = stock === null;
    this.material = materialOf(stock ?? { cards: [], decks: null });
    this.course = new SoakCourse(plan, stock === null ? null : this.material);
    this.all = roundsOf(plan.games).flat();
    this.inJob = stock === null ? piecesInJob(this.all.length, GAMES_IN_JOB / GAMES_IN_STRETCH) : 1;
  }

  get isOver(): boolean {
    return this.course.isOver;
  }

  get report(): SoakReport {
    return this.course.report;
  }

  get games(): Work['games'] {
    let done = this.report.games;
    for (const { report } of this.came.values()) done += report.games;
    return { done, expected: this.kit.plan.games };
  }

  next(): Cut | null {
    const first = this.cuts * this.inJob;
    const stretches = this.all.slice(first, first + this.inJob);
    const round = this.isKnownAhead ? 0 : this.course.taken;
    if (stretches.length === 0 || this.isOver || (!this.isKnownAhead && stretches[0]!.round > round)) return null;
    const games = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
    return { number: this.cuts++, games, task: { is: 'stretches', stretches, learned: round } };
  }

  isWanted(number: number): boolean {
    return !this.isOver && (number + 1) * this.inJob > firstOf(this.course.taken);
  }

  take(number: number, part: Part): void {
    if (part.is !== 'stretches') throw new Error(`What came of a soak is of ${part.is}.`);
    part.parts.forEach(({ report, lessons }, i) => {
      const opened = lessons === null ? null : openedLessons(lessons);
      this.came.set(number * this.inJob + i, { report, lessons: opened, kept: lessons });
    });
    while (!this.course.isOver && this.isWhole()) this.takeRound();
  }

  newRounds(): readonly RoundLessons[] {
    const rounds = this.told;
    this.told = [];
    return rounds;
  }

  checkpoint(): { state: SoakState; forgets: number } | null {
    const { taken } = this.course;
    if (taken - this.keptAt < this.keptAfter || this.course.isOver) return null;
    this.keptAt = taken;
    return { state: this.course.state, forgets: Math.floor(firstOf(taken) / this.inJob) };
  }

  everything(): SoakState | null {
    return this.course.taken === 0 ? null : this.course.state;
  }

  goOnFrom(state: SoakState): void {
    this.course.goOnFrom(state);
    this.keptAt = state.round;
    this.cuts = Math.floor(firstOf(state.round) / this.inJob);
  }

  private isWhole(): boolean {
    const first = firstOf(this.course.taken);
    return this.course.stretches().every((_, lane) => this.came.has(first + lane));
  }

  private takeRound(): void {
    const round = this.course.taken;
    const first = firstOf(round);
    const parts = this.course.stretches().map((_, lane) => this.came.get(first + lane)!);
    for (let lane = 0; lane < parts.length; lane++) this.came.delete(first + lane);
    this.course.take(parts);
    if (!this.isKnownAhead) this.told.push({ round, lessons: parts.map(({ kept }) => kept) });
  }
}

/** All rounds but the last have as many stretches. */
const firstOf = (round: number): number => round * LANES;

function aboutOf(stock: Stock | null): string {
  if (stock === null) return 'cards without text';
  return stock.decks === null ? `${stock.cards.length} cards with their texts` : `${stock.decks.length} decks`;
}
