import { expect, it } from 'vitest';
import { soakKills } from '../../../src/cli/soak/kills.js';

it('A server that is killed while people play loses nothing, and all tables are played on at', async () => {
  const told: number[] = [];
  const plan = { kills: 3, tables: 3, nodes: 1, database: null, seed: 5, decks: ['DonChamp', 'Ember Spark'] } as const;
  const figures = await soakKills(plan, (kill) => told.push(kill));
  expect(told).toEqual([1, 2, 3]);
  expect(figures).toMatchObject({ kills: 3, lost: 0, doubled: 0, stuck: 0, refused: 0 });
  // Each table was played on at after the last kill, and nothing counts that is not in the log.
  expect(figures.acknowledged).toBeGreaterThanOrEqual(plan.tables);
  expect(figures.written).toBeGreaterThanOrEqual(figures.acknowledged);
  expect(figures.back.p50).toBeGreaterThan(0);
});
