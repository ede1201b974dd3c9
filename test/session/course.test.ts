import { describe, expect, it } from 'vitest';
import { eventsFor, type GameEvent, type GameRecord, replay, seatOf, teamOf } from '../../src/engine/index.js';
import { type Course, courseOf } from '../../src/session/index.js';
import { setupOf, tableOf } from './tables.js';

function playedOut(seed: number): GameRecord {
  const table = tableOf(setupOf(seed, 'hgss-2010', ['greedy', 'random']));
  for (let choices = 0; choices < 4000 && table.goOn(); choices++);
  return table.record();
}

function courseIn(record: GameRecord): Course {
  const course = courseOf(record);
  if (!course.ok) throw new Error(course.error[0]?.message);
  return course.value;
}

function eventsIn(record: GameRecord): readonly GameEvent[] {
  const game = replay(record, { listen: true });
  if (!game.ok) throw new Error(game.error[0]?.message);
  return eventsFor(game.value.log!, 'all-seeing');
}

/** The first of these deals that went so: no further one is played. */
function firstCourse(seeds: readonly number[], fits: (course: Course) => boolean): Course | undefined {
  for (const seed of seeds) {
    const course = courseIn(playedOut(seed));
    if (fits(course)) return course;
  }
  return undefined;
}

describe('How a game went', () => {
  it.each([1, 2, 3, 4])('agrees with what everybody saw happen (deal %i)', (seed) => {
    const record = playedOut(seed);
    const course = courseIn(record);
    const events = eventsIn(record);
    for (const team of [0, 1] as const) {
      const taken = events.filter((event) => event.kind === 'prizeTaken' && teamOf(event.seat) === team).length;
      const fallen = events.filter((event) => event.kind === 'knockedOut' && teamOf(seatOf(event.pokemon)) !== team);
      expect(course.teams[team].prizes).toBe(taken);
      expect(course.race[team].at(-1)?.taken ?? 0).toBe(taken);
      expect(course.teams[team].knockOuts).toBe(fallen.length);
      expect(course.teams[team].heads).toBeLessThanOrEqual(course.teams[team].flips);
    }
    expect(course.over).toBe(true);
    expect(course.prizes).toBe(6);
  });

  it('names the Pokémon that took the last Prize card, and its attack', () => {
    const course = firstCourse([1, 2, 3, 4, 5, 6], ({ ways }) => ways.includes('prizes'));
    expect(course?.hero?.attack).toBeTruthy();
    expect(course?.hero?.face.facts.attacks.map(({ name }) => name)).toContain(course?.hero?.attack);
    expect(course?.hero?.damage).toBeGreaterThan(0);
  });

  it('tells of a game that was conceded who won it, and that no Prize card was taken', () => {
    const { rulebox, game, choices } = playedOut(1);
    const record: GameRecord = { rulebox, game, choices: [...choices.slice(0, 8), { kind: 'concede', seat: 0 }] };
    const course = courseIn(record);
    expect([course.winner, course.ways, course.teams.map(({ prizes }) => prizes)]).toEqual([1, ['concede'], [0, 0]]);
    expect(course.hero?.attack).toBe(null);
  });
});
