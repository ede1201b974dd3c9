import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_FIELDS,
  ANSWER_KINDS,
  ANSWERS,
  type Answer,
  type AnswerField,
  type AnswerKind,
  sameAnswer,
} from '../../src/engine/index.js';
import { answerOf, packed } from '../../src/engine/model/answer.js';
import { oneOfEachKind } from './every-kind.js';

const anyValue = (is: AnswerField): fc.Arbitrary<unknown> => {
  const { type, most } = ANSWER_FIELDS[is];
  if (type === 'boolean') return fc.boolean();
  return type === 'integer-or-null' ? fc.option(fc.nat(most), { nil: null }) : fc.nat(most);
};

/** Any answer that the table has. */
const anyAnswer: fc.Arbitrary<Answer> = fc.constantFrom(...ANSWER_KINDS).chain((kind) => {
  const fields = Object.entries<AnswerField>(ANSWERS[kind].fields).map(([name, is]) => [name, anyValue(is)]);
  return fc.record({ kind: fc.constant(kind), ...Object.fromEntries(fields) }) as unknown as fc.Arbitrary<Answer>;
});

/** The number that an answer of this kind begins with. */
const numberOf = (kind: AnswerKind): number => packed(oneOfEachKind(1).find((each) => each.kind === kind)!) >> 24;

describe('an answer', () => {
  it('is the same after it was one integer', () => {
    const comesBack = fc.property(anyAnswer, (given) => {
      expect(answerOf(packed(given))).toEqual(given);
      expect(sameAnswer(given, JSON.parse(JSON.stringify(given)))).toBe(true);
    });
    fc.assert(comesBack, { seed: 1, numRuns: 1000 });
  });

  it('is another integer for each kind and each field', () => {
    const differs = fc.property(anyAnswer, anyAnswer, (one, other) => {
      expect(packed(one) === packed(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    });
    fc.assert(differs, { seed: 2, numRuns: 1000 });
  });

  it('is as an integer what it was in the first version of records', () => {
    const was: readonly [Answer, number][] = [
      [{ kind: 'pass' }, 0x00ffffff],
      [{ kind: 'attach', card: 17, pokemon: 3 }, 0x031103ff],
      [{ kind: 'play', card: 17, pokemon: null }, 0x0411ffff],
      [{ kind: 'attack', pokemon: 0, attack: 1, target: 16 }, 0x06000110],
      [{ kind: 'go', second: false }, 0x09ffff00],
      [{ kind: 'prize', place: 5 }, 0x0cffff05],
      [{ kind: 'coin', heads: true }, 0x0fffff01],
      [{ kind: 'concede', seat: 1 }, 0x1301ffff],
      [{ kind: 'use-stadium', number: 0 }, 0x15ff00ff],
    ];
    for (const [given, number] of was) expect(packed(given)).toBe(number);
  });

  it('has a kind whose number never changes', () => {
    expect(Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, numberOf(kind)]))).toEqual({
      pass: 0,
      bench: 1,
      evolve: 2,
      attach: 3,
      play: 4,
      retreat: 5,
      attack: 6,
      declare: 7,
      'go-back': 8,
      go: 9,
      card: 10,
      pokemon: 11,
      prize: 12,
      number: 13,
      done: 14,
      coin: 15,
      yes: 16,
      no: 17,
      begin: 18,
      concede: 19,
      use: 20,
      'use-stadium': 21,
      'use-card': 22,
    } satisfies Record<AnswerKind, number>);
  });

  it('has a line in the table that tells nothing of its integer', () => {
    for (const { group, fields, ...more } of Object.values(ANSWERS)) {
      expect([typeof group, more]).toEqual(['string', {}]);
      expect(Object.values(fields).filter((is) => !(is in ANSWER_FIELDS))).toEqual([]);
    }
  });

  it('is no answer with a kind, a field or a value that there is not', () => {
    const broken: readonly unknown[] = [
      null,
      undefined,
      0,
      'pass',
      [],
      {},
      { kind: 'win' },
      { kind: 'toString' },
      { kind: 0 },
      { kind: 'attach', card: 17 },
      ...[-1, 255, 300, 1.5, Number.NaN, '7', null, true, {}].map((card) => ({ kind: 'bench', card })),
      { kind: 'play', card: 17 },
      { kind: 'coin', heads: 1 },
      { kind: 'pass', card: 17 },
      { kind: 'bench', card: 17, pokemon: 3 },
    ];
    for (const given of broken) expect([given, packed(given as Answer)]).toEqual([given, -1]);
  });
});
