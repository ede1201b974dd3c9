import { describe, expect, it } from 'vitest';
import { waysThatDiffer } from '../../../src/arena/checks/ways.js';
import { anyAnswer } from '../../../src/arena/index.js';
import { listAnswers, play } from '../../../src/engine/index.js';
import { holds, playedGame } from './playing.js';

describe('the ways in which things can be used', () => {
  it('are together exactly what is listed, in any era and format', () => {
    const seen = new Set<string>();
    holds(80, (sample) => {
      const { game, random } = playedGame(sample);
      for (let i = 0; i < 12 && game.state.phase !== 'over'; i++) {
        const offered = listAnswers(game);
        expect(waysThatDiffer(game, offered)).toEqual([]);
        for (const given of offered) seen.add(given.kind);
        play(game, anyAnswer(game, random));
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['bench', 'evolve', 'attach', 'play', 'retreat', 'attack']));
    expect([...seen]).toEqual(expect.arrayContaining(['declare', 'go-back', 'pass']));
  });
});
