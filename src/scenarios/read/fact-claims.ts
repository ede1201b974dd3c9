import type { NameClaim, PlaceClaim } from './word-claims.js';

/** One line of an `expect`: what is looked at, and what must be found there. */
export interface FactClaim {
  readonly line: number;
  /** The fact as the page writes it: `A.bench.0.energy`, `sees.B: A.hand`. */
  readonly text: string;
  readonly fact: Fact;
  readonly expected: Expected;
}

export const ZONES = ['active', 'bench', 'hand', 'deck', 'discard', 'lost', 'prizes'] as const;
export type Zone = (typeof ZONES)[number];

export const ASPECTS = [
  'card',
  'hp',
  'damage',
  'conditions',
  'energy',
  'tools',
  'machines',
  'under',
  'types',
  'retreat',
  'attacks',
  'evolved',
  'markers',
] as const;
export type Aspect = (typeof ASPECTS)[number];

export const TABLE_FACTS = ['stadium', 'turn', 'player', 'phase', 'winner', 'win', 'flips', 'events', 'log'] as const;
export type TableFact = (typeof TABLE_FACTS)[number];

export type ZoneFact =
  | { readonly kind: 'zone'; readonly side: string; readonly zone: Zone }
  | { readonly kind: 'deck-top'; readonly side: string };

export type Fact =
  | ZoneFact
  | { readonly kind: 'prizes-up'; readonly side: string }
  | { readonly kind: 'pokemon'; readonly place: PlaceClaim; readonly aspect: Aspect }
  | { readonly kind: 'pending'; readonly side: string }
  | { readonly kind: 'shown'; readonly side: string }
  | { readonly kind: 'table'; readonly what: TableFact }
  | { readonly kind: 'sees'; readonly viewer: string; readonly of: ZoneFact }
  | { readonly kind: 'deck-legal' }
  | { readonly kind: 'deck-breaks' };

/**
 * What a fact must be. Facts that are lists (zones, attached cards, conditions, types, …) are compared with a number
 * (their count) or a list; a single name and `none` have already become lists of one and of nothing.
 */
export type Expected =
  | { readonly kind: 'is'; readonly value: ValueClaim }
  | { readonly kind: 'is-not'; readonly value: ValueClaim }
  | { readonly kind: 'compare'; readonly operator: '>=' | '<=' | '>' | '<'; readonly number: number }
  | { readonly kind: 'holds'; readonly contains: readonly NameClaim[]; readonly lacks: readonly NameClaim[] };

export type ValueClaim =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes-no'; readonly yes: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'word'; readonly word: NameClaim }
  | { readonly kind: 'list'; readonly words: readonly NameClaim[] };
