import type { Random } from '../bots/index.js';
import type { Answer, Era, Format, Game, GameClaim, GameRecord, PositionGameClaim } from '../engine/index.js';
import { plainGame } from './plain-deck.js';
import { worsePosition } from './random-position.js';
import type { Stretch } from './stretch.js';
import type { Lessons } from './texts/exercise.js';

/** What a soak plays with: where its decks come from, and who plays them. */
export interface Material {
  /** A new game, the soak's so-and-so-manieth; null where the era has no cards for it. */
  deal(era: Era, format: Format, random: Random, number: number): GameClaim | null;
  /** The middle of a game with these decks that nobody has played; null: play it from the beginning. */
  stand?(claim: GameClaim, era: Era, format: Format, random: Random): PositionGameClaim | null;
  /** Where a game goes on from that was left in the middle, on another board. */
  position(claim: GameClaim, game: Game, random: Random): GameRecord['game'];
  /** `offered`: all answers that the open decision offers. */
  choose(game: Game, random: Random, offered: readonly Answer[]): Answer;
  /** Called when a game has begun, and when it is left. */
  begun?(game: Game): void;
  left?(game: Game): void;
  /** For material that learns from its games. */
  readonly learning?: Learning;
}

/** A stretch of games follows from what was known when its round began, so that stretches may be played side by side. */
export interface Learning {
  /** The same material for one stretch: what is learnt there is not learnt here. */
  branch(stretch: Stretch): Material;
  readonly lessons: Lessons;
  learnFrom(lessons: Lessons): void;
  /** How much there is to learn in an era. */
  needOf(era: Era): number;
}

/** Invented cards without any text, and random play. */
export const PLAIN: Material = {
  deal: plainGame,
  position: worsePosition,
  choose: (_game, random, offered) => offered[random(offered.length)]!,
};
