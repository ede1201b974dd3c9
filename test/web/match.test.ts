import { describe, expect, it } from 'vitest';
import { discsOf } from '../../src/web/match/discs.js';
import { sayingInMatch } from '../../src/web/match/saying.js';
import {
  isMatch,
  isMatchOver,
  type Match,
  matchOf,
  pickerAfter,
  winsIn,
  withGame,
} from '../../src/web/session/match.js';

const match = (...winners: readonly (number | null)[]): Match => ({
  bestOf: 3,
  seed: `game${winners.length}`,
  games: winners.map((winner, place) => ({ seed: `game${place}`, winner })),
});

const setup = (seed: string, decks: readonly number[] = [0, 1]) => ({ seed, decks });

describe('a match on this page', () => {
  it('is over when somebody has won two of three games (HOUSE-02)', () => {
    expect(isMatchOver(match(0))).toBe(false);
    expect(isMatchOver(match(0, 1))).toBe(false);
    expect(isMatchOver(match(0, 0))).toBe(true);
    expect(isMatchOver(match(1, 0, 1))).toBe(true);
  });

  it('goes on after a game that nobody won, and that one counts for nobody', () => {
    expect(isMatchOver(match(0, null))).toBe(false);
    expect([winsIn(match(0, null), 0), winsIn(match(0, null), 1)]).toEqual([1, 0]);
  });

  it('lets who lost the last game choose who goes first in the next (HOUSE-02)', () => {
    expect(pickerAfter(match())).toBeNull();
    expect(pickerAfter(match(0))).toBe(1);
    expect(pickerAfter(match(0, 1))).toBe(0);
    expect(pickerAfter(match(0, null))).toBeNull();
  });

  it('has the game of its seed, and none that is gone on with from the middle', () => {
    expect(matchOf(setup('game0'), match())).toEqual(match());
    expect(matchOf(setup('game7'), match())).toBeNull();
    expect(matchOf(setup('game0', []), match())).toBeNull();
    expect(matchOf(null, match())).toBeNull();
  });

  it('counts a game once, and not at all when its end is taken back', () => {
    const begun = { ...match(1), seed: 'game1' };
    const ended = withGame(begun, { seed: 'game1', winner: 0 });
    expect(ended.games).toHaveLength(2);
    expect(withGame(ended, { seed: 'game1', winner: 1 }).games).toEqual([
      { seed: 'game0', winner: 1 },
      { seed: 'game1', winner: 1 },
    ]);
    expect(withGame(ended, null)).toEqual(begun);
  });

  it('is shown as a disc a game, as one sees it who plays', () => {
    expect(discsOf(match(0), 0)).toEqual(['won', 'now', 'toCome']);
    expect(discsOf(match(0), 1)).toEqual(['lost', 'now', 'toCome']);
    expect(discsOf({ ...match(0, null), seed: 'game1' }, 0)).toEqual(['won', 'drawn', 'toCome']);
  });

  it('says how it stands, who chooses, and who has won it', () => {
    const ended = { title: 'You win', help: 'All Prize cards.' };
    const seat = { team: 0, seat: 0 };
    expect(sayingInMatch(ended, match(0), seat)).toEqual({
      title: 'You win',
      help: 'All Prize cards. The match stands 1 : 0 for you. Who lost it chooses who goes first.',
    });
    expect(sayingInMatch(ended, match(1), seat).help).toContain('You lost it, so you choose who goes first.');
    expect(sayingInMatch(ended, match(0, 1, 0), seat)).toEqual({
      title: 'You win the match',
      help: 'All Prize cards. The match ends 2 : 1 for you.',
    });
    expect(sayingInMatch(ended, match(1, 1), seat).title).toBe('You lose the match');
  });

  it('is read only if it is one', () => {
    expect(isMatch(match(0, null))).toBe(true);
    for (const spoilt of [null, [], {}, { ...match(), games: [{ seed: 1 }] }, { ...match(), bestOf: 'three' }])
      expect(isMatch(spoilt)).toBe(false);
  });
});
