import { describe, expect, it } from 'vitest';
import {
  type Answer,
  apply,
  eventsFor,
  fingerprint,
  fork,
  type Game,
  listAnswers,
  play,
} from '../../../src/engine/index.js';
import { holds, playedGame } from './playing.js';

describe('apply', () => {
  it('leaves the game as it was: nothing of it is written to', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      const before = JSON.stringify(game.state);
      deepFreeze(game.state);
      deepFreeze(game.setup);
      Object.freeze(game);
      const offered = listAnswers(game);
      const given: Answer = offered.length === 0 ? { kind: 'pass' } : offered[random(offered.length)]!;
      expect(apply(game, given).ok).toBe(offered.length > 0);
      expect(JSON.stringify(game.state)).toBe(before);
    });
  });

  it('gives the game that play gives, for every offered answer', () => {
    holds(30, (sample) => {
      const { game } = playedGame(sample);
      for (const given of listAnswers(game)) {
        const applied = apply(game, given);
        const inPlace: Game = { ...game, state: fork(game.state) };
        play(inPlace, given);
        expect(applied.ok && fingerprint(applied.value.game.state)).toBe(fingerprint(inPlace.state));
      }
    });
  });

  it('tells what happened, or nothing if nobody listens; the game is the same', () => {
    holds(30, (sample) => {
      const { game, random } = playedGame(sample);
      const offered = listAnswers(game);
      if (offered.length === 0) return;
      const given = offered[random(offered.length)]!;
      const [loud, silent] = [apply(game, given, true), apply(game, given, false)];
      if (!loud.ok || !silent.ok) throw new Error('an offered answer is refused');
      expect(fingerprint(silent.value.game.state)).toBe(fingerprint(loud.value.game.state));
      expect(eventsFor(silent.value.events, 'all-seeing')).toEqual([]);
      const heard: Game = { ...game, state: fork(game.state), log: { setup: game.setup, numbers: [] } };
      play(heard, given);
      expect(loud.value.events.numbers).toEqual(heard.log!.numbers);
    });
  });

  it('ends the game when a player concedes, at any decision of anybody', () => {
    holds(40, (sample) => {
      const { game } = playedGame(sample);
      for (const seat of [0, 1]) {
        const applied = apply(game, { kind: 'concede', seat });
        expect(applied.ok).toBe(game.state.phase !== 'over');
        if (applied.ok) expect(applied.value.game.state).toMatchObject({ phase: 'over', winner: 1 - seat });
      }
    });
  });
});

function deepFreeze(data: object): void {
  Object.freeze(data);
  for (const value of Object.values(data)) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) deepFreeze(value);
  }
}
