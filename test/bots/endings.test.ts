import { expect, it } from 'vitest';
import { answersIn, endingsIn, forkOf, goOnAs, playIn } from '../../src/engine/view.js';
import { played } from './played.js';

it('what may end a turn is what is offered, without the acts', () => {
  let acts = 0;
  for (const game of played(7, 300)) {
    if (game.state.decision.kind !== 'turn') continue;
    const offered = answersIn(game);
    const endings = endingsIn(game);
    expect(endings).toEqual(offered.slice(-endings.length));
    const before = offered.slice(0, -endings.length);
    expect(before.some(({ kind }) => kind === 'attack' || kind === 'pass' || kind === 'declare')).toBe(false);
    expect(answersIn(game)).toEqual(offered);
    acts += before.length;
  }
  expect(acts).toBeGreaterThan(100);
});

it('a game goes on as another that has come of it as if the same had been played in it', () => {
  for (const game of played(40, 200)) {
    const [first] = answersIn(game);
    if (first === undefined) continue;
    const [one, other, after] = [forkOf(game), forkOf(game), forkOf(game)];
    playIn(one, first);
    playIn(after, first);
    goOnAs(other, after);
    expect(answersIn(other)).toEqual(answersIn(one));
    expect(other.state).toEqual(one.state);
  }
});
