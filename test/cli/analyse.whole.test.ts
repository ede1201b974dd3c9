import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chart } from '../../src/cli/analyse/chart.js';
import { register } from '../../src/cli/analyse.js';
import { playDemo } from '../../src/cli/demo-game.js';
import type { Analysis } from '../../src/session/index.js';
import { demoClaim } from './games.js';
import { putBackAfterEach, runCommand } from './run-command.js';

const folder = mkdtempSync(join(tmpdir(), 'rulebox-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));
putBackAfterEach();

function write(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const demo = playDemo(demoClaim(3), () => {}, 'random');
if (!demo.ok) throw new Error('the demonstration does not begin');
const { record } = demo.value;
/** Enough of it to tell of. */
const file = write('game.json', { ...record, choices: record.choices.slice(0, 60) });

describe('rulebox analyse', () => {
  const analysed = () => runCommand(register, 'analyse', file, '--plays', '200');

  it('tells how it was done, the chances turn by turn, what decided the game, and the mistakes', () => {
    const { out, error, code } = analysed();
    expect([code, error]).toEqual([0, '']);
    expect(out.replaceAll('\n', ' ')).toContain('Each was judged by what its player knew then');
    expect(out.replaceAll('\n', ' ')).toMatch(
      /about 200 plays for each, so that a chance to win is ± \d+ of a hundred/,
    );
    const titles = out.split('\n').filter((line) => /^(The chance of A|What decided it|Mistakes)/.test(line));
    expect(titles).toHaveLength(3);
    expect(out).toMatch(
      / {2}Turn \d+, [AB] \(choice \d+\): \S+ points? \(± \d+\) lost\n {4}Played: .+\n(.+\n)*? {4}Better: /,
    );
    expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  it('says the same each time', () => {
    const one = runCommand(register, 'analyse', file, '--plays', '50', '--seat', 'A');
    expect(runCommand(register, 'analyse', file, '--plays', '50', '--seat', 'A')).toEqual(one);
  });

  it('gives everything as JSON, of one seat where one is named', () => {
    const { out, code } = runCommand(register, 'analyse', file, '--plays', '100', '--seat', 'b', '--json');
    const analysis = JSON.parse(out) as Analysis;
    expect(code).toBe(0);
    expect(new Set(analysis.decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    for (const { best, given, loss, chance } of analysis.decisions) {
      expect(best.length).toBeGreaterThan(0);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(chance - given.chance).toBeCloseTo(loss, 6);
    }
  });

  it.each([
    [['--seat', 'C'], '--seat takes A or B, not "C".'],
    [['--plays', 'many'], '--plays takes a whole number from 0 to 10000000, not "many".'],
  ])('refuses %s with a sentence and exit code 2', (options, sentence) => {
    const { error, code } = runCommand(register, 'analyse', file, ...options);
    expect([code, error]).toEqual([2, `rulebox: ${sentence}\n`]);
  });

  it('refuses what is no record, and a record that is broken', () => {
    const nothing = runCommand(register, 'analyse', write('nothing.json', { hello: 1 }));
    expect(nothing.code).toBe(2);
    expect(nothing.error).toContain('nothing.json');
    const broken = { ...record, choices: [record.choices[0], { kind: 'pass' }, ...record.choices.slice(1)] };
    const spoilt = runCommand(register, 'analyse', write('broken.json', broken));
    expect(spoilt.code).toBe(2);
    expect(spoilt.error).toMatch(/broken\.json: Choice \d+ of this record is refused/);
  });
});

describe('the chart', () => {
  it('has a mark for each turn, higher where the first player stands better', () => {
    const curve = [
      { choice: 0, turn: 1, seat: 0, teams: [0.5, 0.5] },
      { choice: 4, turn: 2, seat: 1, teams: [0.25, 0.75] },
      { choice: 9, turn: 2, seat: null, teams: [1, 0] },
    ] as const;
    expect(chart(curve, { names: ['A', 'B'], width: 80 }).slice(1)).toEqual([
      ' 100 % │  ×',
      '       │',
      '  75 % │',
      '       │',
      '  50 % │•',
      '       │',
      '  25 % │ ◦',
      '       │',
      '   0 % │',
      '       └───',
      '        1 turn',
    ]);
  });
});
