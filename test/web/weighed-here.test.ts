import { describe, expect, it } from 'vitest';
import type { Answer, Option } from '../../src/engine/index.js';
import type { Analysis, Judged } from '../../src/session/index.js';
import { mistakeAfter } from '../../src/web/replay/analysed.js';
import { judgedAt, mayBeSeen, standingAt, waysIn } from '../../src/web/replay/weighed-here.js';

const option = (card: number): Option => ({
  answer: { kind: 'play', card } as Answer,
  kind: 'play',
  group: 'play',
  card,
  pokemon: null,
  target: null,
  attack: null,
  number: null,
  text: `Play ${card}`,
});
const weighed = (card: number, chance: number) => ({
  option: option(card),
  chance,
  games: 10,
  line: [],
  steps: [option(card)],
});

const judged = (choice: number, more: Partial<Judged> = {}): Judged => ({
  choice,
  turn: 2,
  seat: 0,
  kind: 'turn',
  chance: 0.7,
  chanceError: 0.01,
  best: [weighed(1, 0.7), weighed(2, 0.6)],
  given: weighed(1, 0.7),
  loss: 0,
  error: 0.01,
  verdict: null,
  reasons: [],
  ...more,
});

const mistake = judged(8, { given: weighed(3, 0.4), loss: 0.3, verdict: 'mistake' });
const analysis: Analysis = {
  seat: null,
  plays: 600,
  decisions: [judged(3), judged(5, { seat: 1, given: weighed(1, 0.2) }), mistake],
  curve: [
    { choice: 3, turn: 2, seat: 0, teams: [0.7, 0.3] },
    { choice: 12, turn: 4, seat: null, teams: [0, 1] },
  ],
  turningPoints: [],
  error: 0.01,
};

describe('an analysis at a place of a record', () => {
  it('shows the choice that was made there, and nothing where none was weighed', () => {
    expect(judgedAt(analysis, 8)).toBe(mistake);
    expect(judgedAt(analysis, 4)).toBeNull();
  });

  it('puts what was played beside the best, once', () => {
    expect(waysIn(mistake).map(({ letter, isBest, wasPlayed }) => [letter, isBest, wasPlayed])).toEqual([
      ['A', true, false],
      ['B', false, false],
      ['C', false, true],
    ]);
    expect(waysIn(judged(3)).map(({ letter, wasPlayed }) => [letter, wasPlayed])).toEqual([
      ['A', true],
      ['B', false],
    ]);
  });

  it('shows a choice to who sees all hands, and to who sits there, only', () => {
    expect(['open' as const, 0, 1].map((onlooking) => mayBeSeen(mistake, onlooking))).toEqual([true, true, false]);
  });

  it('says how the game stands for either side, what was given away, and how it ended', () => {
    expect(standingAt(analysis, 2, 0)).toBeNull();
    expect(standingAt(analysis, 4, 0)).toEqual({ chance: 0.7, lost: 0 });
    expect(standingAt(analysis, 6, 0)?.chance).toBeCloseTo(0.8);
    expect(standingAt(analysis, 8, 0)).toEqual({ chance: 0.4, lost: 0.3 });
    expect(standingAt(analysis, 9, 0)).toEqual({ chance: 0.4, lost: 0 });
    expect(standingAt(analysis, 8, 1)).toEqual({ chance: 0.6, lost: 0 });
    expect(standingAt(analysis, 12, 1)).toEqual({ chance: 1, lost: 0 });
  });

  it('goes round the mistakes', () => {
    expect(mistakeAfter(analysis, 0)).toBe(8);
    expect(mistakeAfter(analysis, 8)).toBe(8);
    expect(mistakeAfter({ ...analysis, decisions: [judged(3)] }, 0)).toBeNull();
  });
});
