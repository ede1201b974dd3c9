import type { Random } from '../bots/index.js';
import type { Answer, Era, Format, Game, GameClaim, PositionGameClaim } from '../engine/index.js';
import { plainGame } from './plain-deck.js';
import { anyAnswer } from './random-player.js';
import { worsePosition } from './random-position.js';

/** What a soak plays with: where its decks come from, and who plays them. */
export interface Material {
  /** A new game; null where the era has no cards for it. */
  deal(era: Era, format: Format, random: Random): GameClaim | null;
  /** Where a game goes on from that was left in the middle, on another board. */
  position(claim: GameClaim, game: Game, random: Random): PositionGameClaim;
  choose(game: Game, random: Random): Answer;
  /** Called when a game has begun, and when it is left. */
  begun?(game: Game): void;
  left?(game: Game): void;
}

/** Invented cards without any text, and random play. */
export const PLAIN: Material = { deal: plainGame, position: worsePosition, choose: anyAnswer };
