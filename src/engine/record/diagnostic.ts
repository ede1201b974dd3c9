/** Something from outside that is wrong: what, where, and what would be right. */
export interface Diagnostic {
  readonly rule: string | null;
  readonly message: string;
  /** The path of what is wrong, such as `game.facts[3].hp`; left out where it is about the whole. */
  readonly where?: string;
}

export const diagnostic = (message: string, rule: string | null = null): Diagnostic => ({ rule, message });
