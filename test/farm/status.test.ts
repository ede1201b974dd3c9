import { describe, expect, it } from 'vitest';
import { statusText } from '../../src/cli/farm/status.js';
import { statusPage } from '../../src/cli/farm/status-page.js';
import { FarmMetrics, type FarmStatus } from '../../src/farm/index.js';
import { readSource } from '../house/sources.js';

const run = {
  ...{ run: 'a1b2', is: 'arena', title: '2 decks <of> one era', make: 'ours', version: '0.1.0', typed: [] },
  ...{ done: 500, expected: 2000, games: 500, jobs: 5, doubles: 1, seconds: 4, isOver: false, isAsked: true },
};

const status: FarmStatus = {
  farm: 'rulebox',
  make: 'ours',
  runs: [run, { ...run, run: 'c3d4', isAsked: false }, { ...run, run: 'e5f6', isOver: true }],
  workers: [
    {
      id: '1',
      host: 'north',
      pid: 7,
      make: 'ours',
      version: '0.1.0',
      threads: 8,
      playing: 8,
      games: 400,
      jobs: 4,
      rate: 41.5,
    },
    {
      id: '2',
      host: 'south',
      pid: 9,
      make: 'theirs',
      version: '0.0.9',
      threads: 4,
      playing: 0,
      games: 0,
      jobs: 0,
      rate: 0,
    },
  ],
  queues: [{ make: 'ours', waiting: 11, playing: 8, delayed: 1, dead: 1 }],
  dead: [
    {
      make: 'ours',
      run: 'a1b2',
      number: 17,
      games: 100,
      attempts: 3,
      reason: 'out of <order>',
      full: 'out of <order>\n at',
    },
  ],
  gamesPerSecond: 41.5,
};

describe('the status of a farm', () => {
  it('as text says what was asked for, who plays, what waits, how fast, and what is dead', () => {
    const text = statusText(status);
    expect(text).toMatch(/a1b2 +2 decks <of> one era +500 +2000 +25 %/);
    expect(text).toMatch(/c3d4 .* interrupted\n/);
    expect(text).toMatch(/e5f6 .* over\n/);
    expect(text).toMatch(/north 7 +ours +8 +8 +400 +41\.5/);
    expect(text).toMatch(/ours +11 +8 +1 +1\n/);
    expect(text).toContain('41.5 games per second. 1 dead letters: `rulebox farm dead` lists them.');
    const nothing = statusText({ ...status, runs: [], workers: [], queues: [], dead: [], gamesPerSecond: 0 });
    expect(nothing).toContain('Nothing was asked of the farm rulebox.');
    expect(nothing).toContain('No worker is there: `rulebox farm work` begins one.');
  });

  it('as a page says the same, in the colours of day and night, and lets no name become markup', () => {
    const page = statusPage(status, new Date(0));
    expect(page).toContain('<h1>1 run at 42 games a second</h1>');
    expect(page).toContain('2 decks &lt;of&gt; one era');
    expect(page).toContain('out of &lt;order&gt;');
    expect(page).not.toMatch(/<of>|<order>/);
    expect(page).toContain('rulebox farm run --resume c3d4');
    expect(page).toContain('leaves these runs to others');
    expect(page).toContain('light-dark(');
    expect(page).toContain('aria-valuenow="25"');
  });
});

describe('docs/FARM.md', () => {
  it('has every figure as a worker counts it', async () => {
    const lines = readSource('docs/FARM.md').text.split('\n');
    const first = lines.indexOf('| figure | |') + 2;
    const rows = lines.slice(first, lines.indexOf('', first)).map((line) => line.slice(2, -2).split(' | '));
    const counted = [...(await new FarmMetrics().text()).matchAll(/^# HELP (rulebox_\w+) (.*)$/gm)];
    expect(rows).toEqual(counted.map(([, name, help]) => [`\`${name}\``, help]));
  });
});
