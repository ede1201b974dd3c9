import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { register } from '../../src/cli/arena.js';
import { putBackAfterEach, runSlowCommand } from './run-command.js';

putBackAfterEach();

const rulebox = (...args: string[]) => runSlowCommand(register, 'arena', ...args);
const DECKS = ['Hearth and Thunder', 'Tide and Thorn'];

describe('rulebox arena', () => {
  it('prints match-ups with their intervals, the speed and a checksum', async () => {
    const { out, code } = await rulebox(
      ...DECKS,
      '--era',
      'hgss-2010',
      '--bot',
      'random',
      '--games',
      '6',
      '--threads',
      '1',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\n1 Hearth and Thunder +\d+\.\d % \(\d+\.\d–\d+\.\d\)/);
    expect(out).toMatch(/\n6 games with \d+ decisions in [\d.]+ s: [\d.]+ games\/s, [\d.]+ decisions\/s\.\n/);
    expect(out).toMatch(/\nSeed 1, checksum [0-9a-f]{8}\.\n$/);
  });

  it('prints the same figures as JSON, the same for the same seed', async () => {
    const json = async () => {
      const { out } = await rulebox(
        ...DECKS,
        '--era',
        'hgss',
        '--bot',
        'random',
        '--games',
        '4',
        '--threads',
        '1',
        '--json',
      );
      vi.restoreAllMocks();
      return JSON.parse(out) as Record<string, unknown>;
    };
    const [one, other] = [await json(), await json()];
    expect(one).toMatchObject({ era: 'hgss-2010', bots: ['random', 'random'], games: 4, checksum: other['checksum'] });
    expect(one['matchups']).toMatchObject([{ deck: DECKS[0], against: DECKS[1], games: 4 }]);
  });

  it.each([
    [
      ['--bot', 'clever'],
      '--bot takes one or two of random, beginner, casual, greedy, expert, or files of your own, separated by a comma, not "clever".',
    ],
    [['--format', 'draft'], '--format: there is no "draft"; there are constructed, '],
    [['--games', '0'], '--games takes a whole number from 1 on.'],
    [['--era', '1999'], 'There is no era "1999".'],
  ])('refuses %j with a sentence', async (args, message) => {
    const { error, code } = await rulebox(...DECKS, '--era', 'hgss-2010', ...args);
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });

  it('lets a bot of one’s own play, and says what is wrong with one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-bot-'));
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const first = write('first.mjs', 'export default ({ answers }) => answers[0];');
    const args = [...DECKS, '--era', 'hgss-2010', '--games', '2', '--threads', '1'];
    const { out, code } = await rulebox(...args, '--bot', `${first},random`, '--unknown');
    expect(code).toBe(0);
    expect(out).toContain(`${first} against random: `);
    vi.restoreAllMocks();
    const none = write('none.mjs', 'export const bot = 1;');
    expect((await rulebox(...args, '--bot', none)).error).toContain('its default export is no bot');
    vi.restoreAllMocks();
    const wrong = write('wrong.mjs', "export default () => ({ kind: 'prize', place: 3 });");
    expect((await rulebox(...args, '--bot', wrong)).error).toContain(
      `${wrong}: in game 1 (Hearth and Thunder against Tide and Thorn) it gave an answer that is refused`,
    );
    rmSync(folder, { recursive: true });
  });

  it('infers the era from the decks, and says where they disagree', async () => {
    const { out } = await rulebox(
      'Gyarados',
      'Hearth and Thunder',
      '--bot',
      'random',
      '--games',
      '2',
      '--threads',
      '1',
    );
    expect(out).toMatch(/^hgss-2010, /);
    vi.restoreAllMocks();
    const { error } = await rulebox('Gyarados', 'Abyss', '--bot', 'random');
    expect(error).toContain(
      'The decks are of different eras.\nGyarados: HeartGold & SoulSilver (2010)\nAbyss: e-Card (2002)',
    );
    vi.restoreAllMocks();
    expect((await rulebox(...DECKS)).error).toContain('None of the decks tells its era. Name one: --era base-1999');
  });

  it('keeps games as records, and plays one of them again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-kept-'));
    const args = [...DECKS, '--era', 'hgss-2010', '--bot', 'random', '--games', '3', '--threads', '1'];
    await rulebox(...args, '--keep', folder);
    vi.restoreAllMocks();
    const { out } = await rulebox(...args, '--replay', '2');
    expect(JSON.parse(readFileSync(join(folder, 'game-000002.json'), 'utf8'))).toEqual(JSON.parse(out));
    const [titles, ...games] = readFileSync(join(folder, 'games.csv'), 'utf8').trim().split('\n');
    expect([titles!.split(',').length, games.length, games[1]!.split(',').length]).toEqual([12, 3, 12]);
    vi.restoreAllMocks();
    expect((await rulebox(...args, '--replay', '4')).error).toContain('this contest has no game 4');
    rmSync(folder, { recursive: true });
  });

  it('stops at the goal, compares two lists, and writes lines and a page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-page-'));
    const [page, args] = [join(folder, 'a.html'), ['--era', 'hgss-2010', '--bot', 'random', '--threads', '1']];
    const { out } = await rulebox(...DECKS, ...args, '--until', '12%', '--csv', '--html', page);
    expect(Number(out.split('\n')[1]!.split(',')[2])).toBeLessThanOrEqual(80);
    const written = readFileSync(page, 'utf8');
    expect(written).toContain('<h2>Who beats whom</h2>');
    expect(written).not.toMatch(/<script|<link|https?:|url\(/);
    vi.restoreAllMocks();
    const tried = await rulebox(...DECKS, '--against', 'Gyarados', ...args, '--games', '8');
    expect(tried.out).toMatch(/Hearth and Thunder wins −?\d+\.\d points more than Tide and Thorn \(/);
    vi.restoreAllMocks();
    expect((await rulebox(...DECKS, ...args, '--until', 'soon')).error).toContain('--until takes how far');
    rmSync(folder, { recursive: true });
  });

  it('asks for a second deck or a second bot, and for decks that there are', async () => {
    expect((await rulebox(DECKS[0]!, '--era', 'hgss-2010')).error).toContain('One deck has nobody to play against.');
    vi.restoreAllMocks();
    expect((await rulebox('No Such Deck', DECKS[0]!, '--era', 'hgss-2010')).error).toContain('there is no such file');
  });

  it('ends with a sentence when a bot of one’s own does not answer, or is not done loading, in any number of threads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulebox-bot-'));
    const [thinks, loads] = [
      'export default () => { for (;;); };',
      'await new Promise(() => setTimeout(() => {}, 1e6));',
    ];
    const args = [...DECKS, '--era', 'hgss-2010', '--games', '2', '--patience', '0.5'];
    for (const [threads, text] of [
      ['1', thinks],
      ['2', loads],
    ] as const) {
      const file = join(folder, `hangs-${threads}.mjs`);
      writeFileSync(file, text);
      const { error, code } = await rulebox(...args, '--bot', `${file},random`, '--threads', threads);
      expect(code).toBe(2);
      expect(error).toMatch(
        /hangs-\d\.mjs: in .*\(.* against .*\) it has not answered within 0\.5 seconds \(--patience\)\.\n$/,
      );
      vi.restoreAllMocks();
    }
    rmSync(folder, { recursive: true });
  });
});
