import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiesThatDiffer } from '../../../src/arena/checks/copies.js';
import { fingerprint, fork, pack, type State, unpack } from '../../../src/engine/index.js';
import { ASLEEP, BURNED, CONFUSED, POISONED } from '../../../src/engine/model/state.js';
import { setStrength } from '../../../src/engine/model/strength.js';
import { holds, playedGame, samples } from './playing.js';

describe('a copy of a state', () => {
  it('is the same data by JSON, fork and pack, holds no part of it, and goes on alike', () => {
    holds(60, (sample) => {
      const { game, random } = playedGame(sample);
      expect(copiesThatDiffer(game, random)).toEqual([]);
    });
  });

  it('keeps Special Conditions of every strength', () => {
    const { state } = playedGame({ era: 3, format: 0, seed: 1, choices: 60, asks: false, worse: false }).game;
    const somebody = state.pokemon.find((one) => one != null)!;
    for (const condition of [ASLEEP, CONFUSED, BURNED, POISONED]) setStrength(somebody, condition, 63);
    expect(unpack(pack(state))).toEqual(state);
    expect(fork(state)).toEqual(state);
  });

  it('stays what it was while others are made, however many', () => {
    const kept = Array.from({ length: 120 }, (_, seed) => {
      const sample = {
        era: seed % 4,
        format: seed % 2,
        seed,
        choices: seed,
        asks: seed % 3 === 0,
        worse: seed % 5 === 0,
      };
      const { state } = playedGame(sample).game;
      return { state: JSON.stringify(state), snapshot: pack(state), copy: fork(state), print: fingerprint(state) };
    });
    for (const { state, snapshot, copy, print } of kept) {
      expect(JSON.stringify(unpack(snapshot))).toBe(state);
      expect(JSON.stringify(copy)).toBe(state);
      expect(fingerprint(copy)).toBe(print);
    }
  });
});

describe('the fingerprint', () => {
  it('changes with any one number of the state', () => {
    const changed = fc.property(samples(), fc.nat(), fc.constantFrom(-1, 1, 7), (sample, choice, by) => {
      const { state } = playedGame(sample).game;
      const copy = structuredClone(state);
      const leaves = numbersIn(copy);
      leaves[choice % leaves.length]!(by);
      expect(fingerprint(copy)).not.toBe(fingerprint(state));
    });
    fc.assert(changed, { seed: 2009, numRuns: 300 });
  });

  it('changes with every number of one state in the middle of a game', () => {
    const { state } = playedGame({ era: 0, format: 0, seed: 7, choices: 60, asks: true, worse: true }).game;
    const before = fingerprint(state);
    const prints = numbersIn(state).map((add) => {
      add(1);
      const print = fingerprint(state);
      add(-1);
      return print;
    });
    expect(prints.length).toBeGreaterThan(100);
    expect(prints).not.toContain(before);
    expect(new Set(prints).size).toBe(prints.length);
    expect(fingerprint(state)).toBe(before);
  });

  it('changes with the phase, the kind of the decision and what is being done', () => {
    const { state } = playedGame({ era: 1, format: 0, seed: 3, choices: 40, asks: false, worse: false }).game;
    const others: State[] = [fork(state), fork(state), fork(state)];
    others[0]!.phase = 'between-turns';
    others[1]!.decision.kind = 'coin';
    others[2]!.frames[0]!.kind = 'release';
    expect(new Set([state, ...others].map(fingerprint)).size).toBe(4);
  });
});

/** Every number in the data, each as a way to add to it. */
function numbersIn(data: object): ((by: number) => void)[] {
  const fields = data as Record<string, unknown>;
  return Object.keys(fields).flatMap((key) => {
    const value = fields[key];
    if (typeof value === 'object' && value !== null) return numbersIn(value);
    if (typeof value !== 'number') return [];
    return [
      (by: number) => {
        fields[key] = (fields[key] as number) + by;
      },
    ];
  });
}
