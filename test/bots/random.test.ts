import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import { randomBot } from '../../src/bots/index.js';
import {
  CONSTRUCTED,
  ERAS,
  type Game,
  keyOfAnswer,
  listAnswers,
  newGame,
  outlookOf,
  play,
} from '../../src/engine/index.js';

function begin(seed: number, era: number): Game {
  const game = newGame(plainGame(ERAS[era]!, CONSTRUCTED, randomNumbers(seed)));
  if (!game.ok) throw new Error('the game cannot begin');
  return game.value;
}

describe('the random bot', () => {
  it.each(ERAS.map(({ id }, era) => ({ id, era })))(
    'plays a game of $id to its end by what its seat may know',
    ({ era }) => {
      const game = begin(6, era);
      const random = randomNumbers(7);
      while (game.state.phase !== 'over') play(game, randomBot(outlookOf(game), random));
      expect([0, 1]).toContain(game.state.winner);
    },
  );

  it('chooses each offered answer about equally often', () => {
    const game = begin(3, 2);
    const random = randomNumbers(1);
    while (listAnswers(game).length < 3) play(game, randomBot(outlookOf(game), random));
    const outlook = outlookOf(game);
    const counts = new Map<number, number>();
    const rounds = 300 * outlook.answers.length;
    for (let i = 0; i < rounds; i++) {
      const given = randomBot(outlook, random);
      counts.set(keyOfAnswer(given), (counts.get(keyOfAnswer(given)) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(listAnswers(game).map(keyOfAnswer).sort());
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(75);
  });
});
