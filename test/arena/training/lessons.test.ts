import { describe, expect, it } from 'vitest';
import { lessonsOf, type TrainingPlan, trainOn } from '../../../src/arena/index.js';
import { effectDecks } from '../../../src/cli/library-files.js';

const { names, facts, programs, decks } = effectDecks();
const PLAN: TrainingPlan = {
  fields: [{ era: 'hgss-2010', format: 'constructed', names, pool: { facts, programs, decks } }],
  decisions: 5,
  plays: 2,
  seed: 5,
};

describe('lessons', () => {
  const lessons = [...lessonsOf(PLAN)];

  it('are as many as were asked for, each of several ends that differ', () => {
    expect(lessons).toHaveLength(5);
    for (const { ends } of lessons) {
      expect(ends.length).toBeGreaterThan(1);
      expect(new Set(ends.map(({ features }) => Array.from(features).join())).size).toBe(ends.length);
      for (const { won } of ends) expect(won).toBeGreaterThanOrEqual(0);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    expect([...lessonsOf(PLAN)]).toEqual(lessons);
    expect([...lessonsOf({ ...PLAN, seed: 6 })]).not.toEqual(lessons);
  });

  it('are the same when some of them were taken before', () => {
    expect([...lessonsOf(PLAN, lessons.slice(0, 3))]).toEqual(lessons);
  });

  it('of one pair of games only leave none to hold out', () => {
    expect(trainOn(lessons, PLAN)).toBeNull();
  });
}, 60_000);
