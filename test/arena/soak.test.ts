import { describe, expect, it } from 'vitest';
import { sameData, sharesData } from '../../src/arena/checks/same-data.js';
import { roundsOf, soak } from '../../src/arena/index.js';
import { CONSTRUCTED, ERAS, type Era, fingerprint, KNOWN, replay } from '../../src/engine/index.js';

describe('a soak', () => {
  it('finds nothing, in any era and format', () => {
    const tables = ERAS.reduce((sum, { formats }) => sum + formats.length, 0);
    const report = soak({ games: tables, seed: 1, every: 30 });
    expect(report.violations).toEqual([]);
    expect(Object.keys(report.eras).sort()).toEqual(ERAS.map(({ id }) => id).sort());
    // One table after the other.
    for (const { id, formats } of ERAS) expect([id, report.eras[id]!.games]).toEqual([id, formats.length]);
    expect(Object.keys(report.tables)).toHaveLength(tables);
    expect(Object.keys(report.tables)).toContain('platinum-2009 team-battle-limited');
    expect(report.decisions).toBe(Object.values(report.eras).reduce((sum, { decisions }) => sum + decisions, 0));
    expect(report.checks).toBeGreaterThan(report.decisions / 60);
  });

  it('is the same for the same seed, however often it checks, and another for another', () => {
    const sum = (seed: number, every: number) => soak({ games: 8, seed, every }).checksum;
    expect(sum(4, 50)).toBe(sum(4, 20));
    expect(sum(4, 50)).not.toBe(sum(5, 50));
  });

  it('plays the eras and formats it is asked for', () => {
    const { eras, games } = soak({ games: 6, seed: 2, eras: ['hgss-2010'], formats: ['limited'], every: 50 });
    expect([Object.keys(eras), games]).toEqual([['hgss-2010'], 6]);
    expect(soak({ games: 6, seed: 2, eras: ['no such era'] }).games).toBe(0);
  });

  it('says after every game how many have been played', () => {
    const played: number[] = [];
    soak({ games: 3, seed: 2, every: 50, played: (games) => played.push(games) });
    expect(played).toEqual([1, 2, 3]);
  });

  it('reports a game that cannot begin, with its record, and stops after ten', () => {
    // An era in which every deck is illegal: its own basic Energy is of a type it does not have.
    const broken: Era = { ...ERAS[3]!, id: 'broken', requireBasicInDeck: true, stages: [] };
    const { violations, games } = soak({ games: 30, seed: 1, known: { eras: [broken], formats: [CONSTRUCTED] } });
    expect(games).toBe(10);
    expect(violations).toHaveLength(10);
    expect(violations[0]).toMatchObject({ game: 0, era: 'broken', format: 'constructed', choice: 0 });
    expect(violations[0]!.problem).toMatch(/^the game cannot begin: Deck 1: /);
    expect(violations[0]!.record.rulebox).toBe(2);
  });

  it('reports a game in which the engine breaks, with a record that leads there', () => {
    // Without an order of steps nothing says what an attack does: the engine breaks at the first one.
    const { attackStepOrder: _, ...rest } = ERAS[2]!;
    const broken = { ...rest, id: 'broken' } as unknown as Era;
    const known = { ...KNOWN, eras: [broken] };
    const { violations } = soak({ games: 4, seed: 1, known, every: 1_000_000 });
    expect(violations.length).toBeGreaterThan(0);
    const { record, problem, choice } = violations[0]!;
    expect(problem).toMatch(/^TypeError: /);
    expect(record.choices).toHaveLength(choice);
    const before = replay(record, { known, upTo: choice - 1 });
    expect(before.ok && fingerprint(before.value.state)).toBeGreaterThan(0);
    expect(() => replay(record, { known })).toThrow(TypeError);
  });
});

describe('the rounds of a soak', () => {
  it('hold every game once, in order, and follow from the number of games alone', () => {
    const stretches = roundsOf(1234).flat();
    expect(stretches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual([
      ...Array(1234).keys(),
    ]);
    expect(roundsOf(1234).map((round) => round.map(({ lane }) => lane))[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(roundsOf(1234)[2]).toEqual(roundsOf(9999)[2]);
  });
});

describe('same data', () => {
  it('is the same field for field', () => {
    expect(sameData({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    for (const other of [{ a: 1 }, { a: 1, b: undefined }, { a: 1, c: 2 }, { a: -1, b: 2 }, [1, 2], null, 'ab']) {
      expect(sameData({ a: 1, b: 2 }, other)).toBe(false);
    }
  });

  it('is not what JSON would not carry', () => {
    expect(sameData(-0, 0)).toBe(false);
    expect(sameData(undefined, undefined)).toBe(false);
    expect(sameData([1], { 0: 1, length: 1 })).toBe(false);
    expect(sameData(new Map(), {})).toBe(false);
  });

  it('may share an object, and then a change of one is a change of the other', () => {
    const part = { deep: [1] };
    expect(sharesData({ a: [part] }, { a: [part] })).toBe(true);
    expect(sharesData({ a: [part] }, { a: [{ deep: part.deep }] })).toBe(true);
    expect(sharesData({ a: [part] }, { a: [{ deep: [1] }] })).toBe(false);
  });
});
