import { describe, expect, it } from 'vitest';
import { answersThatSlipIn, offersThatAreRefused } from '../../../src/arena/checks/answers.js';
import { anyAnswer, plainGame, randomNumbers, violations } from '../../../src/arena/index.js';
import { ERAS, LIMITED, listAnswers, play, reasonsAgainst } from '../../../src/engine/index.js';
import { MOST_CHOICES_A_TURN } from '../../../src/engine/turn/list-turn.js';
import { oneOfEachKind } from '../every-kind.js';
import { begin, holds, playedGame } from './playing.js';

describe('a game of any era', () => {
  it('keeps its cards, limits and decisions sound after every choice', () => {
    holds(40, (sample) => {
      const { game, random } = playedGame(sample);
      for (let i = 0; i < 40 && game.state.phase !== 'over'; i++) {
        expect(violations(game)).toEqual([]);
        play(game, anyAnswer(game, random));
      }
      expect(violations(game)).toEqual([]);
    });
  });

  it('comes to an end', () => {
    holds(40, (sample) => {
      const { game, random } = playedGame(sample);
      for (let i = 0; i < 5000 && game.state.phase !== 'over'; i++) play(game, anyAnswer(game, random));
      expect(game.state.phase).toBe('over');
      expect([0, 1]).toContain(game.state.winner);
      expect(violations(game)).toEqual([]);
    });
  });

  it('comes to an end even if nobody ends a turn as long as there is anything else to do (HOUSE-01)', () => {
    const longest = Array.from({ length: 12 }, (_, seed) => {
      const random = randomNumbers(seed);
      const game = begin(plainGame(ERAS[0]!, LIMITED, random));
      let choices = 0;
      while (game.state.phase !== 'over') {
        const offered = listAnswers(game);
        const others = offered.filter(({ kind }) => kind !== 'pass' && kind !== 'attack');
        const from = others.length > 0 ? others : offered;
        play(game, from[random(from.length)]!);
        choices = Math.max(choices, game.state.turnChoices);
      }
      return choices;
    });
    expect(Math.max(...longest)).toBe(MOST_CHOICES_A_TURN); // free retreats go on for ever in this era
  });
});

describe('an answer', () => {
  it('is accepted when it is offered', () => {
    holds(60, (sample) => {
      const { game } = playedGame(sample);
      expect(offersThatAreRefused(game, listAnswers(game))).toEqual([]);
    });
  });

  it('is refused with a rule when it is not offered, and changes nothing', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      if (game.state.phase === 'over') return;
      for (let i = 0; i < 4; i++) expect(answersThatSlipIn(game, random)).toEqual([]);
    });
  });

  it('is refused when the game is over, whatever it is (WIN-04)', () => {
    holds(30, (sample) => {
      const { game, random } = playedGame(sample);
      if (game.state.phase !== 'over') play(game, { kind: 'concede', seat: random(2) });
      expect(violations(game)).toEqual([]);
      expect(listAnswers(game)).toEqual([]);
      for (const given of oneOfEachKind(0)) expect(reasonsAgainst(game, given)).toEqual(['game-over']);
    });
  });

  it('is listed in the same order for equal states', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      const copy = { ...game, state: JSON.parse(JSON.stringify(game.state)) as typeof game.state };
      const before = listAnswers(game);
      listAnswers(playedGame({ ...sample, seed: random(1000), choices: 20 }).game); // the buffer has been another's
      expect(listAnswers(copy)).toEqual(before);
    });
  });
});
