/** How sure something of the past is, as in the rule registry: announced, told by people of the time, or concluded. */
export type Told = 'printed' | 'reported' | 'inferred';

/** A set of cards, and the day it came out. */
export interface DatedSet {
  readonly set: string;
  readonly name: string;
  readonly released: string;
}

/** From which day on a tournament format reached back to which set. */
export interface Span {
  readonly from: string;
  readonly since: DatedSet;
  /** The last of its sets, where it has one. */
  readonly to?: DatedSet;
  readonly standing: Told;
  readonly source: string;
}

/** A card that could not be played from a day on, whatever set it is of; with `sets`, those prints of its name alone. */
export interface Ban {
  readonly name: string;
  readonly sets?: readonly string[];
  readonly from: string;
  readonly until?: string;
  readonly standing: Told;
  readonly source: string;
}

/** Standard, Expanded, …: which sets were legal on which day. The rules of play are the era's, not its own. */
export interface TournamentFormat {
  readonly id: string;
  readonly name: string;
  /** In the order of their days. */
  readonly spans: readonly Span[];
  /** Nothing is known of it from this day on, and of what it banned from that. */
  readonly knownUntil: string;
  readonly bansKnownUntil: string;
  readonly banned: readonly Ban[];
}

/** Days are written 2010-09-01, so that they compare as text. */
export const isDay = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);

/** What was legal on a day; null: the format did not exist yet. */
export const spanOn = ({ spans }: TournamentFormat, day: string): Span | null =>
  spans.findLast(({ from }) => from <= day) ?? null;

export const bansOn = ({ banned }: TournamentFormat, day: string): readonly Ban[] =>
  banned.filter(({ from, until }) => from <= day && (until === undefined || day < until));
