// Games to hold properties against: any era and format, decks and choices by chance, left off anywhere.
import fc from 'fast-check';
import { anyAnswer, plainGame, randomNumbers, worsePosition } from '../../../src/arena/index.js';
import type { Random } from '../../../src/bots/index.js';
import {
  type Answer,
  beginning,
  ERAS,
  FORMATS,
  type Format,
  type Game,
  type GameClaim,
  type GameRecord,
  gameAt,
  play,
  recordOf,
} from '../../../src/engine/index.js';

export interface Sample {
  readonly era: number;
  readonly format: number;
  readonly seed: number;
  /** How many choices are made, if the game lasts so long. */
  readonly choices: number;
  /** Coins and forced choices are asked for, attacks announced in vain. */
  readonly asks: boolean;
  /** Whether it goes on from a position with Special Conditions and damage. */
  readonly worse: boolean;
}

/** Smaller samples are shorter games: fast-check shrinks towards the beginning. */
export const samples = (mostChoices = 120): fc.Arbitrary<Sample> =>
  fc.record({
    era: fc.nat(ERAS.length - 1),
    format: fc.nat(FORMATS.length - 1),
    seed: fc.nat(1_000_000),
    choices: fc.nat(mostChoices),
    asks: fc.boolean(),
    worse: fc.boolean(),
  });

/** One of the formats that the era has. */
function formatOf(era: number, format: number): Format {
  const known = FORMATS.filter(({ id }) => ERAS[era]!.formats.includes(id));
  return known[format % known.length]!;
}

export interface Played {
  readonly game: Game;
  readonly record: GameRecord;
  readonly random: Random;
}

export const claimOf = ({ era, format, asks }: Sample, random: Random): GameClaim => ({
  ...plainGame(ERAS[era]!, formatOf(era, format), random),
  options: asks ? { coins: 'asked', askForced: true, announceFreely: true } : {},
});

export function begin(claim: GameRecord['game']): Game {
  const game = beginning(claim);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

/** Plays so many choices, and on to the next ordinary turn if that is wanted; stops where the game is over. */
function playOn(game: Game, choices: number, random: Random, toTurn = false): Answer[] {
  const made: Answer[] = [];
  while (game.state.phase !== 'over' && (made.length < choices || (toTurn && game.state.decision.kind !== 'turn'))) {
    const given = anyAnswer(game, random);
    made.push(given);
    play(game, given);
  }
  return made;
}

export function playedGame(sample: Sample): Played {
  const random = randomNumbers(sample.seed);
  const claim = claimOf(sample, random);
  const game = begin(claim);
  if (!sample.worse) return { game, random, record: recordOf(claim, playOn(game, sample.choices, random)) };
  const before = playOn(game, sample.choices, random, true);
  if (game.state.phase === 'over') return { game, random, record: recordOf(claim, before) };
  const position = worsePosition(claim, game, random);
  const built = gameAt(position);
  if (!built.ok) throw new Error(built.error.map(({ message }) => message).join(' '));
  const choices = playOn(built.value, sample.choices % 16, random);
  return { game: built.value, random, record: recordOf(position, choices) };
}

/** Always the same samples: a property that fails once fails until it is repaired. */
export function holds(runs: number, property: (sample: Sample) => void, mostChoices?: number): void {
  fc.assert(fc.property(samples(mostChoices), property), { seed: 2002, numRuns: runs });
}
