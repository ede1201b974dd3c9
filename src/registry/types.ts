/** What an era makes of a rule: it holds as it stands, it has a reading of its own, or there is no such thing. */
export const SAYS = ['same', 'value', 'none'] as const;
/** What an era makes of a rule. */
export type Says = (typeof SAYS)[number];

/**
 * How sure it is: the era's rulebook or an official notice states it; somebody who was there tells it; the book is silent and
 * this is how Rulebox reads it; or nothing was found, and the answer is only the one that had to be given.
 */
export const STANDINGS = ['printed', 'inferred', 'reported', 'unknown'] as const;
/** How sure it is that an era says it. */
export type Standing = (typeof STANDINGS)[number];

/** The id of an era, such as `hgss-2010`. Which there are is data: `rules/index.yaml`. */
export type EraId = string;

/** The id of a rule, such as `RET-05`. Stable, never reused. */
export type RuleId = string;

/** What one era says of a rule. */
export interface EraCell {
  readonly says: Says;
  readonly standing: Standing;
  /** The era's own reading; empty unless `says` is `value`. */
  readonly text: string;
  /** Why, or where: never part of what the rule says, so it makes no difference between eras. */
  readonly note: string;
  /** The era whose cell it is, where this one writes none of its own and is read as that one. */
  readonly as?: EraId;
}

interface EntryBase {
  readonly id: RuleId;
  readonly group: string;
  readonly title: string;
  readonly rule: string;
  readonly sources: readonly string[];
  /** Given, when, then; empty where the rule has no test. */
  readonly test: string;
  /** The test is a worked example of a rulebook. */
  readonly example: boolean;
}

/** A rule of play, with what each era says of it. */
export interface Rule extends EntryBase {
  readonly kind: 'rule';
  /** One cell for every era of the registry. */
  readonly eras: Readonly<Record<EraId, EraCell>>;
}

/** Not a rule of play: how a contradiction within or between the books is decided. */
export interface Resolution extends EntryBase {
  readonly kind: 'resolution';
  readonly resolves: readonly RuleId[];
}

/** A rule, or the resolution of a contradiction. */
export type Entry = Rule | Resolution;

/** What an era is called. */
export interface EraName {
  readonly id: EraId;
  /** How the registry's own sentences call it. */
  readonly short: string;
  readonly title: string;
  /** The era whose cells hold where this one writes none; an era without it writes them all. */
  readonly from?: EraId;
}

/** A rulebook that rules are taken from. */
export interface Book {
  /** How `sources` call it. */
  readonly name: string;
  readonly era: EraId;
  readonly title: string;
}

/** A group of rules. */
export interface Group {
  /** What stands before the number in its rules' ids. */
  readonly id: string;
  readonly title: string;
}

/** The whole law. */
export interface Registry {
  readonly eras: readonly EraName[];
  readonly books: readonly Book[];
  readonly groups: readonly Group[];
  /** In the order of the groups, and within a group of its file. */
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<RuleId, Entry>;
}

/** A point on which eras differ: a field of an era record. */
export interface Policy {
  readonly number: number;
  /** The field's name in an era record. */
  readonly key: string;
  readonly section: string;
  /** What the field answers. */
  readonly asks: string;
  /** The rules it comes from; `EFF-01..20` stands for all from the first to the last. */
  readonly rules: readonly string[];
  /** How sure every era's answer is. */
  readonly standings: Readonly<Record<EraId, Standing>>;
}

/** The points on which eras differ, by sections. */
export interface Policies {
  readonly sections: readonly Group[];
  readonly points: readonly Policy[];
}

/** Why a rule is not enforced or not pinned by a scenario yet. */
export type Waiting = ReadonlyMap<RuleId, string>;

/** Something is wrong in a file of the registry. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly file: string;
  /** The entry it is about; empty where it is about the file. */
  readonly id: string;
  readonly message: string;
}

/** What is wrong in a file of the registry. */
export type DiagnosticCode =
  | 'wrong-shape'
  | 'unknown-key'
  | 'missing-key'
  | 'wrong-value'
  | 'missing-cell'
  | 'unknown-era'
  | 'duplicate-id'
  | 'unknown-rule'
  | 'missing-file';

/** What was read, or everything that is wrong with it. */
export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };
