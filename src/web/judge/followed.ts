import type { Refusal, View } from '../../engine/index.js';
import type { CheckedFact, TracedStep } from '../../scenarios/index.js';
import type { Face } from '../../session/index.js';

/* What the thread of the judge's desk tells the page. */

/** Where a text is wrong, and what to do about it. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  /** The path to the place inside its scenario; empty for the whole. */
  readonly key: string;
  readonly message: string;
}

/** What came of a step, as the page shows it. */
export type ShownOutcome =
  | { readonly kind: 'done' | 'allowed' | 'unreached' }
  | { readonly kind: 'refused'; readonly asSaid: boolean; readonly refusal: Pick<Refusal, 'sentence' | 'rules'> }
  | { readonly kind: 'stuck'; readonly line: number; readonly message: string };

/** A step in one era: what came of it, told in sentences, and the table after it. */
export interface ShownStep extends Pick<TracedStep, 'kind' | 'line' | 'text' | 'player' | 'holds'> {
  /** What the player does, in words; empty where nobody does anything. */
  readonly said: string;
  readonly outcome: ShownOutcome;
  readonly facts: readonly CheckedFact[];
  /** Sentences in which cards are marked. */
  readonly lines: readonly string[];
  /** What all players together know; null where there is no game. */
  readonly view: View | null;
}

/** One era's way through a scenario. */
export interface EraRun {
  readonly era: string;
  /** The scenario claims to hold in it. */
  readonly claimed: boolean;
  readonly holds: boolean;
  readonly steps: readonly ShownStep[];
  /** The faces of the cards that are seen, and for each card which of them is its own. */
  readonly faces: readonly Face[];
  readonly faceOf: readonly (readonly [number, number])[];
}

/** A scenario of the text. */
export interface Written {
  readonly name: string;
  readonly line: number;
  readonly eras: readonly string[];
  readonly rules: readonly string[];
  readonly format: string;
  readonly coins: readonly string[];
}

/** What a text comes to: what is wrong with it, the scenarios in it, and one of them followed in every era. */
export interface Followed {
  readonly faults: readonly Fault[];
  readonly written: readonly Written[];
  readonly place: number;
  readonly runs: readonly EraRun[];
}
