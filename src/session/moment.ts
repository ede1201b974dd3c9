import type { BotName } from '../bots/index.js';
import type { CoinTally } from '../companion/index.js';
import type {
  CardFacts,
  CardId,
  DamageStep,
  GameEvent,
  GameRecord,
  Option,
  PokemonId,
  Refusal,
  Seat,
  View,
} from '../engine/index.js';

/** A card as a page draws it: what is printed, in our own wording, and which line of evolution it belongs to. */
export interface Face {
  readonly facts: CardFacts;
  /** The name of the line's first Pokémon: kin are engraved alike. */
  readonly family: string;
  readonly status: FaceStatus;
}

/**
 * How sure we are of a card: it has no text, its text compiled, scenarios pin rulings on all of it, or it is not understood
 * and the card cannot be played.
 */
export type FaceStatus = 'plain' | 'compiled' | 'verified' | 'unsupported';

/** Why something cannot be done: a sentence, and the rules that say so. */
export type Reasons = Pick<Refusal, 'sentence' | 'rules'>;

/** Something printed on a Pokémon that its player may want to use now, with the reason where it cannot be. */
export interface Use {
  readonly number: number;
  readonly name: string;
  readonly refusal: Reasons | null;
  /** What an attack would do now, where that is certain. */
  readonly foreseen: Foreseen | null;
}

/** The damage of an attack, with everything that is in force, and whether it Knocks Out. */
export interface Foreseen {
  readonly damage: number;
  readonly knocksOut: boolean;
  /** How the number comes about, from what is printed; empty where nothing changes it. */
  readonly steps: readonly DamageStep[];
}

/** What one of your Pokémon could do in your turn. */
export interface Uses {
  readonly attacks: readonly Use[];
  readonly powers: readonly Use[];
  /** Null: it is not Active. */
  readonly retreat: { readonly refusal: Reasons | null } | null;
}

/** The groups of actions of a turn, in the order in which they are shown. */
export const ACTS = ['attach', 'bench', 'evolve', 'play', 'use', 'retreat', 'attack', 'end'] as const;
export type Act = (typeof ACTS)[number];

export interface ActView {
  readonly act: Act;
  readonly count: number;
  /** Why there is no way, if there is something that one might want to do. */
  readonly refusal: Reasons | null;
}

/** A part of what is told: a heading, and sentences in which cards are marked. */
export interface Told {
  readonly kind: 'opening' | 'turn' | 'result';
  readonly title: string;
  readonly lines: readonly string[];
}

/** One moment of a game as one seat may know it, and how it came to it from the moment before. */
export interface Moment {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly told: readonly Told[];
  /** Cards of which this seat has seen the face since the moment before: card and place among the faces. */
  readonly seen: readonly (readonly [CardId, number])[];
  readonly faces: readonly (readonly [number, Face])[];
  /** Your turn only. */
  readonly acts: readonly ActView[];
  readonly uses: readonly (readonly [PokemonId, Uses])[];
  /** How many Pokémon each Bench holds now, and how many Prize cards a player began with. */
  readonly benches: readonly number[];
  readonly prizes: number;
  /** The coins of the game so far. @rule ERD-10 */
  readonly coins: CoinTally;
  /** How many of your choices can be taken back. */
  readonly undoable: number;
  /** How many that were taken back can be made again. */
  readonly redoable: number;
  readonly fingerprint: string;
  /** In a replay nobody is asked: what was chosen here stands there instead, where the onlooker may know it. */
  readonly replayed?: { readonly given: Option | null };
}

export type Player = 'you' | BotName;

/** What a game is begun with. */
export interface TableSetup {
  readonly era: string;
  readonly format: string;
  /** For each seat the place of its deck among the shipped decks. */
  readonly decks: readonly number[];
  readonly players: readonly Player[];
  readonly seed: number;
}

/** A game in a few words, for a list of games. */
export interface GameSummary {
  readonly era: string;
  readonly format: string;
  readonly seed: number;
  /** For each seat the Pokémon that its deck is built around. */
  readonly decks: readonly (readonly string[])[];
  readonly turn: number;
  readonly choices: number;
  readonly over: boolean;
  /** The team that won. */
  readonly winner: number | null;
  /** Where the person sat; null: bots among themselves. */
  readonly you: Seat | null;
}

/** What is kept to go on later: the record, who sits where, and the game in a few words. */
export interface KeptGame {
  readonly setup: TableSetup;
  readonly record: GameRecord;
  readonly summary: GameSummary;
}

/** What a player would like to do, before it is known whether the rules let them. */
export type Intent =
  | { readonly do: 'card'; readonly card: CardId; readonly on: PokemonId | null }
  | { readonly do: 'retreat'; readonly pokemon: PokemonId; readonly to: PokemonId | null }
  | { readonly do: 'attack'; readonly pokemon: PokemonId; readonly number: number }
  | { readonly do: 'use'; readonly pokemon: PokemonId; readonly number: number }
  | { readonly do: 'answer'; readonly answer: number };
