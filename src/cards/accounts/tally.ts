// How many facts are confirmed, taken from one database, or contradicted.
import type { ImportedCard } from '../import/imported.js';
import { DATABASES, type DatabaseName } from './database.js';
import { FACTS, type FactName, type Finding, type Ground } from './finding.js';

/** Counts of one fact over all cards. */
export interface FactTally {
  readonly confirmed: number;
  /** Of the confirmed ones: texts that differ in words and have equal programs. */
  readonly byPrograms: number;
  readonly single: Readonly<Record<DatabaseName, number>>;
  readonly contradicted: number;
  /** How the contradictions were decided. */
  readonly decided: Readonly<Partial<Record<Ground, number>>>;
}

/** A contradiction, and how it was decided. */
export interface Contradiction extends Finding {
  /** The id of the print. */
  readonly id: string;
}

/** What was found about the facts of many cards. */
export interface TallyOfFacts {
  /** How many cards both databases tell of, and how many one alone. */
  readonly cards: { readonly both: number } & Readonly<Record<DatabaseName, number>>;
  readonly facts: Readonly<Partial<Record<FactName, FactTally>>>;
  readonly contradictions: readonly Contradiction[];
}

interface Counts {
  confirmed: number;
  byPrograms: number;
  single: Record<DatabaseName, number>;
  contradicted: number;
  decided: Partial<Record<Ground, number>>;
}

const none = (): Counts => ({
  confirmed: 0,
  byPrograms: 0,
  single: Object.fromEntries(DATABASES.map((name) => [name, 0])) as Record<DatabaseName, number>,
  contradicted: 0,
  decided: {},
});

/** Counts card by card. */
export class Tally {
  private readonly counts = new Map<FactName, Counts>();
  private readonly contradictions: Contradiction[] = [];
  private readonly cards: Record<'both' | DatabaseName, number> = { both: 0, tcgdex: 0, 'pokemon-tcg-data': 0 };

  add({ print: { id } }: ImportedCard, findings: readonly Finding[]): void {
    this.cards.both++;
    for (const finding of findings) {
      const counts = this.counts.get(finding.fact) ?? none();
      this.counts.set(finding.fact, counts);
      count(counts, finding);
      if (finding.standing === 'contradicted') this.contradictions.push({ id, ...finding });
    }
  }

  /** A card that one database alone tells of. */
  addAlone({ database }: ImportedCard): void {
    if (database !== undefined) this.cards[database]++;
  }

  facts(): TallyOfFacts {
    const facts = FACTS.flatMap((fact) => {
      const counts = this.counts.get(fact);
      return counts === undefined ? [] : [[fact, counts] as const];
    });
    const contradictions = [...this.contradictions].sort(inOrder);
    return { cards: this.cards, facts: Object.fromEntries(facts), contradictions };
  }
}

function count(counts: Counts, { standing, from, by }: Finding): void {
  if (standing === 'single') counts.single[from]++;
  else counts[standing]++;
  if (by === 'programs') counts.byPrograms++;
  else if (by !== undefined) counts.decided[by] = (counts.decided[by] ?? 0) + 1;
}

function inOrder(one: Contradiction, other: Contradiction): number {
  const [here, there] = [one, other].map(({ id, fact, of }) => `${id}\n${fact}\n${of}`);
  return here! < there! ? -1 : 1;
}
