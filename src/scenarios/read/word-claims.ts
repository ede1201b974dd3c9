/** A card by name. `set` null: any printing; `piece` 0: the whole card, or the next piece in turn. */
export interface NameClaim {
  readonly line: number;
  /** As written, with single spaces: `Pignite @ Black & White`, `Ho-Oh LEGEND (top)`. */
  readonly text: string;
  readonly name: string;
  readonly set: string | null;
  readonly piece: number;
}

/** A place of a Pokémon in play. `side` null: the acting player's. */
export interface PlaceClaim {
  readonly line: number;
  readonly text: string;
  readonly side: string | null;
  readonly zone: 'active' | 'bench';
  readonly index: number;
}

/**
 * What a player answers. A `word` is a card, an attack, a type or a word of the decision (`first`, `conditions`, …):
 * only the decision can tell them apart.
 */
export type AnswerClaim =
  | { readonly kind: 'word'; readonly line: number; readonly text: string; readonly name: NameClaim }
  | { readonly kind: 'place'; readonly line: number; readonly text: string; readonly place: PlaceClaim }
  | { readonly kind: 'number'; readonly line: number; readonly text: string; readonly number: number }
  | { readonly kind: 'yes-no'; readonly line: number; readonly text: string; readonly yes: boolean }
  | { readonly kind: 'none'; readonly line: number; readonly text: string }
  | { readonly kind: 'list'; readonly line: number; readonly text: string; readonly answers: readonly AnswerClaim[] };
