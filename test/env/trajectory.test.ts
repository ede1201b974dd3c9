import { describe, expect, it } from 'vitest';
import { bots } from '../../src/bots/index.js';
import { DECISION_KINDS, nonceFor, sameAnswer, seedFrom, seedOfNumber } from '../../src/engine/index.js';
import { ACTION_LAYOUT, bytesOf, columnsOf, type RowPlan, trajectory } from '../../src/env/index.js';
import { envOf, TWO } from './tables.js';

const SEED = seedOfNumber(1);
const plan: RowPlan = {
  env: envOf(TWO, { shaping: 0.5, remember: true }),
  bots: [bots.random, bots.random],
  seed: SEED,
  vectors: true,
};

describe('a trajectory', () => {
  const rows = trajectory(plan, 3);

  it('is the same for the same plan, and is a game that can be played again by its indexes', () => {
    expect(trajectory(plan, 3)).toEqual(rows);
    const game = plan.env.begun(seedFrom(SEED, nonceFor('contest', 0, 3)));
    rows.forEach((row, place) => {
      expect([row.decision, row.seat, row.count, DECISION_KINDS[row.kind]]).toEqual([
        place,
        game.seat,
        game.count,
        game.kind,
      ]);
      expect(sameAnswer(game.legal()[row.index]!, row.answer)).toBe(true);
      if (place % 20 === 0) {
        expect(row.observation).toEqual(game.observe(row.seat));
        const { size } = ACTION_LAYOUT;
        expect(row.action).toEqual(game.actions().slice(row.index * size, (row.index + 1) * size));
      }
      game.step(row.index);
    });
    expect(game.isOver).toBe(true);
  });

  it('tells what each seat was given: together all shares and the result', () => {
    for (const seat of [0, 1]) {
      const own = rows.filter((row) => row.seat === seat);
      expect(own.map(({ last }) => last)).toEqual(own.map((_, place) => (place === own.length - 1 ? 1 : 0)));
      const result = own[0]!.result;
      expect(Math.abs(result)).toBe(1);
      const shares = own.reduce((sum, { reward }) => sum + reward, 0) - result;
      expect(Math.abs(shares)).toBeLessThanOrEqual(0.5 + 1e-4);
    }
  });

  it('lies in columns as numbers of their types', () => {
    for (const column of columnsOf(plan.env.layout)) {
      const bytes = Buffer.from(bytesOf(column, rows));
      const read = { int8: 'readInt8', int16: 'readInt16LE', int32: 'readInt32LE', float32: 'readFloatLE' } as const;
      const width = { int8: 1, int16: 2, int32: 4, float32: 4 }[column.type];
      expect(bytes.length).toBe(rows.length * column.width * width);
      const at = rows.length - 1;
      const last = Array.from({ length: column.width }, (_, i) =>
        bytes[read[column.type]]((at * column.width + i) * width),
      );
      expect(last).toEqual(Array.from(column.of(rows[at]!), (number) => Math.fround(number)));
    }
  });
});
