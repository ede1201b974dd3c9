// How many cards compile: in all, by serie and by set; and what stands in the way of the others.
import { type CardFacts, classInDoubt } from '../engine/index.js';
import { type Compilation, type CompileAll, sentenceAround } from './compiled.js';
import { type ImportedCard, isIncomplete } from './import/imported.js';
import { identityOf } from './unique.js';

/** Counts of cards. */
export interface CoverageTally {
  /** Prints. */
  readonly cards: number;
  /** Cards that differ in more than number, set, date, rarity and legality. */
  readonly unique: number;
  /** Unique cards whose facts are known and whose texts compile. */
  readonly compiled: number;
  readonly unsupported: number;
  /** Unique cards among the compiled ones of which a fact is not known for certain. */
  readonly incomplete: number;
}

/** Something that is not understood, and how many cards it keeps out. */
export interface CoverageReason {
  /** The sentence that is not understood, with NAME for the card's own name and N for numbers; the reason, or what is missing of
   * the facts, where no words are. */
  readonly text: string;
  /** How many unique cards would compile if nothing but this were understood. */
  readonly count: number;
  /** How many unique cards have it, whatever else they have. */
  readonly cards: number;
  /** A print that has it, if possible one that has nothing else. */
  readonly example: string;
}

/** How many cards compile, in all, by serie and by set, and what stands in the way of the others. */
export interface CoverageReport {
  readonly total: CoverageTally;
  readonly series: Readonly<Record<string, CoverageTally>>;
  readonly sets: Readonly<Record<string, CoverageTally>>;
  readonly reasons: readonly CoverageReason[];
}

/** Who compiles, who is told how far it is, and how many reasons to tell. */
export interface CoverageOptions {
  readonly compile: CompileAll;
  /** Called now and then with how many cards are done. */
  readonly reached?: (cards: number) => void;
  /** How many reasons to tell at most. */
  readonly reasons?: number;
}

/** What is known of one unique card. */
interface Outcome {
  readonly compiled: boolean;
  readonly incomplete: boolean;
  /** Everything in its way, each thing once. */
  readonly obstacles: readonly string[];
}

/** Compiles every card, each once however often it was printed, and counts. */
export function coverage(cards: readonly ImportedCard[], options: CoverageOptions): CoverageReport {
  const outcomes = new Map<string, Outcome>();
  const reasons = new ReasonBook();
  const [total, series, sets] = [new Counter(), new Map<string, Counter>(), new Map<string, Counter>()];
  const sorted = [...cards].sort(byDate);
  for (let first = 0; first < sorted.length; first += TOGETHER) {
    const some = sorted.slice(first, first + TOGETHER);
    const identities = some.map(identityOf);
    const met = new Map<string, ImportedCard>();
    for (const [place, identity] of identities.entries())
      if (!outcomes.has(identity) && !met.has(identity)) met.set(identity, some[place]);
    const compiled = options.compile([...met.values()].map(({ facts }) => facts));
    for (const [place, [identity, card]] of [...met].entries()) {
      const outcome = outcomeOf(card, compiled[place]);
      outcomes.set(identity, outcome);
      reasons.add(outcome, card);
    }
    for (const [place, { print }] of some.entries()) {
      const outcome = outcomes.get(identities[place])!;
      for (const counter of [total, at(series, print.serie), at(sets, print.setId)]) counter.add(outcome);
    }
    options.reached?.(first + some.length);
  }
  return {
    total: total.tally,
    series: tallies(series),
    sets: tallies(sets),
    reasons: reasons.first(options.reasons ?? 200),
  };
}

/** So many prints are compiled at once. */
const TOGETHER = 256;

/** Series and sets are told, and examples taken, in the order of their release. */
function byDate({ print: a }: ImportedCard, { print: b }: ImportedCard): number {
  if (a.released === b.released) return 0;
  return a.released < b.released ? -1 : 1;
}

/** Facts that block a card are in its way whether or not its texts compile. */
function outcomeOf(card: ImportedCard, compilation: Compilation): Outcome {
  const blocking = card.diagnostics
    .filter(({ severity }) => severity === 'blocking')
    .map(({ code }) => `facts: ${code}`);
  // Its own text asks for a class of which it is not known whether it is one: no game can take it in.
  const isUnsure = compilation.ok && classInDoubt(compilation.program, card.facts) !== null;
  const obstacles = [...blocking, ...(isUnsure ? ['facts: class-unknown'] : []), ...unreadIn(compilation, card.facts)];
  return { compiled: obstacles.length === 0, incomplete: isIncomplete(card), obstacles: [...new Set(obstacles)] };
}

const unreadIn = (compilation: Compilation, facts: CardFacts): string[] =>
  compilation.ok
    ? []
    : compilation.unsupported.map((span) => general(sentenceAround(facts, span) || span.reason, facts));

/** The same clause on another card: own name and numbers do not matter. */
const general = (text: string, { name }: CardFacts): string =>
  text.replaceAll(name, 'NAME').replace(/\d+/g, 'N').replace(/\s+/g, ' ').trim();

class Counter {
  private readonly seen = new Set<Outcome>();
  private cards = 0;
  private compiled = 0;
  private incomplete = 0;

  add(outcome: Outcome): void {
    this.cards++;
    if (this.seen.has(outcome)) return;
    this.seen.add(outcome);
    if (outcome.compiled) this.compiled++;
    if (outcome.compiled && outcome.incomplete) this.incomplete++;
  }

  get tally(): CoverageTally {
    const { cards, compiled, incomplete } = this;
    const unique = this.seen.size;
    return { cards, unique, compiled, unsupported: unique - compiled, incomplete };
  }
}

function at(counters: Map<string, Counter>, key: string): Counter {
  const counter = counters.get(key) ?? new Counter();
  counters.set(key, counter);
  return counter;
}

const tallies = (counters: ReadonlyMap<string, Counter>): Record<string, CoverageTally> =>
  Object.fromEntries([...counters].map(([key, { tally }]) => [key, tally]));

class ReasonBook {
  private readonly entries = new Map<string, { count: number; cards: number; example: string }>();

  add({ obstacles }: Outcome, { print }: ImportedCard): void {
    const isAlone = obstacles.length === 1;
    for (const text of obstacles) {
      const entry = this.entries.get(text) ?? { count: 0, cards: 0, example: print.id };
      if (isAlone && entry.count === 0) entry.example = print.id;
      if (isAlone) entry.count++;
      entry.cards++;
      this.entries.set(text, entry);
    }
  }

  /** The most rewarding first; equal ones in the order of their texts, so that every run tells the same. */
  first(most: number): readonly CoverageReason[] {
    return [...this.entries]
      .map(([text, entry]) => ({ text, ...entry }))
      .sort((a, b) => b.count - a.count || b.cards - a.cards || (a.text < b.text ? -1 : 1))
      .slice(0, most);
  }
}
