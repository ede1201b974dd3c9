/** What is wrong with a scenario file, where, and what to do about it. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The path to the place inside its scenario: `given.A.bench[1].energy`; empty for the scenario as a whole. */
  readonly key: string;
  readonly message: string;
}

/** The ids a scenario may name. They live outside this room, so whoever calls the reader brings them. */
export interface Known {
  readonly eras: readonly string[];
  readonly formats: readonly string[];
  readonly rules: readonly string[];
}
