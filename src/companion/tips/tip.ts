/** Something worth knowing about a card, in our own words, and the rules behind it. */
export interface Tip {
  readonly text: string;
  readonly rules: readonly string[];
}

export const tip = (text: string, ...rules: readonly string[]): Tip => ({ text, rules });
