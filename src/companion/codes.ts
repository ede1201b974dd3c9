/** What a code at the side of a card can hold. @rule ERD-08 */
export const SIDE_FEATURES = ['mini-game', 'cartoon', 'construction', 'tools'] as const;
/** A kind of thing that a code at the side can hold. */
export type SideFeature = (typeof SIDE_FEATURES)[number];

/** What the code at the side of a card holds. */
export interface SideCode {
  readonly feature: SideFeature;
  readonly title: string;
  /** The cards whose codes it takes, this one among them. */
  readonly cards: readonly string[];
}

/** The dot codes of a card. `unknown`: nobody has told. @rule ERD-02 */
export interface CardCodes {
  readonly bottom: boolean | 'unknown';
  readonly side: SideCode | 'none' | 'unknown';
}

/** Card facts and card databases hold no codes, so this is what is known of every card that Rulebox can read. */
export const UNKNOWN_CODES: CardCodes = { bottom: 'unknown', side: 'unknown' };

/** What somebody who holds the card in hand can tell. */
export interface CardInHand {
  readonly isPokemonE: boolean;
  readonly isFoil: boolean;
  readonly side: SideCode | 'none' | 'unknown';
}

/** Only Pokémon-e cards have codes at all, and foils have none at the bottom. @rule ERD-02 */
export const codesOf = ({ isPokemonE, isFoil, side }: CardInHand): CardCodes =>
  isPokemonE ? { bottom: !isFoil, side } : { bottom: false, side: 'none' };

/** Cards that must still be read before the feature starts. @rule ERD-02 */
export const cardsMissing = ({ cards }: SideCode, read: readonly string[]): readonly string[] =>
  cards.filter((card) => !read.includes(card));
