/** `error`: the line is not in the deck · `warning`: it is, and this is what was assumed. */
export type FaultSeverity = 'error' | 'warning';

/** The codes of all that can be wrong with a list. */
export const FAULT_CODES = [
  'unreadable',
  'count-missing',
  'count-impossible',
  'card-unknown',
  'card-misspelt',
  'set-unknown',
  'set-not-there',
  'not-in-set',
  'other-print',
  'name-differs',
  'newer-than-era',
  'number-wrong',
  'number-missing',
  'several-cards',
  'repeated',
  'section-wrong',
  'section-count',
  'total-count',
  'list-empty',
  'list-too-long',
] as const;
/** What is wrong with a line of a list. */
export type FaultCode = (typeof FAULT_CODES)[number];

/** What is wrong with a line of a list, in a sentence that says what to do where that is known. */
export interface ListFault {
  readonly severity: FaultSeverity;
  readonly code: FaultCode;
  /** Counted from 1; for a list in JSON the place of the card. 0 for the list as a whole. */
  readonly line: number;
  readonly message: string;
  /** Another print of the card that the line asks for, where there is one to be had. */
  readonly offer?: PrintOffer;
}

/** A print that could stand for one that is not there. */
export interface PrintOffer {
  /** What the line must say to mean it: "3 Arceus VSTAR PR-SW SWSH307". */
  readonly line: string;
  /** Whether it is known to be the same card, and not only one of the same name. */
  readonly isSame: boolean;
}

/** Names as a person lists them: A, B or C. */
export function orList(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}
