// The measured work: whole games by random legal choices.
import { applyPacked, listedAt, listPacked, type Packed, playPacked } from '../../engine/fast.js';
import { begin, fingerprint, type Game, type Setup, seedOfNumber } from '../../engine/index.js';

/** What was done. Equal checksums are equal work: every choice and every final position goes into it. */
export interface Work {
  readonly games: number;
  readonly decisions: number;
  readonly checksum: number;
}

/** How an answer is given: `in-place`, or `pure` with a fork at every decision. */
export type Door = 'in-place' | 'pure';

export const MODULUS = 2_147_483_647;

/** A generator for choosing, apart from the game's own chance: xorshift, 32 bits. */
export function chooser(seed: number): (count: number) => number {
  let state = (seed * 2_654_435_761) | 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

/** Plays games number 0 to `games` - 1, the setups in turn. */
export function playGames(setups: readonly Setup[], games: number, door: Door): Work {
  let decisions = 0;
  let checksum = 0;
  for (let number = 0; number < games; number++) {
    const ended = playGame(begin(setups[number % setups.length]!, seedOfNumber(number)), chooser(number + 1), door);
    decisions += ended.state.choices;
    checksum = (checksum * 31 + (fingerprint(ended.state) % MODULUS) + ended.state.choices) % MODULUS;
  }
  return { games, decisions, checksum };
}

export function playGame(
  game: Game,
  choose: (count: number) => number,
  door: Door,
  most = Number.POSITIVE_INFINITY,
): Game {
  let current = game;
  while (current.state.phase !== 'over' && current.state.choices < most) {
    const given = listedAt(choose(listPacked(current)));
    current = door === 'in-place' ? playOn(current, given) : applied(current, given);
  }
  return current;
}

function playOn(game: Game, given: Packed): Game {
  playPacked(game, given);
  return game;
}

function applied(game: Game, given: Packed): Game {
  const result = applyPacked(game, given, false);
  if (!result.ok) throw new Error(`an offered answer was refused: ${result.error.sentence}`);
  return result.value.game;
}

/** Positions in the middle of games: as many as asked for, after 40 to 79 choices. */
export function midGames(setups: readonly Setup[], count: number): Game[] {
  const positions: Game[] = [];
  for (let seed = 0; positions.length < count; seed++) {
    const game = playGame(
      begin(setups[seed % setups.length]!, seedOfNumber(seed)),
      chooser(seed + 1),
      'in-place',
      40 + (seed % 40),
    );
    if (game.state.phase !== 'over') positions.push(game);
  }
  return positions;
}
