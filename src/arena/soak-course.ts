import { MOST_FAILURES, newReport, type SoakPart, type SoakPlan, type SoakReport, takeIn } from './soak.js';
import { roundsOf, type Stretch } from './stretch.js';
import { type KeptLessons, keptLessons, openedLessons } from './texts/kept-lessons.js';
import type { TextMaterial } from './texts/text-material.js';

/** What came of a stretch, as JSON can hold it. */
export interface KeptSoakPart {
  readonly report: SoakReport;
  readonly lessons: KeptLessons | null;
}

/** A soak between two rounds, as JSON can hold it: it goes on from there as if it had never been stopped. */
export interface SoakState {
  /** So many rounds are taken in. */
  readonly round: number;
  readonly report: SoakReport;
  /** All that was learnt; null: there is nothing to learn from. */
  readonly lessons: KeptLessons | null;
}

/** The course of a soak: which stretches are next, and what has come of those before, whoever played them. */
export class SoakCourse {
  report: SoakReport;
  private readonly rounds: readonly (readonly Stretch[])[];
  private readonly plan: SoakPlan;
  private readonly material: TextMaterial | null;
  private round = 0;
  private isStopped = false;

  /** `material`: what learns of the rounds; null: invented cards. */
  constructor(plan: SoakPlan, material: TextMaterial | null) {
    this.plan = plan;
    this.material = material;
    this.rounds = roundsOf(plan.games);
    this.report = newReport(plan);
  }

  /** How many rounds are taken in. */
  get taken(): number {
    return this.round;
  }

  get isOver(): boolean {
    return this.isStopped || this.round >= this.rounds.length;
  }

  /** The stretches of a round, by default of the one that is next; none beyond the last. */
  stretches(round = this.round): readonly Stretch[] {
    return this.rounds[round] ?? [];
  }

  /** What came of the round that is next, in the order of its stretches; parts beyond a stretch that ends the soak may be missing. */
  take(parts: readonly SoakPart[]): void {
    this.round++;
    for (const part of parts)
      if (!takeIn(this.plan, this.report, part)) {
        this.isStopped = true;
        return;
      }
    for (const { lessons } of parts) if (lessons !== null) this.material?.learnFrom(lessons);
  }

  get state(): SoakState {
    const { material, report, round } = this;
    return { round, report, lessons: material === null ? null : keptLessons(material.lessons) };
  }

  /** Goes on from where a soak of the same plan was, with material that has learnt nothing yet. */
  goOnFrom({ round, report, lessons }: SoakState): void {
    this.round = round;
    this.report = report;
    this.isStopped = report.violations.length >= (this.plan.failures ?? MOST_FAILURES);
    if (lessons !== null) this.material?.learnFrom(openedLessons(lessons));
  }
}
