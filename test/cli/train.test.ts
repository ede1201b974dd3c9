import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { FEATURE_NAMES } from '../../src/bots/index.js';
import { trainingField } from '../../src/cli/train/fields.js';
import type { JudgementFile } from '../../src/cli/train/judgement-file.js';
import { keepLessons } from '../../src/cli/train/kept-lessons.js';
import { register } from '../../src/cli/train.js';
import { eraNamed, seedTyped } from '../../src/cli/typed.js';
import { putBackAfterEach, runSlowCommand } from './run-command.js';

putBackAfterEach();

const folder = mkdtempSync(join(tmpdir(), 'rulebox-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'judgement.json');
const rulebox = (...args: string[]) => runSlowCommand(register, 'train', '--era', 'hgss-2010', '--out', out, ...args);

/** As if sixty decisions had been played before: in each, the end with fewer Prize cards left was won more often. */
function keptBefore(): string {
  const file = join(folder, 'lessons.jsonl');
  const plan = { fields: [trainingField(eraNamed('hgss-2010'))], decisions: 60, plays: 4, seed: seedTyped('1') };
  const end = (prizes: number, hp: number) =>
    FEATURE_NAMES.map((name) => (name === 'prizes' ? prizes : name === 'hpActive' ? hp : 0));
  const lessons = Array.from({ length: 60 }, (_, game) => ({
    game,
    plays: 4,
    ends: [
      { features: end(0, game % 7), won: 0.25 },
      { features: end(-1, game % 5), won: 0.75 },
    ],
  }));
  writeFileSync(file, keepLessons(plan, lessons));
  return file;
}

describe('rulebox train', () => {
  it('learns from what was kept, and writes the weights with where they come from', async () => {
    const args = ['--decisions', '59', '--plays', '4', '--lessons', keptBefore()];
    const told = await rulebox(...args, '--json');
    expect([told.code, told.error]).toEqual([0, '']);
    const file = JSON.parse(readFileSync(out, 'utf8')) as JudgementFile;
    expect(JSON.parse(told.out)).toEqual(file);
    expect(file).toMatchObject({ format: 'rulebox-judgement', version: 1 });
    expect(Object.keys(file.weights)).toEqual(FEATURE_NAMES);
    expect(file.weights['prizes']).toBeLessThan(-50);
    expect(file.made).toMatchObject({ seed: '1', plays: 4, decisions: 59 });
    expect(file.made.decks['hgss-2010']).toContain('Ember Spark');
    expect(file.made.heldOut.linear.error).toBeLessThan(file.made.heldOut.constant.error / 2);
    vi.restoreAllMocks();
    expect((await rulebox(...args)).out).toMatch(/\nthe one that ships, scaled +[\d.]+ +[\d.]+ +[\d.]+ %\n/);
  }, 30_000);

  it.each([
    [['--decisions', '3'], '--decisions takes 50 at least: fewer teach nothing.'],
    [['--decisions', 'many'], '--decisions takes a whole number from 0 to 1000000, not "many".'],
    [['--plays', '0'], '--plays takes a whole number from 1 on.'],
    [['--hold', '-1'], '--hold takes a number above 0, up to 1000000, not "-1".'],
    [['--era', '1999'], 'There is no era "1999".'],
  ])('refuses %j with a sentence', async (args, message) => {
    const { error, code } = await rulebox(...args);
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });

  it('does not mix lessons of different trainings', async () => {
    const other = join(folder, 'other.jsonl');
    writeFileSync(other, '{"format":"rulebox-lessons","version":1,"seed":"9"}\n');
    const { error, code } = await rulebox('--lessons', other);
    expect([code, error]).toEqual([2, expect.stringContaining('these lessons are of another training')]);
  });
});
