import type { Answer, DecisionKind, View } from '../../engine/index.js';
import type { Part } from '../vector/layout.js';

/* What the engine says: one JSON text a line, one for each that it was told, in their order. */

/** Why something was not done. */
export const REFUSALS = ['not-json', 'malformed', 'version', 'claim', 'no-game', 'answer', 'limit', 'bug'] as const;

/** How a game stands. */
export interface Stand {
  readonly game: number;
  /** Who decides; null: nobody any more. */
  readonly seat: number | null;
  readonly decision: DecisionKind;
  /** How many answers are legal. */
  readonly count: number;
  readonly turn: number;
  /** Whether it has ended, and whether it was cut off. */
  readonly over: boolean;
  readonly cut: boolean;
  /** The team that won. */
  readonly winner: number | null;
  /** What each seat was given for the last step. */
  readonly rewards: readonly number[];
}

/** A vector, or several one after the other, written as `hello` asked. */
export type Numbers = readonly number[] | string;

interface Kinds {
  readonly welcome: {
    readonly protocol: number;
    readonly version: string;
    readonly observation: number;
    readonly action: number;
    readonly limits: Readonly<Record<string, number>>;
  };
  readonly decks: { readonly decks: readonly DeckName[] };
  readonly layout: {
    readonly observation: WrittenLayout;
    readonly action: WrittenLayout;
    readonly decisions: readonly string[];
  };
  readonly game: Stand;
  readonly legal: { readonly answers: readonly Answer[]; readonly texts: readonly string[] };
  readonly observed: {
    readonly seat: number;
    readonly vector: Numbers | null;
    readonly actions: Numbers | null;
    readonly view: View | null;
  };
  readonly advised: { readonly index: number };
  readonly dropped: { readonly open: number };
  readonly batch: {
    readonly batch: number;
    readonly seats: readonly number[];
    readonly decisions: readonly number[];
    readonly counts: readonly number[];
    readonly rewards: readonly number[];
    readonly ends: readonly number[];
    readonly observations: Numbers | null;
    readonly actions: Numbers | null;
  };
  readonly refused: { readonly code: (typeof REFUSALS)[number]; readonly sentence: string };
}

/** A deck that ships. */
export interface DeckName {
  readonly name: string;
  readonly era: string;
  readonly format: string;
}

/** A layout as it is told. */
export interface WrittenLayout {
  readonly version: number;
  readonly size: number;
  readonly parts: readonly Part[];
}

/** What the engine may say, but for what it answers. */
export type Reply = { [Kind in keyof Kinds]: { readonly kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** What the engine may say; `re` null: what it was told has no number. */
export type FromEngine = Reply & { readonly re: number | null };

/** The kinds of replies. */
export type FromEngineKind = keyof Kinds;
