import { play } from '../apply.js';
import type { Answer } from '../model/answer.js';
import type { Game } from '../model/game.js';
import type { Setup } from '../model/setup.js';
import { err, ok, type Result } from '../result.js';
import { answerShape } from './answer-shape.js';
import { KNOWN, type Known } from './claim.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import type { GameClaim } from './game-claim.js';
import { LIMITS } from './limits.js';
import { begin, newGame } from './new-game.js';
import { gameAt } from './position.js';
import type { PositionGameClaim } from './position-claim.js';
import { seedOf } from './seed-of.js';
import { faultsIn, fields, isFields, listOf, oneOf, type Shape } from './shape.js';

/** One file for replays, bug reports, undo and regression tests: what the game was played with, and every choice. */
export interface GameRecord {
  readonly rulebox: 2;
  readonly game: GameClaim | PositionGameClaim;
  readonly choices: readonly Answer[];
}

/** The record of a game: what it was played with, its seed as four numbers, and the answers given so far. */
export const recordOf = (game: GameRecord['game'], choices: readonly Answer[]): GameRecord => {
  const seed = seedOf(game.seed);
  return { rulebox: 2, game: seed.ok ? { ...game, seed: seed.value } : game, choices };
};

/** The game as it stood before its first choice. */
export function beginning(claim: GameRecord['game'], listen = false, known: Known = KNOWN): Result<Game, Diagnostic[]> {
  return isAtPosition(claim) ? gameAt(claim, listen, known) : newGame(claim, listen, known);
}

const isAtPosition = (claim: unknown): claim is PositionGameClaim =>
  isFields(claim) && Object.hasOwn(claim, 'position');

/** How far to replay, and who looks on. */
export interface ReplayOptions {
  /** Stop after so many choices; undo is replaying one fewer. */
  readonly upTo?: number;
  readonly listen?: boolean;
  readonly known?: Known;
  /** What the claim comes to, linked before by `prepare`: then nobody asks what the claim is, but for its seed. */
  readonly setup?: Setup;
  /** Called before each choice, and at the end. */
  readonly visit?: (game: Game, choice: number) => void;
}

/** A record, whatever its claim must be. */
export const recordShape = (game: Shape): Shape =>
  fields({ rulebox: oneOf([2]), game, choices: listOf(answerShape, LIMITS.choices) });

/** The claim is looked at where the game begins. */
const around = recordShape(() => undefined);

/** Plays a record again: the same record is the same game, choice by choice. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Result<Game, Diagnostic[]> {
  const wrong = faultsIn(record, around, 'The record');
  if (wrong.length > 0) return err(wrong);
  const game = begun(record, options);
  if (!game.ok) return game;
  const choices = record.choices.slice(0, options.upTo ?? record.choices.length);
  for (const [number, choice] of choices.entries()) {
    options.visit?.(game.value, number);
    const refusal = play(game.value, choice);
    if (refusal !== null)
      return err([diagnostic(`Choice ${number + 1} of this record is refused: ${refusal.sentence}`)]);
  }
  options.visit?.(game.value, choices.length);
  return ok(game.value);
}

function begun(
  { game }: GameRecord,
  { setup, listen = false, known = KNOWN }: ReplayOptions,
): Result<Game, Diagnostic[]> {
  if (setup === undefined) return beginning(game, listen, known);
  const seed = seedOf(game.seed);
  return seed.ok ? ok(begin(setup, seed.value, listen)) : seed;
}
