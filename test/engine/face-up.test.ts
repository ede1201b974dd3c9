import { describe, expect, it } from 'vitest';
import { secretsThatLeak } from '../../src/arena/checks/secrets.js';
import { anyAnswer, randomNumbers, violations } from '../../src/arena/index.js';
import { effectDecks } from '../../src/cli/library-files.js';
import {
  begin,
  believe,
  fork,
  type Game,
  imagine,
  maySee,
  pack,
  play,
  prepare,
  seedOfNumber,
  unpack,
  viewFor,
} from '../../src/engine/index.js';
import { turnFaceUp } from '../../src/engine/model/face-up.js';

const { facts, programs, decks } = effectDecks();
const prepared = prepare({ era: 'hgss-2010', format: 'constructed', facts, programs, decks, seed: 0 });
if (!prepared.ok) throw new Error(prepared.error[0]!.message);
const setup = prepared.value;

/** Random games in which two Prize cards of each player are turned face up; `at` is called at every decision after that. */
function playedFaceUp(games: number, at: (game: Game) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const game = begin(setup, seedOfNumber(seed), true);
    const random = randomNumbers(seed);
    for (let choices = 0; choices < 250 && game.state.phase !== 'over'; choices++) {
      play(game, anyAnswer(game, random));
      if (choices === 40)
        for (const { prizes } of game.state.sides) for (const at of [4, 1]) turnFaceUp(game, prizes[at]!);
      if (choices >= 40) at(game);
    }
  }
}

describe('a Prize card that lies face up', () => {
  it('is carried by every copy of the game, and its invariants hold (ZONE-10)', () => {
    let most = 0;
    playedFaceUp(3, (game) => {
      most = Math.max(most, game.state.faceUp.length);
      expect(violations(game)).toEqual([]);
      expect(fork(game.state)).toEqual(game.state);
      expect(unpack(pack(game.state))).toEqual(game.state);
    });
    expect(most).toBe(4);
  }, 20_000);

  it('is seen by both players, in its place, and stays there in every game that they imagine (ZONE-03)', () => {
    let choices = 0;
    playedFaceUp(3, (game) => {
      if (choices++ % 7 !== 0) return;
      for (const seat of [0, 1]) {
        for (const card of game.state.faceUp) expect(maySee(game, seat, card)).toBe(true);
        const imagined = imagine(game, seat, { belief: believe(setup) }, randomNumbers(choices));
        expect(viewFor(imagined, seat)).toEqual(viewFor(game, seat));
        for (const { seat: owner, faceUp } of viewFor(game, seat).sides)
          for (const { card, position } of faceUp) expect(imagined.state.sides[owner]!.prizes[position]).toBe(card);
      }
    });
  }, 20_000);

  it('tells nothing of those beside it (ZONE-10)', () => {
    let choices = 0;
    playedFaceUp(2, (game) => {
      if (choices++ % 5 === 0 && game.state.phase !== 'over')
        expect(secretsThatLeak(game, randomNumbers(choices))).toEqual([]);
    });
  }, 20_000);
});
