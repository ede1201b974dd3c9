import type { CardFacts } from '../../engine/index.js';
import type { DatabaseName } from '../accounts/database.js';

/** A card as it was printed once: its facts, where and when it was printed, and what is doubtful about the facts. */
export interface ImportedCard {
  readonly facts: CardFacts;
  readonly print: Print;
  readonly diagnostics: readonly CardDiagnostic[];
  /** Which database says so; nothing where that is not known, or where several do. */
  readonly database?: DatabaseName;
  /** Where several databases tell of the card: what each says, in the order of `DATABASES`; the facts are what comes of them. */
  readonly accounts?: readonly ImportedCard[];
}

/** What tells prints of one card apart; nothing of it matters in play. */
export interface Print {
  readonly id: string;
  readonly localId: string;
  readonly setId: string;
  readonly setName: string;
  readonly serie: string;
  readonly released: string;
  readonly rarity: string;
  readonly regulationMark: string;
  readonly legal: Readonly<Record<string, boolean>>;
  /** Numbers of its Pokémon in the National Pokédex, where the database has them. */
  readonly pokedex: readonly number[];
}

/**
 * `blocking`: the card cannot be played by these facts · `incomplete`: it can, but perhaps not as it was printed ·
 * `note`: the facts stand, and this is how they were found.
 */
export type Severity = 'blocking' | 'incomplete' | 'note';

export const DIAGNOSTIC_CODES = [
  'hp-missing',
  'type-missing',
  'type-unreadable',
  'stage-missing',
  'stage-unreadable',
  'stage-derived',
  'evolves-from-missing',
  'evolves-from-derived',
  'evolves-from-ignored',
  'grows-into-several',
  'class-contradicted',
  'kind-contradicted',
  'label-unknown',
  'piece-missing',
  'vstar-power-missing',
  'attacks-missing',
  'attack-repeated',
  'text-missing',
  'cost-missing',
  'damage-unreadable',
  'damage-not-printed',
  'weakness-missing',
  'weakness-unreadable',
  'retreat-missing',
  'corrected',
] as const;
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** Something that is doubtful about the facts of a card. */
export interface CardDiagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  /** What of the card it is about, where the code alone does not tell: `attack0`, `power1`, `Weakness` … */
  readonly of?: string;
}

/** Why a value is no card at all. */
export interface Rejection {
  readonly id: string;
  readonly message: string;
}

/** Whether a card cannot be played by what is known of it. */
export const isBlocked = ({ diagnostics }: ImportedCard): boolean =>
  diagnostics.some(({ severity }) => severity === 'blocking');

/** Whether a card might be played otherwise than it was printed. */
export const isIncomplete = ({ diagnostics }: ImportedCard): boolean =>
  diagnostics.some(({ severity }) => severity === 'incomplete');

/** Diagnostics as they are found, so that a reader of one fact can return the fact alone. */
export type Say = (severity: Severity, code: DiagnosticCode, message: string, of?: string) => void;

/** The same for all that is said of one thing. */
export const about =
  (say: Say, of: string): Say =>
  (severity, code, message) =>
    say(severity, code, message, of);
