import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A, type Answer, answer, kindOfAnswer, xOf, yOf, zOf } from '../../src/engine/index.js';

const byte = fc.nat(255);
const kind = fc.nat(A.ANSWER_KINDS.length - 1);

describe('an answer', () => {
  it('gives back its kind and its three numbers', () => {
    const gives = fc.property(kind, byte, byte, byte, (k, x, y, z) => {
      const given = answer(k, x, y, z);
      expect([kindOfAnswer(given), xOf(given), yOf(given), zOf(given)]).toEqual([k, x, y, z]);
    });
    fc.assert(gives, { seed: 1, numRuns: 500 });
  });

  it('is a small whole number that JSON carries', () => {
    const carried = fc.property(kind, byte, byte, byte, (k, x, y, z) => {
      const given: Answer = answer(k, x, y, z);
      expect(Number.isSafeInteger(given) && given >= 0 && given < 2 ** 31).toBe(true);
      expect(JSON.parse(JSON.stringify(given))).toBe(given);
    });
    fc.assert(carried, { seed: 2, numRuns: 200 });
  });

  it('is another for each kind and each number', () => {
    const other = fc.property(fc.tuple(kind, byte, byte, byte), fc.tuple(kind, byte, byte, byte), (one, two) => {
      expect(answer(...one) === answer(...two)).toBe(one.join() === two.join());
    });
    fc.assert(other, { seed: 3, numRuns: 500 });
  });

  it('has 255 for what it does not speak of', () => {
    expect([xOf(answer(A.PASS)), yOf(answer(A.PASS)), zOf(answer(A.PASS))]).toEqual([255, 255, 255]);
    expect(yOf(answer(A.PLAY, 3))).toBe(255);
  });

  it('has a kind whose number is its place in the list of kinds', () => {
    const { PASS, BENCH, EVOLVE, ATTACH, PLAY, RETREAT, ATTACK, DECLARE, GO_BACK, GO } = A;
    const { CARD, POKEMON, PRIZE, NUMBER, DONE, COIN, YES, NO, BEGIN, CONCEDE, USE, USE_STADIUM, USE_CARD } = A;
    const first = [PASS, BENCH, EVOLVE, ATTACH, PLAY, RETREAT, ATTACK, DECLARE, GO_BACK, GO];
    const last = [CARD, POKEMON, PRIZE, NUMBER, DONE, COIN, YES, NO, BEGIN, CONCEDE, USE, USE_STADIUM, USE_CARD];
    expect([...first, ...last]).toEqual([...A.ANSWER_KINDS.keys()]);
    expect([A.ANSWER_KINDS[PLAY], A.ANSWER_KINDS[PRIZE], A.ANSWER_KINDS[CONCEDE]]).toEqual([
      'play',
      'prize',
      'concede',
    ]);
  });
});
