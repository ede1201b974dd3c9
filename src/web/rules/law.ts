import type { EraId, RuleId, Standing } from '../../registry/index.js';

/** What is known of the rules besides what they say: who keeps them, and which points of an era's record they are. */
export interface Law {
  readonly kept: Readonly<Record<RuleId, Keeping>>;
  readonly points: readonly Point[];
}

/** How a rule is enforced and pinned. */
export interface Keeping {
  readonly enforcedIn: readonly string[];
  /** Tests that pin it where no scenario can tell. */
  readonly tests: readonly { readonly path: string; readonly count: number }[];
  /** How it appears instead, where no program can enforce it; empty for all others. */
  readonly otherwise: string;
}

/** A point on which eras differ: a field of an era's record. */
export interface Point {
  readonly key: string;
  readonly asks: string;
  readonly rules: readonly RuleId[];
  readonly answers: Readonly<Record<EraId, string>>;
  /** How sure each era's answer is. */
  readonly standings: Readonly<Record<EraId, Standing>>;
}

let law: Promise<Law> | null = null;

/** Fetched when it is first asked for. */
export function theLaw(): Promise<Law> {
  law ??= fetch('./law.json').then((response) => response.json() as Promise<Law>);
  return law;
}
