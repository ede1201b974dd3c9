import type { CardId, Condition, PokemonId, Seat } from '../model/state.js';

/** A card that a seat may see. */
export interface CardView {
  readonly card: CardId;
  readonly name: string;
}

/** What a seat may know of a zone: how many cards, and which of them it sees; null: none. */
export interface ZoneView {
  readonly count: number;
  readonly cards: readonly CardView[] | null;
}

/** A Prize card that lies face up, and which of that side's Prize cards it is. */
export interface FaceUpView extends CardView {
  readonly position: number;
}

/** What a seat may know of a Pokémon in play. */
export interface PokemonView {
  readonly pokemon: PokemonId;
  /** Null while it lies face down for this seat; then nothing else is known either. */
  readonly card: CardView | null;
  /** What it was before, lowest first. */
  readonly under: readonly CardView[];
  /** The other cards that make it up, if it is one of several. @rule CLS-10 CLS-34 */
  readonly pieces: readonly CardView[];
  readonly attached: readonly CardView[];
  readonly markers: readonly string[];
  readonly damage: number;
  readonly hp: number;
  readonly retreat: number;
  readonly conditions: readonly Condition[];
}

/** What a seat may know of one side of the table. */
export interface SideView {
  readonly seat: Seat;
  /** Has left the game. @rule FMT-22 */
  readonly out: boolean;
  readonly deck: ZoneView;
  readonly hand: ZoneView;
  readonly discard: ZoneView;
  readonly prizes: ZoneView;
  /** The Prize cards that lie face up, which everybody sees. @rule ZONE-10 */
  readonly faceUp: readonly FaceUpView[];
  readonly lostZone: ZoneView;
  readonly played: readonly CardView[];
  readonly active: readonly (PokemonView | null)[];
  readonly bench: readonly PokemonView[];
  readonly used: {
    readonly energy: boolean;
    readonly supporter: boolean;
    readonly stadium: boolean;
    readonly retreat: boolean;
    /** Once in the whole game. @rule CLS-18 CLS-32 */
    readonly gx: boolean;
    readonly vstar: boolean;
  };
}
