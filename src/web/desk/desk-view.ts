/* What the desk of the deck builder tells the page. */
import type { Advice, ListFault } from '../../cards/index.js';
import type { EnergyType } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import type { TableKind } from '../session/library.js';
import type { KeptCard, KeptLine } from './kept-deck.js';

/** A card as it is shown in results and lists. */
export interface DeskCard {
  readonly id: string;
  readonly name: string;
  readonly face: Face;
  /** Which print it is, as lists name it: "HS 61"; empty for a card without prints. */
  readonly print: string;
  /** What the deck has to keep of it; null for cards that ship with Rulebox. */
  readonly kept: KeptCard | null;
}

export type SearchAnswer =
  | { readonly cards: readonly FoundDeskCard[]; readonly total: number; readonly searched: number }
  | { readonly fault: { readonly start: number; readonly end: number; readonly message: string } };

export interface FoundDeskCard {
  readonly card: DeskCard;
  /** How many of its prints were found. */
  readonly prints: number;
}

/** A rule that the deck breaks, with the cards that it is about. */
export interface Broken {
  readonly rule: string;
  readonly message: string;
  readonly keys: readonly string[];
}

/** A rule that the deck keeps, worth saying: a number, and what is counted. */
export interface Obeyed {
  readonly rule: string;
  readonly about: 'size' | 'basics' | 'copies' | 'halves';
  readonly number: number;
}

export interface Figures {
  /** For each attack cost, 0 and up, how many copies have an attack of it. */
  readonly curve: readonly number[];
  readonly energy: readonly EnergyFigure[];
}

export interface EnergyFigure {
  readonly type: EnergyType;
  /** By the costs of all attacks, copies counted. */
  readonly asked: number;
  readonly provided: number;
}

/** Everything that can be said of a deck at a glance. */
export interface Verdict {
  readonly cards: readonly DeskCard[];
  /** Lines whose card is not known here. */
  readonly missing: readonly string[];
  readonly broken: readonly Broken[];
  readonly obeyed: readonly Obeyed[];
  /** Cards whose texts are not understood: no game lets them in. */
  readonly unplayable: readonly string[];
  readonly advice: readonly Advice[];
  /** Every table at which it is legal. */
  readonly legal: readonly TableKind[];
  /** The formats of the era that it is judged by. */
  readonly formats: readonly string[];
  readonly figures: Figures;
}

export interface Odds {
  /** The chance of each, from 0 to 1; null where there is no hand to be kept. */
  readonly mulligan: number | null;
  readonly mulligans: number | null;
  readonly rows: readonly OddsRow[];
}

export interface OddsRow {
  /** The name of a card, or a group of cards. */
  readonly name: string;
  readonly group: 'basics' | 'supporters' | 'energy' | null;
  readonly copies: number;
  readonly opening: number | null;
  readonly byTurn: number | null;
  /** At least one among the Prize cards. */
  readonly prized: number | null;
}

export interface ReadDeck {
  readonly lines: readonly KeptLine[];
  readonly faults: readonly ListFault[];
  readonly unread: number;
  /** The era it was read for, and the one it seems to be for with the reason. */
  readonly era: string;
  readonly guess: { readonly era: string; readonly reason: string } | null;
}

/** A hand to look at: the keys of the cards. */
export interface TestHand {
  /** Hands without a Basic Pokémon, which were shown and drawn again. */
  readonly mulligans: readonly (readonly string[])[];
  readonly hand: readonly string[];
  readonly prizes: readonly string[];
  /** What is left, in the order in which it would be drawn. */
  readonly deck: readonly string[];
}

/** What is known of the cards that were imported into this browser. */
export interface ImportedInfo {
  readonly cards: number;
  readonly sources: readonly string[];
}
