// One fact after the other: who says what of it, and whose word is taken.
import type { ImportedCard } from '../import/imported.js';
import { entryOf } from '../import/json.js';
import { DATABASES, type DatabaseName } from './database.js';
import { DECIDED, type Decided } from './decided.js';
import type { FactName, Finding, Ground } from './finding.js';
import { believed } from './order.js';

/** What the two say of one card, in the order of `DATABASES`. */
export type Pair = readonly [ImportedCard, ImportedCard];

/** Whose word is taken: a place in the pair. */
export type Place = 0 | 1;

/** One fact as both tell it; null: silent. */
export interface Told<T> {
  readonly fact: FactName;
  readonly of?: string;
  readonly says: readonly [T | null, T | null];
  /** How it is told to a person. */
  readonly tell?: (value: T) => string;
  /** What else decides, where they differ. */
  readonly judge?: (one: T, other: T) => Judged | null;
}

/** Whose word is taken where they differ, and why. */
export interface Judged {
  readonly place: Place;
  readonly by: Ground;
}

/** Both databases' accounts of a card, gone through fact by fact. */
export class Choosing {
  readonly findings: Finding[] = [];
  private readonly places = new Map<string, Place>();
  private readonly pairings = new Map<string, readonly (readonly [number, number])[]>();
  private readonly decided: readonly Decided[];

  constructor(
    readonly pair: Pair,
    id: string,
  ) {
    this.decided = entryOf(DECIDED, id) ?? [];
  }

  /** Whose word is taken; where both are silent nothing is found. */
  choose<T>(told: Told<T>, key: string = told.fact): Place {
    const place = this.placeOf(told);
    this.places.set(key, place);
    return place;
  }

  /** Whose word was taken about something, for what is said beside it; null where it was no question. */
  chosen(key: string): Place | null {
    return this.places.get(key) ?? null;
  }

  /** Attacks or powers that were found to be one: by their places in both lists. */
  pairUp(list: 'attacks' | 'powers', pairing: readonly (readonly [number, number])[]): void {
    this.pairings.set(list, pairing);
  }

  /** Where the attack or power stands in the first list that stands at `at` in that of `place`. */
  firstPlace(list: 'attacks' | 'powers', place: Place, at: number): number {
    return this.pairings.get(list)?.find((pair) => pair[place] === at)?.[0] ?? at;
  }

  private placeOf<T>({ fact, of = '', says, tell = String, judge }: Told<T>): Place {
    const [one, other] = says;
    const add = (place: Place, more: Omit<Finding, 'fact' | 'of' | 'from'>): Place => {
      this.findings.push({ fact, of, from: DATABASES[place], ...more });
      return place;
    };
    if (one === null || other === null) {
      if (one === null && other === null) return 0;
      return add(one === null ? 1 : 0, { standing: 'single' });
    }
    if (JSON.stringify(one) === JSON.stringify(other)) return add(0, { standing: 'confirmed' });
    const said = { [DATABASES[0]]: tell(one), [DATABASES[1]]: tell(other) } as Record<DatabaseName, string>;
    const byHand = this.decided.find((each) => each.fact === fact && (each.of ?? '') === of);
    if (byHand !== undefined)
      return add(placeOf(byHand.right), { standing: 'contradicted', by: 'hand', said, why: byHand.why });
    const judged = judge?.(one, other) ?? null;
    if (judged?.by === 'programs') return add(judged.place, { standing: 'confirmed', by: 'programs', said });
    if (judged !== null) return add(judged.place, { standing: 'contradicted', by: judged.by, said });
    return add(placeOf(believed(fact)), { standing: 'contradicted', by: 'order', said });
  }
}

const placeOf = (database: DatabaseName): Place => (database === DATABASES[0] ? 0 : 1);
