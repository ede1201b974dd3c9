import { expect, it } from 'vitest';
import { waysThatDiffer } from '../../../src/arena/checks/ways.js';
import { plainGame, randomNumbers } from '../../../src/arena/index.js';
import { anyAnswer } from '../../../src/arena/random-player.js';
import { CONSTRUCTED, ERAS, type Game, listAnswers, newGame, play } from '../../../src/engine/index.js';

function inATurn(seed: number): Game {
  const random = randomNumbers(seed);
  const game = newGame(plainGame(ERAS[0]!, CONSTRUCTED, random));
  if (!game.ok) throw new Error('the game cannot begin');
  while (game.value.state.decision.kind !== 'turn' || listAnswers(game.value).length < 3)
    play(game.value, anyAnswer(game.value, random));
  return game.value;
}

it('an answer that only the list knows is found, and one that only the ways know', () => {
  const game = inATurn(3);
  const offered = listAnswers(game);
  expect(waysThatDiffer(game, offered)).toEqual([]);
  const [, ...rest] = offered;
  expect(waysThatDiffer(game, rest)).toContainEqual(expect.stringContaining('is a way and not listed'));
  expect(waysThatDiffer(game, [...offered, { kind: 'prize', place: 0 }])).toEqual([
    expect.stringContaining('is listed, no way'),
  ]);
});
