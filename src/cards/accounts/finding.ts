// What comes of one fact when two databases tell of a card.
import type { DatabaseName } from './database.js';

/** What two databases can agree or differ about. */
export const FACTS = [
  'name',
  'kind',
  'stage',
  'evolves from',
  'grows into',
  'types',
  'HP',
  'Retreat Cost',
  'Weakness',
  'Resistance',
  'classes',
  'kind of Trainer',
  'kind of Energy',
  'Energy provided',
  'regulation mark',
  'Pokédex numbers',
  'attacks',
  'attack name',
  'attack cost',
  'damage',
  'attack text',
  'powers',
  'power name',
  'kind of power',
  'power text',
  'own text',
] as const;
/** A fact that databases tell of a card. */
export type FactName = (typeof FACTS)[number];

/** `confirmed`: both say it · `single`: one of them does, the other is silent · `contradicted`: they say two things. */
export type Standing = 'confirmed' | 'single' | 'contradicted';

/**
 * Why a contradiction was decided so: by hand, for this card · `fuller`: the other says the same with something lost, for
 * databases lose symbols, marks and lines, and none comes to a card by itself · because only that text is understood · by
 * the order in which databases are believed about this fact. Texts that differ in words are confirmed by their programs,
 * where these are equal.
 */
export const GROUNDS = ['hand', 'fuller', 'understood', 'order', 'programs'] as const;
/** Why one account is believed rather than the other. */
export type Ground = (typeof GROUNDS)[number];

/** A fact of a card, and who says what of it. */
export interface Finding {
  readonly fact: FactName;
  /** The attack or power that it is about; empty where it is about the whole card. */
  readonly of: string;
  readonly standing: Standing;
  /** Whose word was taken. */
  readonly from: DatabaseName;
  readonly by?: Ground;
  /** What was said, by each in its turn; only where they differ. */
  readonly said?: Readonly<Record<DatabaseName, string>>;
  /** Why it was decided by hand. */
  readonly why?: string;
}
