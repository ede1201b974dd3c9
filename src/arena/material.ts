import type { Random } from '../bots/index.js';
import type { Answer, Era, Format, Game, GameClaim } from '../engine/index.js';
import { plainGame } from './plain-deck.js';
import { anyAnswer } from './random-player.js';

/** What a soak plays with: where its decks come from, and who plays them. */
export interface Material {
  /** A new game; null where the era has no cards for it. */
  deal(era: Era, format: Format, random: Random): GameClaim | null;
  choose(game: Game, random: Random): Answer;
  /** Called when a game has begun, and when it is left. */
  begun?(game: Game): void;
  left?(game: Game): void;
}

/** Invented cards without any text, and random play. */
export const PLAIN: Material = { deal: plainGame, choose: anyAnswer };
